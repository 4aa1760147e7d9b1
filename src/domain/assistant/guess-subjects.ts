// Puts together what a question names by its words and what it is about by the examples: who has a bad knee need not say what is done.
import type { Language } from '#kernel/language.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'
import type { FoundSubject } from './find-subjects.ts'
import type { Offered } from './offered.ts'
import { isStopWord } from './stop-words.ts'
import type { TellTreatment } from './tell-treatment.ts'
import { noTreatment } from './treatment.ts'
import { wordsOf } from './words.ts'

/** Which procedures are which treatment, and how likely a question is about each treatment. */
export type KnownTreatments = {
  /** Procedures by kind of treatment. */
  procedures: ReadonlyMap<string, readonly { slug: string; name: Localized }[]>
  tell: TellTreatment
}

/** A procedure whose own name tells no treatment as surely as this is found by its words alone. */
const plainName = 0.4

export function knowTreatments({ procedures }: Pick<Offered, 'procedures'>, tell: TellTreatment): KnownTreatments {
  const known = new Map<string, { slug: string; name: Localized }[]>()
  for (const { slug, name } of procedures) {
    const [best] = tell(`${inLanguage(name, 'en')} ${slug.replaceAll('-', ' ')}`, 'en')
    if (!best || best.label === noTreatment || best.likely < plainName) continue
    known.set(best.label, [...(known.get(best.label) ?? []), { slug, name }])
  }
  return { procedures: known, tell }
}

/** Who asks a clinic asks rather for what it offers. */
const byOffer = 4
/** The whole name: the examples have nothing to add. */
const wholly = 0.95
/** From here on it is meant; and so surely that it goes before another one of which a word was said. */
const probably = 0.5
/** Of several that a word may mean. */
const plainly = 0.8
const surely = 0.7
const borneOut = 0.6
const ahead = 0.06
const alike = 0.05
const atLeastPart = 0.5

export type GuessedSubject = FoundSubject & {
  /** How surely its words alone name it, 0 to 1. */
  byWords: number
}

/** `isOther` where its words name a treatment that the provider does not offer. */
type Asked = { text: string; language: Language; isOther: boolean }

/** What is found by its words, and the procedures that the examples tell; the surest first. */
export function guessSubjects(
  { text, language, isOther }: Asked,
  found: readonly FoundSubject[],
  known: KnownTreatments,
): GuessedSubject[] {
  const most = Math.max(0, ...found.filter(isProcedure).map(({ certainty }) => certainty))
  const [best] = most < wholly && !isOther ? likelyTreatments(text, language, known) : []
  const isOneWord = wordsOf(text).filter((word) => !isStopWord(word)).length < 2
  const isOpen = found.filter((one) => isProcedure(one) && one.certainty >= most - alike).length > 1
  const meant =
    best && best.likely >= (isOpen ? plainly : probably) && !(isOpen && isOneWord)
      ? (known.procedures.get(best.label) ?? [])
      : []
  const byWords = found.map(
    ({ subject, name, certainty }): GuessedSubject => ({ subject, name, certainty, byWords: certainty }),
  )
  if (!best || meant.length === 0) return byWords
  const guessed = meant.map(({ slug, name }): GuessedSubject => {
    const before = byWords.find((one) => isProcedure(one) && one.subject.slug === slug)
    const isAhead = best.likely >= ((before?.byWords ?? 0) >= atLeastPart ? borneOut : surely)
    const own = Math.max(0.6 + 0.5 * (best.likely - probably), isAhead ? most + ahead : 0)
    if (before) return { ...before, certainty: Math.max(before.certainty, own) }
    return { subject: { kind: 'procedure', slug }, name: inLanguage(name, language), certainty: own, byWords: 0 }
  })
  const isElse = (one: FoundSubject): boolean =>
    !isProcedure(one) || !meant.some(({ slug }) => slug === one.subject.slug)
  return [...guessed, ...byWords.filter(isElse)].sort((one, other) => other.certainty - one.certainty)
}

const isProcedure = ({ subject }: FoundSubject): boolean => subject.kind === 'procedure'

export const surelyOther = 0.6
export const perhapsOther = 0.25

/**
 * Whether a text is about a treatment that the provider does not offer, whatever its words.
 * @param least how likely it has to be
 */
export function isOtherTreatment(text: string, language: Language, known: KnownTreatments, least: number): boolean {
  const [best] = likelyTreatments(text, language, known)
  return best !== undefined && best.label !== noTreatment && !known.procedures.has(best.label) && best.likely >= least
}

const surelyNone = 0.7

/** Whether a text is about no treatment at all. */
export const namesNone = (text: string, language: Language, { tell }: KnownTreatments): boolean =>
  tell(text, language).some(({ label, likely }) => label === noTreatment && likely >= surelyNone)

function likelyTreatments(text: string, language: Language, { tell, procedures }: KnownTreatments) {
  const guesses = tell(text, language).map(({ label, likely }) => ({
    label,
    likely: likely * (procedures.has(label) ? byOffer : 1),
  }))
  const sum = guesses.reduce((all, { likely }) => all + likely, 0)
  return guesses
    .map(({ label, likely }) => ({ label, likely: likely / sum }))
    .sort((one, other) => other.likely - one.likely)
}
