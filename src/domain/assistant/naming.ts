// Which of a provider's procedures, packages, practitioners and hotels a text names, and whether it asks for a treatment that is not among them.
import type { Language } from '#kernel/language.ts'
import { findSubjects, type NamedSubject } from './find-subjects.ts'
import {
  type GuessedSubject,
  guessSubjects,
  isOtherTreatment,
  knowTreatments,
  namesNone,
  perhapsOther,
  surelyOther,
} from './guess-subjects.ts'
import { indexSubjects } from './index-subjects.ts'
import { namesOtherTreatment } from './names-other-treatment.ts'
import type { Offered } from './offered.ts'
import type { TellTreatment } from './tell-treatment.ts'

export type Naming = {
  /** By its words alone, with where they stand. */
  findNamed(text: string, language: Language): NamedSubject[]
  /** What a text names, in any language, by its name, a part of it, what people call it or what they say of it; the surest first. */
  findSubjects(text: string, language: Language): GuessedSubject[]
  /** Whether a text names a treatment that the provider does not offer, and none that it does. */
  namesOtherTreatment(text: string, language: Language): boolean
  /** Whether a text is rather about a treatment that the provider does not offer than about one that it does, or about none. */
  mayNameOther(text: string, language: Language): boolean
}

/** @param isKnown whether the pages have a stem: it is not misspelt then */
export function openNaming(offered: Offered, tell: TellTreatment, isKnown: (stem: string) => boolean): Naming {
  const subjects = indexSubjects(offered)
  const treatments = knowTreatments(offered, tell)
  const findNamed = (text: string, language: Language) => findSubjects(subjects, text, language, isKnown)
  const namesOther = (text: string, language: Language) =>
    namesOtherTreatment(subjects, text, language, isKnown) && !namesNone(text, language, treatments)
  return {
    findNamed,
    findSubjects: (text, language) =>
      guessSubjects({ text, language, isOther: namesOther(text, language) }, findNamed(text, language), treatments),
    namesOtherTreatment: (text, language) =>
      namesOther(text, language) || isOtherTreatment(text, language, treatments, surelyOther),
    mayNameOther: (text, language) => isOtherTreatment(text, language, treatments, perhapsOther),
  }
}
