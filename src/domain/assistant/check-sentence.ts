// Checks one sentence of a reply: every figure and name in it, and what it says, has to stand in one finding, with the same yes or no.
import type { Language } from '#kernel/language.ts'
import { type ContentWord, contentWords, isCourteous, meaningOf, negationsIn, soundsCourteous } from './claim-words.ts'
import { type Evidence, type EvidenceUnit, sureName } from './evidence.ts'
import type { Figure } from './figure.ts'
import { figuresMatch } from './figures-match.ts'
import type { FoundSubject, Knowledge } from './knowledge.ts'
import { namesIn } from './names-in.ts'
import { promisesOrJudges } from './promises-or-judges.ts'
import { readFigures } from './read-figures.ts'
import { clausesOf, splitParts } from './split-clauses.ts'
import { stemOf, wordsOf } from './words.ts'

export type Checking = {
  evidence: Pick<Evidence, 'units'>
  knowledge: Pick<Knowledge, 'findSubjects' | 'weightOf'>
  language: Language
  question: string
}

/** `about`: what it named; `isClaim`: whether it said anything that had to be borne out. */
export type Verdict = { holds: boolean; isClaim: boolean; by: readonly EvidenceUnit[]; about: readonly FoundSubject[] }

/** Share of what a sentence says that one finding has to have; a fifth of it may be said in other words. */
const leastOfFinding = 0.72
/** Share of it that has to stand in the very line that a figure is from. */
const leastOfLine = 0.4

/** @param about what the sentence is about where it names nothing */
export function checkSentence(sentence: string, about: readonly FoundSubject[], checking: Checking): Verdict {
  const named = checking.knowledge
    .findSubjects(sentence, checking.language)
    .filter(({ certainty }) => certainty >= sureName)
  const verdict = { isClaim: true, by: [], about: named }
  if (promisesOrJudges(sentence)) return { ...verdict, holds: false }
  const words = contentWords(sentence)
  const figures = readFigures(sentence)
  if (/[?؟]\s*$/u.test(sentence))
    return { ...verdict, isClaim: false, holds: mayBeAsked(sentence, words, figures, checking) }
  const quoted = findQuoted(sentence, named, about, checking)
  if (quoted) return { ...verdict, holds: true, by: [quoted] }
  const isOpen = words.some((word) => word.isStrict || !isCourteous(word)) || figures.length > 0
  if (!isOpen && named.length === 0) {
    return {
      ...verdict,
      isClaim: false,
      holds: soundsCourteous(sentence) && namesHold(sentence, checking.evidence.units),
    }
  }
  const by = findBearing(sentence, named, about, checking)
  return { ...verdict, holds: by !== undefined, by: by ?? [] }
}

/** A line as it stands says what it says, however plain its words are. */
function findQuoted(
  sentence: string,
  named: readonly FoundSubject[],
  about: readonly FoundSubject[],
  { evidence }: Checking,
): EvidenceUnit | undefined {
  const said = wordsOf(sentence).join(' ')
  if (said === '') return undefined
  return evidence.units.find(
    (unit) => isAbout(unit, named, about) && unit.lines.slice(1).some((line) => line.said === said),
  )
}

/** The findings that bear a sentence out: one for all of it, else one for each of its parts. */
function findBearing(
  sentence: string,
  named: readonly FoundSubject[],
  about: readonly FoundSubject[],
  checking: Checking,
): EvidenceUnit[] | undefined {
  const whole = bearing(sentence, named, about, checking)
  if (whole) return [whole]
  for (const cut of [clausesOf, splitParts]) {
    const parts = cut(sentence)
    if (parts.length < 2) continue
    let before = named.length > 0 ? named.slice(0, 1) : about
    const units = parts.map((part) => {
      const own = checking.knowledge
        .findSubjects(part, checking.language)
        .filter(({ certainty }) => certainty >= sureName)
      if (own.length > 0) before = own
      const says = contentWords(part).length > 0 || readFigures(part).length > 0
      return says ? bearing(part, own, before, checking) : undefined
    })
    const borne = units.filter((unit) => unit !== undefined)
    if (borne.length === parts.length) return borne
  }
  return undefined
}

