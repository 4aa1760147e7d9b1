// What a question is about and what it wants to know, with what was said before it where it leaves something out.
import type { Language } from '#kernel/language.ts'
import type { Asking } from './answer.ts'
import { fillers } from './filler-words.ts'
import { places } from './intent.ts'
import type { FoundSubject, Knowledge } from './knowledge.ts'
import { correctWord, type Evidence, matchPhrases } from './match-phrases.ts'
import { wordsOf } from './words.ts'

export type Understood = {
  language: Language
  /** Its words, put right where somebody slipped. */
  said: readonly string[]
  /** The surest first; empty where nothing tells. */
  evidence: readonly Evidence[]
  /** What the question itself names, the surest first. */
  named: readonly FoundSubject[]
  /** What was spoken of before, or whose page is open. */
  context: FoundSubject | undefined
  /** That the question points at something without naming it: `it`, `the operation`. */
  isPointing: boolean
  /** What to look for: the words that are neither said by the subject nor say nothing. */
  wanted: string
  /** Words that are no part of an intent or a subject. */
  rest: readonly string[]
  /** That some word says more than an intent does. */
  hasTopic: boolean
  /** Of these, those that no page has. */
  foreign: readonly string[]
  /** How many words say anything at all. */
  telling: number
}

type Knows = Pick<Knowledge, 'findSubjects' | 'weightOf'>

/** Surer than this, the name was said; else only something that could mean it. */
const surely = 0.5
/** Less sure than the surest by more than this, it was not meant as well. */
const beside = 0.4
/** From here on the words that name it say nothing else; less sure ones may: `dentist` is a person too. */
const plainly = 0.6
/** Of a longer question the words are not tried one by one. */
const mostWords = 60

export function understandQuestion(asking: Asking, knowledge: Knows): Understood {
  const { question, language, before } = asking
  const own = readWords(question, language, knowledge)
  const context = findContext(asking, knowledge)
  // "and for knees?" asks what was asked before.
  const carried = isBare(own) ? lastEvidence(before, language, knowledge) : []
  return {
    language,
    said: own.words,
    evidence: own.evidence.length > 0 ? own.evidence : carried,
    named: own.named,
    context,
    isPointing: pointing[language].test(own.words.join(' ')),
    wanted: own.telling.flatMap(({ word }) => (fillers[language].has(word) ? [] : [word])).join(' '),
    rest: own.telling.filter(({ isIntent }) => !isIntent).map(({ word }) => word),
    hasTopic: own.telling.some(({ word, isPlain }) => !isPlain && !fillers[language].has(word)),
    foreign: own.telling.filter(({ isIntent, isForeign }) => isForeign && !isIntent).map(({ word }) => word),
    telling: own.telling.length + own.named.length,
  }
}

/** Words by which something said before is meant. */
const pointing: Record<Language, RegExp> = {
  en: /\b(it|its|this|that|these|they|them|one|(the|my|your) (treatment|operation|surgery|procedure|op))\b/,
  ar: /(^|\s)(هذا|هذه|[وفبك]?ال(عمليه|علاج|اجراء|جراحه)|لل(عمليه|علاج|اجراء|جراحه)|له|لها|به|بها|فيه|فيها|منه|منها|عنه|عنها|بعدها|بعده)(\s|$)|[ء-ي]{3,}ها(\s|$)/u,
}

type Read = {
  words: string[]
  evidence: readonly Evidence[]
  named: readonly FoundSubject[]
  telling: { word: string; isIntent: boolean; isPlain: boolean; isForeign: boolean }[]
}

function readWords(text: string, language: Language, { findSubjects, weightOf }: Knows): Read {
  const isKnown = (word: string) => weightOf(word, language) > 0
  const words = wordsOf(text).map((word) =>
    fillers[language].has(word) || isKnown(word) ? word : correctWord(word, language),
  )
  const found = findSubjects(text, language)
  const best = found[0]?.certainty ?? 0
  const named =
    best >= surely ? withoutChance(found.filter(({ certainty }) => certainty >= Math.max(surely, best - beside))) : []
  const ofName = wordsOfSubjects(words, surest(named), (said) => findSubjects(said, language))
  const isHidden = (at: number) => best >= plainly && ofName.has(at)
  const {
    evidence,
    places: said,
    plain,
  } = matchPhrases(
    words.map((word, at) => (isHidden(at) ? '' : word)),
    language,
  )
  const telling = words.flatMap((word, at) => {
    if (
      (ofName.has(at) && (isHidden(at) || !said.has(at))) ||
      (fillers[language].has(word) && !said.has(at)) ||
      /^\p{L}$|^\d+$/u.test(word)
    )
      return []
    const isForeign = !isKnown(word) && findSubjects(word, language).length === 0
    return [{ word, isIntent: said.has(at), isPlain: plain.has(at), isForeign }]
  })
  return { words, evidence, named, telling }
}

/** A part of somebody's name beside a procedure is likelier a word than a name. */
function withoutChance(found: readonly FoundSubject[]): readonly FoundSubject[] {
  const hasProcedure = found.some(({ subject }) => subject.kind === 'procedure')
  return found.filter(
    ({ subject: { kind }, certainty }) =>
      !hasProcedure || certainty >= 0.95 || kind === 'procedure' || kind === 'package',
  )
}

/** Those that are as sure as the surest, and of its kind: a package has the name of its procedure. */
const surest = (named: readonly FoundSubject[]): readonly FoundSubject[] =>
  named.filter(
    ({ certainty, subject }) =>
      certainty >= (named[0]?.certainty ?? 0) - 0.05 && subject.kind === named[0]?.subject.kind,
  )

/** The words without which a name would be less sure. */
function wordsOfSubjects(
  words: readonly string[],
  named: readonly FoundSubject[],
  find: (text: string) => FoundSubject[],
): ReadonlySet<number> {
  if (named.length === 0 || words.length > mostWords) return new Set()
  const keyOf = ({ subject: { kind, slug } }: FoundSubject) => `${kind} ${slug}`
  const surenessOf = (text: string) => new Map(find(text).map((one) => [keyOf(one), one.certainty]))
  const whole = surenessOf(words.join(' '))
  const isLess = (less: ReadonlyMap<string, number>) => (one: FoundSubject) =>
    (less.get(keyOf(one)) ?? 0) < (whole.get(keyOf(one)) ?? 0) - 0.01
  return new Set(
    words.flatMap((_, at) => (named.some(isLess(surenessOf(words.toSpliced(at, 1).join(' ')))) ? [at] : [])),
  )
}

/** The procedure whose page is open, or what was named last: by the person rather than by the answers. */
function findContext({ procedure, before, language }: Asking, knowledge: Knows): FoundSubject | undefined {
  const sure = (text: string) => knowledge.findSubjects(text, language).find(({ certainty }) => certainty >= surely)
  for (const role of ['user', 'assistant'] as const) {
    for (const turn of before.toReversed()) {
      if (turn.role !== role) continue
      const found = sure(turn.content)
      if (found) return found
    }
    const open = role === 'user' && procedure ? sure(procedure.replaceAll('-', ' ')) : undefined
    if (open) return open
  }
  return undefined
}

/** That it only names something, or only says "and". */
const isBare = ({ evidence, telling }: Read): boolean => evidence.length === 0 && telling.length <= 2

function lastEvidence(before: Asking['before'], language: Language, knowledge: Knows): readonly Evidence[] {
  const turn = before.findLast(({ role }) => role === 'user')
  if (!turn) return []
  return readWords(turn.content, language, knowledge).evidence.filter(
    ({ intent }) => places[intent].about !== 'nothing',
  )
}
