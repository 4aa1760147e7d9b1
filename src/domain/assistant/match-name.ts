// How surely a text names one procedure, package, practitioner or hotel by the words of its name.
import { bodyParts, deedWords, everydayWords } from './deed-words.ts'
import { isCommon, type Named, type SubjectIndex } from './index-subjects.ts'
import type { SaidWord } from './read-said.ts'
import { stemsOf } from './words.ts'

export type Match = {
  named: Named
  certainty: number
  /** Where its words stand in the text. */
  places: readonly number[]
  /** All of the name was said, in one go. */
  isWhole: boolean
}

const scattered = 0.75
const oneOfSeveral = 0.5
/** Beside a part of the body stands something that is not done to it here. */
export const somethingElse = 0.35
/** No more than what is done was said, of whatever part of the body: of another part, or of none. */
const deedOfAnother = 0.15
const deedAlone = 0.4
const deedOfOne = 0.65
/** A common word that a hotel happens to be called by, or a family name. */
const byTheWay = 0.3

const kindWords = {
  package: new Set(stemsOf('package packages deal bundle باقة باقات')),
  practitioner: new Set(stemsOf('dr doctor prof surgeon dentist د دكتور دكتورة طبيب طبيبة جراح')),
  hotel: new Set(
    stemsOf('hotel hotels suites apartments guesthouse residence stay room فندق فنادق أجنحة شقق بيت ضيافة غرفة'),
  ),
}

export function matchName(named: Named, said: readonly SaidWord[], index: SubjectIndex): Match[] {
  return named.forms.flatMap((form) => {
    const places = said.flatMap(({ near }, at) => (form.some((stem) => near.has(stem)) ? [at] : []))
    if (places.length === 0) return []
    const met = form.filter((stem) => places.some((at) => said[at]?.near.has(stem)))
    const nearness = Math.min(...places.map((at) => Math.max(...form.map((stem) => said[at]?.near.get(stem) ?? 0))))
    const isAll = met.length === form.length
    const isWhole = isAll && isInOneGo(places, said) && !isOrdinary(form, named)
    const certainty = isWhole
      ? 1
      : isAll && form.length > 1
        ? scattered
        : partial(named, { form, met, places }, said, index)
    return [{ named, certainty: certainty * nearness, places, isWhole }]
  })
}

/** A hotel or a person called by one word that may mean anything. */
const isOrdinary = (form: readonly string[], { subject }: Named): boolean =>
  form.length === 1 && (subject.kind === 'hotel' || subject.kind === 'practitioner')

/** Words of no meaning may stand between. */
function isInOneGo(places: readonly number[], said: readonly SaidWord[]): boolean {
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  return said.every((word, at) => at < first || at > last || word.isStop || places.includes(at))
}

type Part = { form: readonly string[]; met: readonly string[]; places: readonly number[] }

function partial(named: Named, part: Part, said: readonly SaidWord[], index: SubjectIndex): number {
  const { kind } = named.subject
  const telling = part.met.filter((stem) => !everydayWords.has(stem) && !isCommon(index, kind, stem))
  if (telling.length === 0) return 0
  if (kind === 'procedure') return partialProcedure(named, { ...part, met: telling }, said, index)
  const isNamedByKind = said.some(({ stem }) => kindWords[kind].has(stem))
  const share = telling.length / part.form.length
  const isOne = others(named, telling, index) === 0
  if (kind === 'practitioner') {
    const isFirst = part.met.includes(part.form[0] ?? '')
    // In Arabic most names are words as well.
    const isArabic = part.places.every((at) => said[at]?.isArabic)
    return isNamedByKind || (isFirst && !isArabic) ? (isOne ? 0.85 : oneOfSeveral) : byTheWay
  }
  return isNamedByKind && isOne ? 0.6 + 0.3 * share : isNamedByKind ? oneOfSeveral * share : byTheWay * share
}

function partialProcedure(named: Named, { form, met, places }: Part, said: readonly SaidWord[], index: SubjectIndex) {
  const parts = met.filter((stem) => !deedWords.has(stem))
  if (parts.length === 0) {
    if (isOfAnother(places, said, form)) return deedOfAnother
    return others(named, met, index) === 0 && !isDoneOtherwise(places, said, form) ? deedOfOne : deedAlone
  }
  if (isDoneOtherwise(places, said, form)) return somethingElse
  const inCategory = named.categories.some((category) => met.every((stem) => category.includes(stem)))
  if (inCategory || others(named, met, index) > 0) return oneOfSeveral
  return 0.6 + (0.3 * met.length) / form.length
}

/** How many others of the kind have all the words in one of their names. */
const others = (named: Named, met: readonly string[], { names }: SubjectIndex): number =>
  names.filter(
    (one) =>
      one !== named &&
      one.subject.kind === named.subject.kind &&
      one.forms.some((form) => met.every((stem) => form.includes(stem))),
  ).length

/** What it is done to stands before it in English, behind it in Arabic. */
function isOfAnother(places: readonly number[], said: readonly SaidWord[], form: readonly string[]): boolean {
  return places.some((at) => {
    const beside = said[said[at]?.isArabic ? at + 1 : at - 1]
    return beside !== undefined && !beside.isStop && !form.includes(beside.stem) && !everydayWords.has(beside.stem)
  })
}

/** Beside the part of the body stands something that is done to it, behind it in English, before it in Arabic, and the name has no such word. */
export function isDoneOtherwise(
  places: readonly number[],
  said: readonly SaidWord[],
  form: readonly string[],
): boolean {
  return places.some((at) => {
    const step = said[at]?.isArabic ? -1 : 1
    let next = at + step
    // `knee cartilage transplant` is none of the knee.
    while (bodyParts.has(said[next]?.stem ?? '') && !form.includes(said[next]?.stem ?? '')) next += step
    const beside = said[next]
    return (
      beside !== undefined &&
      !places.includes(next) &&
      deedWords.has(beside.stem) &&
      !everydayWords.has(beside.stem) &&
      !form.some((stem) => beside.near.has(stem) || stem === beside.stem)
    )
  })
}
