// Puts the passages that could answer into one order: by what is asked, what it is about, and the words they share with it.
import type { Language } from '#kernel/language.ts'
import { type Intent, places } from './intent.ts'
import type { FoundPassage, Knowledge } from './knowledge.ts'
import { type Evidence, matchPhrases } from './match-phrases.ts'
import type { Passage, Subject } from './passage.ts'
import type { Understood } from './understand-question.ts'
import { wordsOf } from './words.ts'

export type Ranked = {
  passage: Passage
  /** 0 to 1. */
  score: number
  /** How likely the kind of passage answers the intent, 0 to 1. */
  prior: number
  /** Share of the words that the passage has, 0 to 1. */
  covered: number
}

/** From here on an intent is sure. */
const sureWeight = 3
const byIntent = 0.55
const byTopic = 0.45
/** Between those that are alike in both. */
const byNearness = 0.05
/** Where all words are those of an intent, the intent has spoken for them already. */
const byWords = 0.15

/**
 * @param about the passages of these, and those of the clinic as a whole
 */
export function rankPassages(
  { evidence, wanted, hasTopic, language }: Pick<Understood, 'evidence' | 'wanted' | 'hasTopic' | 'language'>,
  about: readonly Subject[],
  knowledge: Knowledge,
): Ranked[] {
  // What stands on the page of a practitioner or a hotel alone is about them.
  const isClosed = about.some(({ kind }) => kind === 'practitioner' || kind === 'hotel')
  const isAbout = ({ subject }: Passage) =>
    about.length === 0 || (subject === null ? !isClosed : about.some((one) => isSame(one, subject)))
  const found: ReadonlyMap<Passage, FoundPassage> = new Map(
    wanted ? knowledge.findPassages({ words: wanted, language, limit: 5000 }).map((one) => [one.passage, one]) : [],
  )
  const nearest = Math.max(1, ...[...found.values()].slice(0, 1).map(({ score }) => score))
  return knowledge.passages
    .filter((passage) => passage.language === language && isAbout(passage))
    .map((passage) => {
      const prior = priorOf(passage, evidence, hasTopic, language)
      const { covered = 0, score: near = 0 } = found.get(passage) ?? {}
      const isFar = about.length > 0 && passage.subject === null && prior === 0
      const words = (hasTopic ? byTopic : byWords) * covered
      const nearness = manifold.has(passage.kind) ? (byNearness * near) / nearest : 0
      return { passage, prior, covered, score: isFar ? 0 : byIntent * prior + words + nearness }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

export const isSame = (one: Subject, other: Subject | null): boolean =>
  one.kind === other?.kind && one.slug === other.slug

/** The best of the intents; one that is less sure than another counts less. */
function priorOf(passage: Passage, evidence: readonly Evidence[], hasTopic: boolean, language: Language): number {
  if (evidence.length === 0) return unasked[passage.kind] ?? 0
  const best = Math.max(hasTopic ? sureWeight : 0, evidence[0]?.weight ?? 0)
  const byIntents = evidence.map(({ intent, weight }) => {
    const place = places[intent].kinds[passage.kind] ?? 0
    return place === 0 ? 0 : place * (weight / best) * (speaksOf(passage, intent, language) ? 1 : unspoken)
  })
  return Math.max(0, ...byIntents)
}

/** Where nothing tells what is wanted: what most questions are about. */
const unasked: Partial<Record<Passage['kind'], number>> = {
  question: 0.2,
  'what-it-is': 0.2,
  recovery: 0.2,
  steps: 0.15,
  risks: 0.1,
  aftercare: 0.1,
}

/** Of kinds that hold many things, the heading tells which one; of others the kind does. */
const manifold = new Set<Passage['kind']>(['question', 'terms', 'privacy', 'cookies'])
const unspoken = 0.5
const intentsOf = new WeakMap<Passage, ReadonlySet<Intent>>()

function speaksOf(passage: Passage, intent: Intent, language: Language): boolean {
  if (!manifold.has(passage.kind)) return true
  const known = intentsOf.get(passage)
  if (known) return known.has(intent)
  const { evidence } = matchPhrases(wordsOf(passage.title), language)
  const own = new Set(evidence.map((one) => one.intent))
  intentsOf.set(passage, own)
  return own.has(intent)
}

export const isSure = (evidence: readonly Evidence[], intent: Intent): boolean =>
  evidence.some((one) => one.intent === intent && one.weight >= Math.min(sureWeight, evidence[0]?.weight ?? 0))

export const isTop = (evidence: readonly Evidence[], intent: Intent): boolean =>
  evidence.some((one) => one.intent === intent && one.weight >= (evidence[0]?.weight ?? 0))
