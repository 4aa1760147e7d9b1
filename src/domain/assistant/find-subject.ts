// Decides what a question is about: what it names, what was spoken of, or several that could be meant.
import { type Intent, places } from './intent.ts'
import type { FoundPassage, FoundSubject, Knowledge } from './knowledge.ts'
import type { Understood } from './understand-question.ts'
import { shareOf } from './weigh-intents.ts'
import { stemOf, stemsOf } from './words.ts'

export type FoundAbout =
  /** `isNamed` where the question itself says it. */
  | { is: 'one'; about: FoundSubject; isNamed: boolean }
  | { is: 'several'; names: readonly FoundSubject[] }
  | { is: 'none' }

const alike = 0.05
const clearly = 0.2

export function findSubject(
  understood: Understood,
  knowledge: Pick<Knowledge, 'findPassages' | 'findSubjects'>,
): FoundAbout {
  const { named, context, evidence } = understood
  const [first, ...others] = named
  const own = first && packageSaid(first, understood)
  if (own) return { is: 'one', about: own, isNamed: true }
  if (first && context && isOfPrice(evidence) && isAnother(first, context))
    return { is: 'one', about: context, isNamed: false }
  if (first) {
    const equal = others.filter(
      ({ certainty, subject }) => certainty >= first.certainty - alike && subject.kind === first.subject.kind,
    )
    if (equal.length === 0) return { is: 'one', about: first, isNamed: true }
    const before = isOfPrice(evidence) ? firstSaid([first, ...equal], understood) : undefined
    if (before) return { is: 'one', about: before, isNamed: true }
    const nearest = nearestOf([first, ...equal], understood)
    if (nearest) return { is: 'one', about: nearest, isNamed: true }
    const spoken = [first, ...equal].find(({ subject }) => subject.slug === context?.subject.slug)
    if (spoken) return { is: 'one', about: spoken, isNamed: true }
    const told = byOtherWords([first, ...equal], understood, knowledge)
    if (told) return { is: 'one', about: told, isNamed: true }
    return { is: 'several', names: [first, ...equal] }
  }
  if (!context) return byTopic(understood, knowledge) ?? { is: 'none' }
  const isOfProcedure = evidence.length === 0 || evidence.some(({ intent }) => places[intent].about !== 'clinic')
  return isOfProcedure ? { is: 'one', about: context, isNamed: false } : { is: 'none' }
}

const packageWords: ReadonlySet<string> = new Set(stemsOf('package packages bundle deal باقة باقات بكج'))
const packageLeast = 0.7

/** Beside the name of the treatment: `is breakfast in the LASIK 3 nights package`. */
function packageSaid(first: FoundSubject, { named, said }: Understood): FoundSubject | undefined {
  if (first.subject.kind !== 'procedure' || !said.some((word) => packageWords.has(stemOf(word)))) return undefined
  const packages = named.filter(({ subject, certainty }) => subject.kind === 'package' && certainty >= packageLeast)
  return packages.length === 1 ? packages[0] : undefined
}

const ofPrice: ReadonlySet<Intent> = new Set(['included', 'not-included', 'may-change'])

/** What is in a price may be a treatment of its own: `is the crown included` asks of the root canal that was spoken of. */
const isOfPrice = ([top]: Understood['evidence']): boolean => top !== undefined && ofPrice.has(top.intent)

const isAnother = ({ subject }: FoundSubject, context: FoundSubject): boolean =>
  subject.kind === 'procedure' && context.subject.kind === 'procedure' && subject.slug !== context.subject.slug

/** Of two whole names the one that was said first: `does the price of a facelift include eyelids`. */
function firstSaid(equal: readonly FoundSubject[], { said }: Understood): FoundSubject | undefined {
  const stems = said.map(stemOf)
  const placed = equal
    .map((one) => ({ one, places: stemsOf(one.name).map((stem) => stems.indexOf(stem)) }))
    .filter(({ places: all }) => all.every((at) => at >= 0))
    .map(({ one, places: all }) => ({ one, at: Math.min(...all) }))
    .sort((before, after) => before.at - after.at)
  return placed.length === equal.length ? placed[0]?.one : undefined
}

/** Of those that are equally sure the one whose name was said for the most part; or which has more of the name that was spoken of before. */
function nearestOf(equal: readonly FoundSubject[], { said, context }: Understood): FoundSubject | undefined {
  const own = new Set(said.map(stemOf))
  const before = new Set(context ? stemsOf(context.name) : [])
  const scored = equal
    .map((one) => {
      const stems = stemsOf(one.name)
      const share = (of: ReadonlySet<string>) => stems.filter((stem) => of.has(stem)).length / stems.length
      return { one, score: share(own) + share(before) / 2 }
    })
    .sort((first, second) => second.score - first.score)
  const [best, next] = scored
  return best && next && best.score >= next.score + clearly ? best.one : undefined
}

/** So much better the words beside the name stand on one's pages than on those of the next. */
const muchBetter = 1.5
const enoughCovered = 0.3

/** `the laser` is one of several; beside `acne` it is one. */
function byOtherWords(
  equal: readonly FoundSubject[],
  { rest, language }: Understood,
  { findPassages }: Pick<Knowledge, 'findPassages'>,
): FoundSubject | undefined {
  if (rest.length === 0) return undefined
  const words = rest.join(' ')
  const found = equal
    .map((one) => ({ one, best: findPassages({ words, language, subjects: [one.subject], limit: 1 })[0] }))
    .sort((first, second) => (second.best?.score ?? 0) - (first.best?.score ?? 0))
  const [best, next] = found
  if (!best?.best || best.best.covered < enoughCovered) return undefined
  return best.best.score >= (next?.best?.score ?? 0) * muchBetter ? best.one : undefined
}

const mostFound = 40
const plainlyCovered = 0.6

/** What is not named by any of its names may be told by words that stand on one page far more than on others. */
function byTopic(
  { rest, evidence, language }: Understood,
  { findPassages, findSubjects }: Pick<Knowledge, 'findPassages' | 'findSubjects'>,
): FoundAbout | undefined {
  if (rest.length < leastTelling || shareOf(evidence, (intent) => places[intent].about === 'procedure') < 0.5)
    return undefined
  const best = new Map<string, FoundPassage>()
  for (const one of findPassages({ words: rest.join(' '), language, limit: mostFound })) {
    const slug = one.passage.subject?.kind === 'procedure' ? one.passage.subject.slug : ''
    if (!best.has(slug)) best.set(slug, one)
  }
  const [first, next] = [...best.values()]
  const subject = first?.passage.subject
  if (!first || subject?.kind !== 'procedure' || first.covered < plainlyCovered) return undefined
  if (next && first.score < next.score * muchBetter) return undefined
  const name = findSubjects(subject.slug.replaceAll('-', ' '), language).find(
    (one) => one.subject.slug === subject.slug,
  )
  return name && { is: 'one', about: name, isNamed: false }
}

const leastTelling = 2
