// What counts as a sign that somebody needs help now, and how a table of such signs is written.

/** The kinds differ in what is said after where to call; `other` is danger that somebody names without a sign. */
export const redFlagKinds = [
  'self-harm',
  'child',
  'violence',
  'poison',
  'breathing',
  'heart',
  'stroke',
  'unconscious',
  'allergy',
  'pregnancy',
  'bleeding',
  'eyes',
  'clot',
  'infection',
  'confusion',
  'urine',
  'fluids',
  'pain',
  'other',
] as const
export type RedFlagKind = (typeof redFlagKinds)[number]

/**
 * Patterns by kind, as sign-pattern.ts reads them. `plain`: said of somebody it is danger, asked in general it is not.
 * `sure`: nobody says it who asks in general, so neither a person nor a time has to be named beside it.
 */
export type SignTable = Partial<Record<RedFlagKind, { plain?: readonly string[]; sure?: readonly string[] }>>

/** What stands around a sign and says whether it is here and now. Patterns, as those of signs. */
export type CueTable = {
  /** Somebody whom it is said of: the one who writes, or somebody with them. */
  person: readonly string[]
  /** It is going on. */
  now: readonly string[]
  /** It is of these days, which alone does not tell what is from what may be. */
  recent: readonly string[]
  /** Before a sign: it is asked what can happen, unless `told` comes in between. */
  general: readonly string[]
  /** Before a sign: only if it should come to that. `now` outweighs it. */
  supposed: readonly string[]
  /** Right after a sign: it is spoken of and not had. */
  spokenOf: readonly string[]
  /** Long ago; counts beside one of `was` before the sign. */
  longAgo: readonly string[]
  was: readonly string[]
  /** It has been so for years. */
  longSince: readonly string[]
  /** Whether a treatment is possible is being asked. */
  planning: readonly string[]
  /** Beside `planning`: something that somebody lives with or lived through. */
  lasting: readonly string[]
  /** Shortly before a sign: it is not so. */
  denied: readonly string[]
  /** After a sign: it is over. */
  ended: readonly string[]
  /** Between one of `general` and the end of a sign: somebody begins to tell what is. */
  told: readonly string[]
  /** At the beginning: it is asked what can happen, as with `general`. */
  opens: readonly string[]
  /** At the beginning: a question. */
  asks: readonly string[]
  /** Somebody says that it goes on or got worse, without naming it again. */
  worse: readonly string[]
}

/** A sign of this kind is none where one of these patterns shares a word with it. */
export type LookAlikes = Partial<Record<RedFlagKind, readonly string[]>>
