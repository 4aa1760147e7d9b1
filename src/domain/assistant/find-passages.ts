// Finds passages by what somebody asks, best first, by how rare the words are that a passage shares with the question (BM25).
import type { Language } from '#kernel/language.ts'
import { expandWords, type Wanted } from './expand-words.ts'
import type { PassageIndex } from './index-passages.ts'
import type { Passage, PassageKind, Subject } from './passage.ts'

export type PassageWish = {
  words: string
  language: Language
  /** Only passages about these. */
  subjects?: readonly Subject[]
  kinds?: readonly PassageKind[]
  /** At most so many. */
  limit?: number
}

/** `score` compares passages of one search; `covered` is the share of the words' weight that the passage has, 0 to 1. */
export type FoundPassage = { passage: Passage; score: number; covered: number }

/** What the words surely name, and where in them: its passages are about these words, whether they repeat them or not. */
export type NamedBy = { subject: Subject; places: readonly number[] }

/** As Robertson and Zaragoza recommend; lines of a page are short, so their number counts less than elsewhere. */
const saturation = 1.2
const lengthShare = 0.5
const mostFound = 20
/** What has a little of every word comes before what has one of them often. */
const leastOfScore = 0.3
/** A second word of the same meaning adds so much of its worth. */
const furtherShare = 0.25
const aboutNamed = 2
/** Who names a thing and asks nothing more is told what it is. */
const introducing = 1.15

export function findPassages(
  index: PassageIndex,
  { words, subjects, kinds, limit = mostFound }: PassageWish,
  named: readonly NamedBy[] = [],
): FoundPassage[] {
  const wanted = expandWords(words, index)
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  const found = new Map<number, Had[]>()
  for (const [at, one] of wanted.entries()) {
    for (const [place, had] of matchOne(index, one)) {
      const known = found.get(place) ?? []
      found.set(place, known)
      known[at] = had
    }
  }
  return [...found]
    .flatMap(([place, had]) => {
      const passage = index.passages[place]
      if (!passage || (kinds && !kinds.includes(passage.kind)) || (subjects && !isAbout(passage, subjects))) return []
      return [judge(passage, had, { wanted, whole, named })]
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
}

/** Of one thing that is looked for. */
type Had = { score: number; share: number }
type Asked = { wanted: readonly Wanted[]; whole: number; named: readonly NamedBy[] }

/** What names the subject counts the same for all its passages: between them the other words decide. */
function judge(passage: Passage, had: readonly (Had | undefined)[], { wanted, whole, named }: Asked): FoundPassage {
  const about = named.filter(({ subject }) => isAbout(passage, [subject]))
  const places = new Set(about.flatMap((one) => [...one.places]))
  const isName = (one: Wanted) => one.places.every((each) => places.has(each))
  const each = wanted.map((one, at) =>
    isName(one) ? { score: one.weight * (saturation + 1), share: 1 } : (had[at] ?? { score: 0, share: 0 }),
  )
  const score = each.reduce((sum, one) => sum + one.score, 0)
  const covered = wanted.reduce((sum, { weight }, at) => sum + weight * (each[at]?.share ?? 0), 0) / whole
  const isIntroduction = passage.kind === 'what-it-is' && wanted.every(isName)
  const worth = (about.length > 0 ? aboutNamed : 1) * (isIntroduction ? introducing : 1)
  return { passage, score: score * worth * (leastOfScore + covered), covered: Math.min(1, covered) }
}

const isAbout = ({ subject }: Passage, subjects: readonly Subject[]): boolean =>
  subjects.some((one) => one.kind === subject?.kind && one.slug === subject.slug)

/** Of several words that mean one thing the best that a passage has counts, and the others a little. */
function matchOne({ postings, lengths, rarity }: PassageIndex, { alternatives }: Wanted): Map<number, Had> {
  const best = new Map<number, Had>()
  for (const { stem, share } of alternatives) {
    const having = postings.get(stem)
    if (!having) continue
    const weight = rarity(having.size) * share
    for (const [place, often] of having) {
      const norm = saturation * (1 - lengthShare + lengthShare * (lengths[place] ?? 1))
      const score = (weight * often * (saturation + 1)) / (often + norm)
      const known = best.get(place) ?? { score: 0, share: 0 }
      const [more, less] = score > known.score ? [score, known.score] : [known.score, score]
      best.set(place, { score: more + less * furtherShare, share: Math.max(known.share, share) })
    }
  }
  return best
}
