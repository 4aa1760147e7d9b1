// Puts the passages that could answer into one order: by what is asked, what it is about, and the words they share with it.
import { agreed, hasOwnHeading, headingOf, topicsOfHeading, wantedByHeading } from './heading-wishes.ts'
import { type Intent, places } from './intent.ts'
import type { FoundPassage, Knowledge } from './knowledge.ts'
import type { Evidence } from './match-phrases.ts'
import type { Passage, Subject } from './passage.ts'
import { isStopWord } from './stop-words.ts'
import type { Understood } from './understand-question.ts'
import { shareOf } from './weigh-intents.ts'
import { stemsOf } from './words.ts'

export type Ranked = {
  passage: Passage
  /** 0 to 1. */
  score: number
  /** How likely the kind of passage answers the intent, 0 to 1. */
  prior: number
  /** Share of the words that the passage has, 0 to 1. */
  covered: number
  /** How likely its heading asks for the same detail, 0 to 1. */
  alike: number
}

/** From here on an intent is sure. */
const sureWeight = 3
/** How much the intent counts beside the words: more, the surer it is. */
const byIntent = 0.35
const byIntentIfSure = 0.3
/** What shares words with the question and is of another kind than is surely wanted loses so much of them. */
const unfitting = 0.3
/** Whoever names a condition may ask in any words. */
const ofPerson: ReadonlySet<Passage['kind']> = new Set(['who-it-is-for', 'who-it-is-not-for'])
/** Of these the order of the provider decides where all have the words. */
const ofAlike: ReadonlySet<Passage['kind']> = new Set(['practitioner', 'hotel'])
/** Of a heading that is a question itself: of the words that it shares, and of the detail that it asks for. */
const byHeading = 0.3
const byTopic = 1
const leastAlike = 0.3

/**
 * @param about the passages of these, and those of the clinic as a whole
 */
export function rankPassages(
  { evidence, wanted, language, topics }: Pick<Understood, 'evidence' | 'wanted' | 'language' | 'topics'>,
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
  const candidates = knowledge.passages.filter((passage) => passage.language === language && isAbout(passage))
  const nearest = Math.max(1, ...candidates.map((passage) => found.get(passage)?.score ?? 0))
  const stems = new Set(stemsOf(wanted))
  const sureness = Math.min(1, (evidence[0]?.weight ?? 0) / 5)
  const intended = byIntent + byIntentIfSure * sureness
  const clinic = shareOf(evidence, (intent) => places[intent].about === 'clinic')
  return candidates
    .map((passage) => {
      const shared = hasOwnHeading(passage) ? sharedOfHeading(passage, stems) : 0
      const alike = hasOwnHeading(passage) ? agreed(topics, topicsOfHeading(passage, knowledge.tellTopic)) : 0
      const prior = priorOf(passage, evidence, shared, knowledge)
      const { covered = 0, score: near = 0 } = found.get(passage) ?? {}
      const fitting = ofPerson.has(passage.kind) ? 1 : 1 - unfitting * sureness * (1 - Math.min(1, 2 * prior))
      const isFar = about.length > 0 && passage.subject === null && clinic < 0.5
      const topic =
        (1 - intended) * (ofAlike.has(passage.kind) ? covered : (covered + near / nearest) / 2) +
        byHeading * shared +
        byTopic * Math.max(0, alike - leastAlike)
      return { passage, prior, covered, alike, score: isFar ? 0 : intended * prior + topic * fitting }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** How much of a heading was said, and of what was said stands in the heading: 0 to 1. */
function sharedOfHeading(passage: Passage, stems: ReadonlySet<string>): number {
  const heading = new Set(stemsOf(headingOf(passage)).filter((stem) => !isStopWord(stem)))
  const shared = [...heading].filter((stem) => stems.has(stem)).length
  return shared === 0 ? 0 : (2 * shared) / (heading.size + stems.size)
}

export const isSame = (one: Subject, other: Subject | null): boolean =>
  one.kind === other?.kind && one.slug === other.slug

/** How likely a passage of the kind says what is wanted; one with a heading of its own is as likely as its heading is alike. */
function priorOf(passage: Passage, evidence: readonly Evidence[], shared: number, knowledge: Knowledge): number {
  const heading = hasOwnHeading(passage) ? wantedByHeading(passage, knowledge.classify) : undefined
  const all = evidence.reduce((sum, { weight }) => sum + weight, 0)
  const byIntents = evidence.map(({ intent, weight }) => {
    const place = places[intent].kinds[passage.kind] ?? 0
    const likely = weight / all
    if (!heading || (place === 0 && passage.kind !== 'question')) return place * likely
    return Math.max(
      place * unspoken * likely,
      Math.min(likely, heading.get(intent) ?? 0) * (unsaid + (1 - unsaid) * Math.min(1, 2 * shared)),
    )
  })
  return Math.min(
    1,
    byIntents.reduce((sum, one) => sum + one, 0),
  )
}

const unspoken = 0.5
/** A heading of which no word was said. */
const unsaid = 0.6

export const isSure = (evidence: readonly Evidence[], intent: Intent): boolean =>
  evidence.some((one) => one.intent === intent && one.weight >= Math.min(sureWeight, evidence[0]?.weight ?? 0))

export const isTop = (evidence: readonly Evidence[], intent: Intent): boolean =>
  evidence.some((one) => one.intent === intent && one.weight >= (evidence[0]?.weight ?? 0))
