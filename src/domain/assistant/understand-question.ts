// What a question is about and what it wants to know, with what was said before it where it leaves something out.
import type { Language } from '#kernel/language.ts'
import type { Asking } from './answer.ts'
import type { Classify } from './classify-question.ts'
import { fillers } from './filler-words.ts'
import type { GuessedSubject } from './guess-subjects.ts'
import { places } from './intent.ts'
import type { FoundSubject, Knowledge } from './knowledge.ts'
import { correctWord, type Evidence, matchPhrases } from './match-phrases.ts'
import type { Guess } from './model.ts'
import type { Topics } from './tell-topic.ts'
import { mixClauses, weighIntents } from './weigh-intents.ts'
import type { Wish } from './wish.ts'
import { wordsOf } from './words.ts'

export type Understood = {
  language: Language
  /** Its words, put right where somebody slipped. */
  said: readonly string[]
  /** The surest first; empty where nothing tells. */
  evidence: readonly Evidence[]
  /** What the question itself names, the surest first. */
  named: readonly GuessedSubject[]
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
  /** The details that it asks for, and how likely each. */
  topics: Topics
  /** How many words say anything at all. */
  telling: number
}

type Knows = Pick<Knowledge, 'findNamed' | 'findSubjects' | 'weightOf' | 'classify' | 'isSeen' | 'tellTopic'>

/** Surer than this, the name was said; else only something that could mean it. */
const surely = 0.5
/** Less sure than the surest by more than this, it was not meant as well. */
const beside = 0.4
/** From here on the words that name it say nothing else; less sure ones may: `dentist` is a person too. */
const plainly = 0.6
/** What is wanted no more surely than this is not told by the words alone. */
const hardly = 2
/** Of a longer question the words are not tried one by one. */
const mostWords = 60
/** Of what was said before, so many turns are read for what they speak of, and so many letters of each. */
const latest = 6
const mostLetters = 300

export function understandQuestion(asking: Asking, knowledge: Knows): Understood {
  const { question, language, before } = asking
  const own = readWords(question, language, knowledge)
  const context = findContext(asking, knowledge)
  // "and for knees?" asks what was asked before.
  const isSame = isBare(own) || (adding[language].test(question.trim()) && isOnlyNamed(own))
  const carried = isSame ? lastEvidence(before, language, knowledge) : []
  return {
    language,
    said: own.words,
    evidence: carried.length > 0 ? carried : own.evidence,
    named: context ? own.named.filter(isPlain) : own.named,
    context,
    isPointing: pointing[language].test(own.words.join(' ')),
    wanted: own.telling.flatMap(({ word }) => (fillers[language].has(word) ? [] : [word])).join(' '),
    rest: own.telling.filter(({ isIntent }) => !isIntent).map(({ word }) => word),
    hasTopic: own.telling.some(({ word, isPlain }) => !isPlain && !fillers[language].has(word)),
    foreign: own.telling.filter(({ isIntent, isForeign }) => isForeign && !isIntent).map(({ word }) => word),
    topics: own.telling.length > 0 ? knowledge.tellTopic(question, language) : new Map(),
    telling: own.telling.length + own.named.length,
  }
}

/** Beside what was spoken of before, something else is meant only where it is named, or all but. */
const isPlain = ({ byWords, certainty }: GuessedSubject): boolean => byWords > 0 || certainty >= besideContext
const besideContext = 0.82

/** Words by which something said before is meant. */
const pointing: Record<Language, RegExp> = {
  en: /\b(it|its|this|that|these|they|them|one|(the|my|your) (treatment|operation|surgery|procedure|op))\b/,
  ar: /(^|\s)(هذا|هذه|[وفبك]?ال(عمليه|علاج|اجراء|جراحه)|لل(عمليه|علاج|اجراء|جراحه)|له|لها|به|بها|فيه|فيها|منه|منها|عنه|عنها|بعدها|بعده)(\s|$)|[ء-ي]{3,}ها(\s|$)/u,
}

type Read = {
  words: string[]
  evidence: readonly Evidence[]
  named: readonly GuessedSubject[]
  telling: { word: string; isIntent: boolean; isPlain: boolean; isForeign: boolean }[]
}

