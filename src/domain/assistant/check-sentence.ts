// Checks one sentence of a reply: every figure and name in it, and what it says, has to stand in one finding, with the same yes or no.
import type { Language } from '#kernel/language.ts'
import { bearsOut } from './bears-out.ts'
import { type Marks, marksOf } from './claim-marks.ts'
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
  knowledge: Pick<Knowledge, 'findSubjects'>
  language: Language
  question: string
}

/** `about`: what it named; `isClaim`: whether it said anything that had to be borne out. */
export type Verdict = { holds: boolean; isClaim: boolean; by: readonly EvidenceUnit[]; about: readonly FoundSubject[] }

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
      holds: offersHelp(sentence) && namesHold(sentence, checking.evidence.units),
    }
  }
  const by = findBearing(sentence, named, about, checking)
  return { ...verdict, holds: by !== undefined, by: by ?? [] }
}

const offersHelp = (sentence: string): boolean => {
  const { turning } = marksOf(sentence)
  return soundsCourteous(sentence) && negationsIn(sentence) === 0 && [...turning].every((mark) => kindly.has(mark))
}
const kindly = new Set(['can', 'if', 'more', 'will', 'after', 'before', 'next', 'first'])

/** `Often, yes.` answers one question, and stands behind another as well. */
const leastQuoted = 2
/** So many words, whatever they are, stand behind no other question. */
const plainlyQuoted = 5

/** A line as it stands says what it says, however plain its words are. */
function findQuoted(
  sentence: string,
  named: readonly FoundSubject[],
  about: readonly FoundSubject[],
  { evidence }: Checking,
): EvidenceUnit | undefined {
  const said = wordsOf(sentence).join(' ')
  if (said === '') return undefined
  const isLong = wordsOf(sentence).length >= plainlyQuoted
  if (!isLong && contentWords(sentence).length + readFigures(sentence).length < leastQuoted) return undefined
  return evidence.units.find(
    (unit) => !unit.isCondition && isAbout(unit, named, about) && unit.lines.some((line) => line.said === said),
  )
}

/** The findings that bear a sentence out: one for all of it, else one for each of its parts. */
function findBearing(
  sentence: string,
  named: readonly FoundSubject[],
  about: readonly FoundSubject[],
  checking: Checking,
): EvidenceUnit[] | undefined {
  const whole = bearing({ sentence, named, about, shared: undefined }, checking)
  if (whole) return [whole]
  for (const cut of [clausesOf, splitParts]) {
    const parts = cut(sentence)
    if (parts.length < 2 || !mayBeCut(sentence, parts, cut === splitParts, [...named, ...about])) continue
    let before = named.length > 0 ? named.slice(0, 1) : about
    const units = parts.map((part) => {
      const own = checking.knowledge
        .findSubjects(part, checking.language)
        .filter(({ certainty }) => certainty >= sureName)
      if (own.length > 0) before = own
      const says = contentWords(part).length > 0 || readFigures(part).length > 0
      return says ? bearing({ sentence: part, named: own, about: before, shared: sentence }, checking) : undefined
    })
    const borne = units.filter((unit) => unit !== undefined)
    if (borne.length === parts.length) return borne
  }
  return undefined
}

/** `You may fly from day 7, before the last check is done` is one claim, though both its parts are said somewhere. */
function mayBeCut(
  sentence: string,
  parts: readonly string[],
  isFine: boolean,
  named: readonly FoundSubject[],
): boolean {
  const names = stemsOfNames(named)
  const bound = (text: string) => [...marksOf(text, names).turning].filter((mark) => binding.has(mark))
  if (isFine) return bound(sentence).length === 0
  return !parts.some((part) => {
    const marks = bound(part)
    return bound(part.split(/\s+/u).slice(0, 2).join(' ')).some((mark) => marks.includes(mark))
  })
}
const stemsOfNames = (named: readonly FoundSubject[]): Set<string> =>
  new Set(named.flatMap(({ name }) => wordsOf(name).map(stemOf)))
const binding = new Set(['before', 'after', 'until', 'from', 'within', 'between', 'if', 'unless', 'without', 'only'])

/** `shared`: the sentence that it is a part of. */
type Claim = {
  sentence: string
  named: readonly FoundSubject[]
  about: readonly FoundSubject[]
  shared: string | undefined
}

function bearing({ sentence, named, about, shared }: Claim, { evidence }: Checking): EvidenceUnit | undefined {
  const names = stemsOfNames([...named, ...about])
  const ownNames = new Set(named.flatMap(({ name }) => wordsOf(name).map((word) => meaningOf(stemOf(word)))))
  const all = contentWords(sentence)
  const claim = { text: sentence, figures: readFigures(sentence), marks: marksOfPart(sentence, shared, names) }
  return evidence.units.find((unit) => {
    if (unit.isLiteral || !isAbout(unit, named, about)) return false
    if (unit.isCondition && !condition.test(shared ?? sentence)) return false
    if (!namesHold(sentence, [unit])) return false
    if (!unit.hasPhones && claim.figures.some(({ kind }) => kind === 'phone')) return false
    const words = unit.subjects.length > 0 ? all.filter(({ stem }) => !ownNames.has(stem)) : all
    return unit.lines.some(({ windows }) => windows.some((window) => bearsOut(window, { ...claim, words })))
  })
}

/** Who something is for is said of somebody who may be, and never as if it were known of the reader. */
const condition =
  /\b(?:if|who|whose|whether|suits?|suitable|meant|(?:is|are|be)(?:n['’]t| not)? (?:only |also )?for)\b|إذا|اذا|لمن|مناسب|يناسب|تناسب/iu

/** A part without words of degree of its own has those of the whole: `Rare are clots and pain.` */
function marksOfPart(part: string, whole: string | undefined, names: ReadonlySet<string>): Marks {
  const marks = marksOf(part, names)
  if (whole === undefined || marks.turning.size > 0) return marks
  return { turning: marksOf(whole, names).turning, stated: marks.stated }
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
    !tellsByAsking.test(sentence) &&
    figures.every((figure) =>
      units.some(({ lines }) => lines.some((line) => line.figures.some((found) => figuresMatch(figure, found)))),
    ) &&
    words.every((word) => {
      const isKnown = units.some(({ stems }) => stems.has(word.stem))
      return isKnown || (!word.isStrict && (isCourteous(word) || asked.has(word.stem)))
    }) &&
    namesHold(sentence, units)
  )
}

/** `Did you know that it is painless?` */
const tellsByAsking = /\b(?:know|aware|isn['’]t|aren['’]t|don['’]t|doesn['’]t|won['’]t)\b|تعلم|تعرف|أليس|أليست/iu
