// Decides what a question is about: what it names, what was spoken of, or several that could be meant.
import { places } from './intent.ts'
import type { FoundSubject } from './knowledge.ts'
import type { Understood } from './understand-question.ts'
import { stemOf, stemsOf } from './words.ts'

export type FoundAbout =
  /** `isNamed` where the question itself says it. */
  | { is: 'one'; about: FoundSubject; isNamed: boolean }
  | { is: 'several'; names: readonly FoundSubject[] }
  | { is: 'none' }

const alike = 0.05
const clearly = 0.2

export function findSubject(understood: Understood): FoundAbout {
  const { named, context, evidence, rest, foreign, isPointing } = understood
  const [first, ...others] = named
  if (first) {
    const equal = others.filter(
      ({ certainty, subject }) => certainty >= first.certainty - alike && subject.kind === first.subject.kind,
    )
    if (equal.length === 0) return { is: 'one', about: first, isNamed: true }
    const nearest = nearestOf([first, ...equal], understood)
    if (nearest) return { is: 'one', about: nearest, isNamed: true }
    const spoken = [first, ...equal].find(({ subject }) => subject.slug === context?.subject.slug)
    if (spoken) return { is: 'one', about: spoken, isNamed: true }
    return { is: 'several', names: [first, ...equal] }
  }
  if (!context) return { is: 'none' }
  // Another thing named that no page knows is not what the page is about.
  const isOther = foreign.length > 0 && !isPointing && rest.length > 1
  const isOfProcedure = evidence.length === 0 || evidence.some(({ intent }) => places[intent].about !== 'clinic')
  return isOther || !isOfProcedure ? { is: 'none' } : { is: 'one', about: context, isNamed: false }
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