function readWords(
  text: string,
  language: Language,
  { findNamed, findSubjects, weightOf, classify, isSeen }: Knows,
): Read {
  const isKnown = (word: string) => weightOf(word, language) > 0
  const words = wordsOf(text).map((word) =>
    fillers[language].has(word) || isKnown(word) || isSeen(word, language) ? word : correctWord(word, language),
  )
  const found = findSubjects(text, language)
  const best = found[0]?.certainty ?? 0
  const named =
    best >= surely ? withoutChance(found.filter(({ certainty }) => certainty >= Math.max(surely, best - beside))) : []
  const ofName = wordsOfSubjects(
    words,
    surest(named).filter(({ byWords }) => byWords > 0),
    (said) => findNamed(said, language),
  )
  const isHidden = (at: number) => (named[0]?.byWords ?? 0) >= plainly && ofName.has(at)
  const { places: said, plain } = matchPhrases(
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
  const leftOut = new Set(words.flatMap((_, at) => (isHidden(at) ? [at] : [])))
  return { words, evidence: weighIntents(guess(text, language, { words, leftOut, classify })), named, telling }
}

type Said = { words: readonly string[]; leftOut: ReadonlySet<number>; classify: Classify }

/** As a whole and clause by clause: who tells a story first asks in its last one. */
function guess(text: string, language: Language, { words, leftOut, classify }: Said): Guess<Wish>[] {
  const whole = classify(words.join(' '), language, leftOut)
  const lengths = text.split(/[.!?؟,،;؛\n]+/u).map((clause) => wordsOf(clause).length)
  if (lengths.reduce((sum, one) => sum + one, 0) !== words.length) return whole
  let from = 0
  const clauses = lengths.flatMap((length) => {
    const start = from
    from += length
    const own = new Set([...leftOut].flatMap((at) => (at >= start && at < from ? [at - start] : [])))
    return length > own.size ? [classify(words.slice(start, from).join(' '), language, own)] : []
  })
  return mixClauses(whole, clauses)
}

/** A part of somebody's name beside a procedure is likelier a word than a name. */
function withoutChance(found: readonly GuessedSubject[]): readonly GuessedSubject[] {
  const hasProcedure = found.some(({ subject }) => subject.kind === 'procedure')
  return found.filter(
    ({ subject: { kind }, certainty }) =>
      !hasProcedure || certainty >= 0.95 || kind === 'procedure' || kind === 'package',
  )
}

/** Those that are as sure as the surest, and of its kind: a package has the name of its procedure. */
const surest = (named: readonly GuessedSubject[]): readonly GuessedSubject[] =>
  named.filter(
    ({ certainty, subject }) =>
      certainty >= (named[0]?.certainty ?? 0) - 0.05 && subject.kind === named[0]?.subject.kind,
  )

/** The words without which a name would be less sure. */
function wordsOfSubjects(
  words: readonly string[],
  named: readonly GuessedSubject[],
  find: (text: string) => readonly FoundSubject[],
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
    for (const turn of before.slice(-latest).toReversed()) {
      if (turn.role !== role) continue
      const found = sure(turn.content.slice(0, mostLetters))
      if (found) return found
    }
    const open = role === 'user' && procedure ? sure(procedure.replaceAll('-', ' ')) : undefined
    if (open) return open
  }
  return undefined
}

/** That it only names something, or only says "and". */
const isBare = ({ evidence, telling, named }: Read): boolean =>
  telling.length === 0
    ? named.length > 0
    : (evidence[0]?.weight ?? 0) < hardly && telling.length <= 2 && !telling.some(({ isIntent }) => isIntent)

/** How the same is asked of something else. */
const adding: Record<Language, RegExp> = {
  en: /^(and|what about|how about|same for|what of)\b/i,
  ar: /^(و|طيب|طب|ماذا عن|شو عن)/u,
}

/** No more than what it names was said: `and for the male chest one`. */
const isOnlyNamed = ({ telling, named }: Read): boolean =>
  named.length > 0 && telling.length <= 2 && !telling.some(({ isIntent }) => isIntent)

function lastEvidence(before: Asking['before'], language: Language, knowledge: Knows): readonly Evidence[] {
  const turn = before.findLast(({ role }) => role === 'user')
  if (!turn) return []
  return readWords(turn.content, language, knowledge).evidence.filter(
    ({ intent }) => places[intent].about !== 'nothing' && intent !== 'offered',
  )
}
