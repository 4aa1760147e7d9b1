// Tells that a text names a treatment which the provider does not offer.
import type { Language } from '#kernel/language.ts'
import { bodyParts, deedWords, everydayWords } from './deed-words.ts'
import { findLayWords } from './find-lay-words.ts'
import { findSubjects } from './find-subjects.ts'
import type { SubjectIndex } from './index-subjects.ts'
import { readSaid, type SaidWord } from './read-said.ts'

/** As surely as this a procedure that is offered is meant. */
const surely = 0.6

/**
 * By what people call treatments, or by something that is done to a part of the body: `breast implants` where only reductions are
 * offered, `lung removal`. Not where the text names a procedure that is offered as well.
 *
 * @param isKnown whether the pages have a stem: it is not misspelt then
 */
export function namesOtherTreatment(
  index: SubjectIndex,
  text: string,
  language: Language,
  isKnown: (stem: string) => boolean,
): boolean {
  const isOffered = findSubjects(index, text, language, isKnown).some(
    ({ subject, certainty }) => subject.kind === 'procedure' && certainty >= surely,
  )
  if (isOffered) return false
  const said = readSaid(text, index, isKnown)
  const lay = findLayWords(index, said)
  if (lay.some(({ slugs, isHint }) => slugs.length === 0 && !isHint)) return true
  const ofOffered = new Set(lay.flatMap(({ slugs, places }) => (slugs.length > 0 ? places : [])))
  return said.some((_, at) => !ofOffered.has(at) && isOtherDeed(said, at, index))
}

/** Something is done to a part of the body beside it, and no procedure has both in its name. */
function isOtherDeed(said: readonly SaidWord[], at: number, { names }: SubjectIndex): boolean {
  const deed = said[at]
  if (!deed || !deedWords.has(deed.stem) || everydayWords.has(deed.stem)) return false
  const part = said[deed.isArabic ? at + 1 : at - 1]
  if (!part || !bodyParts.has(part.stem)) return false
  return !names.some(
    ({ subject, forms }) =>
      subject.kind === 'procedure' && forms.some((form) => form.includes(deed.stem) && form.includes(part.stem)),
  )
}