function bearing(
  sentence: string,
  named: readonly FoundSubject[],
  about: readonly FoundSubject[],
  { evidence, knowledge, language }: Checking,
): EvidenceUnit | undefined {
  const ownNames = new Set(named.flatMap(({ name }) => wordsOf(name).map((word) => meaningOf(stemOf(word)))))
  const all = contentWords(sentence)
  const figures = readFigures(sentence)
  const anywhere = new Set(evidence.units.flatMap(({ stems }) => [...stems]))
  // What stands on no page and in no finding weighs double: names and things that there are not.
  const weigh = ({ word, stem }: ContentWord) => (anywhere.has(stem) || knowledge.weightOf(word, language) > 0 ? 1 : 2)
  return evidence.units.find((unit) => {
    if (!isAbout(unit, named, about)) return false
    const words = unit.subjects.length > 0 ? all.filter(({ stem }) => !ownNames.has(stem)) : all
    if (words.some(({ stem, isStrict }) => isStrict && !unit.stems.has(stem))) return false
    if (!namesHold(sentence, [unit])) return false
    if (shareIn(words, unit.stems, weigh) < leastOfFinding) return false
    return figuresHold(figures, words, unit, weigh) && saysTheSame(sentence, words, figures, unit)
  })
}

type Weigh = (word: ContentWord) => number

/** Share of the words' weight, 1 where there are none. */
function shareIn(words: readonly ContentWord[], stems: ReadonlySet<string>, weigh: Weigh): number {
  const whole = words.reduce((total, word) => total + weigh(word), 0)
  if (whole === 0) return 1
  return words.reduce((total, word) => total + (stems.has(word.stem) ? weigh(word) : 0), 0) / whole
}

const hasName = (unit: EvidenceUnit, { name, subject }: FoundSubject): boolean =>
  unit.subjects.some(({ kind, slug }) => kind === subject.kind && slug === subject.slug) ||
  wordsOf(name).every((word) => unit.words.has(word))

/** A finding about the clinic as a whole may answer about anything; one about a thing only about that. */
function isAbout(unit: EvidenceUnit, named: readonly FoundSubject[], about: readonly FoundSubject[]): boolean {
  if (named.length > 0) return unit.subjects.length === 0 || named.every((one) => hasName(unit, one))
  return about.length === 0 || unit.subjects.length === 0 || about.some((one) => hasName(unit, one))
}

const namesHold = (sentence: string, units: readonly EvidenceUnit[]): boolean =>
  namesIn(sentence).every((name) => wordsOf(name).every((word) => units.some((unit) => unit.words.has(word))))

/** Each figure in a line that speaks of the same. */
function figuresHold(
  figures: readonly Figure[],
  words: readonly ContentWord[],
  unit: EvidenceUnit,
  weigh: Weigh,
): boolean {
  return figures.every((figure) => {
    if (figure.kind === 'phone' && !unit.hasPhones) return false
    return linesWith([figure], unit).some(({ stems }) => shareIn(words, stems, weigh) >= leastOfLine)
  })
}

const linesWith = (figures: readonly Figure[], unit: EvidenceUnit) =>
  unit.lines.filter((line) => figures.some((figure) => line.figures.some((found) => figuresMatch(figure, found))))

/** Each clause of the sentence against the clause of the finding that is most like it. */
function saysTheSame(
  sentence: string,
  words: readonly ContentWord[],
  figures: readonly Figure[],
  unit: EvidenceUnit,
): boolean {
  const lines = figures.length > 0 ? linesWith(figures, unit) : unit.lines
  const candidates = lines.flatMap(({ clauses }) => clauses)
  const known = new Set(words.map(({ stem }) => stem))
  return clausesOf(sentence).every((clause) => {
    const own = contentWords(clause).filter(({ stem }) => known.has(stem))
    const rated = candidates.map(({ stems, saysNo }) => ({ saysNo, share: shareIn(own, stems, () => 1) }))
    const best = Math.max(0, ...rated.map(({ share }) => share))
    const saysNo = negationsIn(clause) % 2 === 1
    if (own.length === 0 && figures.length === 0) return !saysNo
    return rated.some((one) => one.share >= best && one.saysNo === saysNo)
  })
}

/** A question may speak of what was found and of what was asked, and state no figure of its own. */
function mayBeAsked(
  sentence: string,
  words: readonly ContentWord[],
  figures: readonly Figure[],
  checking: Checking,
): boolean {
  const { units } = checking.evidence
  const asked = new Set(wordsOf(checking.question).map((word) => meaningOf(stemOf(word))))
  return (
    figures.every((figure) => units.some((unit) => linesWith([figure], unit).length > 0)) &&
    words.every((word) => {
      const isKnown = units.some(({ stems }) => stems.has(word.stem))
      return isKnown || (!word.isStrict && (isCourteous(word) || asked.has(word.stem)))
    }) &&
    namesHold(sentence, units)
  )
}
