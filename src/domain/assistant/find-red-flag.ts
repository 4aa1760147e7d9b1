// Finds the sign of danger in what somebody wrote: here and now, told by them or of somebody with them.
import { arabicCues, arabicLookAlikes } from './arabic-cues.ts'
import { arabicPerils } from './arabic-perils.ts'
import { arabicSigns } from './arabic-signs.ts'
import { arabicLists } from './arabic-word-lists.ts'
import { createCorrection } from './correct-spelling.ts'
import { englishCues, englishLookAlikes } from './english-cues.ts'
import { englishPerils } from './english-perils.ts'
import { englishSigns } from './english-signs.ts'
import { englishLists } from './english-word-lists.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { type CueTable, type RedFlagKind, redFlagKinds } from './red-flags.ts'
import { type Said, saidClauses } from './said-clauses.ts'
import { groupsOf, signPattern, wordsOfPatterns } from './sign-pattern.ts'

type Sign = { kind: RedFlagKind; isSure: boolean; groups: RegExp[]; pattern: RegExp; lookAlikes: readonly RegExp[] }
type Cues = Record<keyof CueTable, RegExp>
type Span = { start: number; end: number }
/** A clause, or a whole sentence, with what is around it. */
type Unit = { text: string; sentence: Said; everything: string }

/** What the rules find: the gravest kind, whether one of the signs is such that nobody names it who only asks, and whether it is a cry of one word. */
export type FoundFlag = { kind: RedFlagKind; isSure: boolean; isCry: boolean }

/** Both languages are looked for in every text: people mix them. The gravest comes first. */
export function findRedFlag(text: string): FoundFlag | undefined {
  const units = unitsOf(text)
  if (units.some((unit) => loneCall.test(unit.text))) return { kind: 'other', isSure: true, isCry: true }
  const possible = possibleSigns(units)
  const isTold = (sign: Sign) => units.some((unit) => isDanger(sign, unit))
  const gravest = possible.find(isTold)
  if (!gravest) return undefined
  const isSure = gravest.isSure || possible.some((sign) => sign.isSure && isTold(sign))
  return { kind: gravest.kind, isSure, isCry: false }
}

/** What a text names, whether or not it tells of it; the gravest first. */
export function namedKind(text: string): RedFlagKind | undefined {
  const units = unitsOf(text)
  const isNamed = (sign: Sign, unit: Unit) =>
    spansOf(sign.pattern, unit.text).some((span) => !looksAlike(sign, unit, span))
  return possibleSigns(units).find((sign) => units.some((unit) => isNamed(sign, unit)))?.kind
}

function unitsOf(text: string): Unit[] {
  const sentences = saidClauses(text, correct)
  const everything = sentences.map((sentence) => sentence.text).join(' ')
  return sentences.flatMap((sentence) =>
    [...new Set([...sentence.clauses, sentence.text])].map((part) => ({ text: part, sentence, everything })),
  )
}

/** A text that has not all the words of a sign needs no closer look. */
function possibleSigns(units: readonly Unit[]): Sign[] {
  const everything = units[0]?.everything ?? ''
  return signs.filter(({ groups }) => groups.every((group) => group.test(everything)))
}

/** `Is it normal to cough blood? I just did.` */
const meToo =
  / (?:i just did|that is me|happening to me|happened to me|it just happened|i have (?:it|that|this) now|هذا ما يحدث لي|صار معي هيك) /u

/** What may stand around it, of politeness. */
const politely =
  '(?:hello|hi|hey|good morning|good evening|excuse me|sorry|sorry to bother you|please|thank you|thanks|now|السلام عليكم(?: ورحمه الله)?|مرحبا|لو سمحت|رجاء|ارجوكم|شكرا)'

/** One word is all that somebody had time for. */
const loneCall = new RegExp(
  `^ (?:${politely} ){0,2}(?:ambulance|emergency|sos|(?:ال)?(?:اسعاف|طواري|نجده)) (?:${politely} ){0,2}$`,
  'u',
)

/** Whether something goes on or got worse, said without naming it: it speaks of what was said before. */
export function saysItGotWorse(text: string): boolean {
  const units = saidClauses(text, correct)
  return units.some((unit) => has(cues.worse, unit.text))
}

function isDanger(sign: Sign, unit: Unit): boolean {
  return spansOf(sign.pattern, unit.text).some((span) => {
    if (looksAlike(sign, unit, span)) return false
    if (sign.kind === 'self-harm') return true
    if (sign.kind === 'violence' && sign.isSure) return !isOver(unit, span)
    return !isSpokenOf(unit, span) && !isOver(unit, span) && (sign.isSure || isOfSomebody(unit))
  })
}

function looksAlike({ kind, lookAlikes }: Sign, { text }: Unit, span: Span): boolean {
  // Gums that bleed when they are brushed are none, gums that bleed for two hours are.
  if (kind === 'bleeding' && has(cues.now, text)) return false
  return lookAlikes.some((other) => spansOf(other, text).some((one) => one.start < span.end && span.start < one.end))
}

/** It is asked about, denied or feared, and not told. */
function isSpokenOf({ text, sentence, everything }: Unit, span: Span): boolean {
  const before = text.slice(0, span.start + 1)
  if (isDenied(before)) return true
  if (startsWith(cues.spokenOf, text.slice(span.end)) && !isHereAndNow(sentence)) return true
  if (meToo.test(everything)) return false
  // A clause that names nobody goes on with what the sentence began: `what are the risks, like fever or pus`.
  const lead = has(cues.person, text) ? '' : sentence.text.slice(0, sentence.text.indexOf(text.trim()))
  const from = lead.length
  const whole = `${lead}${text.slice(lead === '' ? 0 : 1, span.end)} `
  const isNow = has(cues.now, text)
  if (!isNow && spansOf(cues.supposed, whole).some((cue) => cue.end <= from + span.end)) return true
  const first = startsWith(cues.opens, sentence.text) && !has(cues.told, whole)
  if (first) return true
  // Words of the sign itself ask nothing.
  const last = spansOf(cues.general, whole).findLast((cue) => cue.start <= Math.max(from - 1, 0) + span.start)
  return last !== undefined && !has(cues.told, ` ${whole.slice(last.end)} `)
}

/** `Heart attack symptoms, my uncle, now`. */
const isHereAndNow = ({ text }: Said): boolean => has(cues.person, text) && has(cues.now, text)

/** Words that end a list of what somebody has not: what comes after them counts. */
const breaks = /(?: (?:because|since|but|and i|now|i|my|is|are|he|she|it|due|so|only|just|لاني|لان|لكن|بس|انا|عندي)) /u

function isDenied(before: string): boolean {
  const last = spansOf(cues.denied, before).at(-1)
  if (!last) return false
  const between = before.slice(last.end)
  return between.trim().split(' ').filter(Boolean).length <= 5 && !breaks.test(between)
}

/** `وما وقف`: it has not stopped. */
const notEnded = / [وف]?(?:ما|لم|لا|مش|مو|مب|not|never) /u

/** Long ago, over, or lived with for years by somebody who asks about a treatment. */
function isOver({ text, everything }: Unit, span: Span): boolean {
  const after = text.slice(span.end)
  if (startsWith(cues.ended, after) && !notEnded.test(text.slice(span.start))) return true
  if (has(cues.now, text)) return false
  if (has(cues.longSince, text)) return true
  const shortlyBefore = text.slice(0, span.end).split(' ').slice(-9).join(' ')
  const own = text.slice(span.start, span.end)
  const sinceAnd = shortlyBefore.replace(/^.* (?:and|و) (?=.* )/u, ' ')
  if (has(cues.longAgo, text) && (has(cues.was, ` ${sinceAnd} `) || has(cues.was, ` ${own} `))) return true
  return has(cues.planning, everything) && has(cues.lasting, text)
}

/** Somebody is named, or it is of these days, or it is a cry of a few words and no question. */
function isOfSomebody({ text, sentence }: Unit): boolean {
  if (has(cues.person, sentence.text) || has(cues.now, text) || has(cues.recent, text)) return true
  return text.split(' ').length <= 14 && !sentence.clauses.some((clause) => startsWith(cues.asks, clause))
}

function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0
const startsWith = (pattern: RegExp, text: string): boolean => text.search(pattern) === 0

function createSigns(): Sign[] {
  const tables = [
    { signs: { ...englishSigns, ...englishPerils }, lists: englishLists, lookAlikes: englishLookAlikes },
    { signs: { ...arabicSigns, ...arabicPerils }, lists: arabicLists, lookAlikes: arabicLookAlikes },
  ]
  return redFlagKinds.flatMap((kind) =>
    tables.flatMap(({ signs: table, lists, lookAlikes }) => {
      const others = (lookAlikes[kind] ?? []).map((pattern) => signPattern(pattern, lists))
      const { sure = [], plain = [] } = table[kind] ?? {}
      const of = (patterns: readonly string[], isSure: boolean) =>
        patterns.map((pattern) => ({
          kind,
          isSure,
          groups: groupsOf(pattern, lists),
          pattern: signPattern(pattern, lists),
          lookAlikes: others,
        }))
      return [...of(sure, true), ...of(plain, false)]
    }),
  )
}

/** One expression for each list, without a memory of where it last was. */
function createCues(): Cues {
  const names = Object.keys(englishCues) as (keyof CueTable)[]
  const one = (name: keyof CueTable) =>
    new RegExp(
      [...englishCues[name], ...arabicCues[name]].map((pattern) => `(?:${signPattern(pattern).source})`).join('|'),
      'gu',
    )
  return Object.fromEntries(names.map((name) => [name, one(name)])) as Cues
}

const signs = createSigns()
const cues = createCues()

const signWords = [englishSigns, englishPerils, arabicSigns, arabicPerils].flatMap((table) =>
  Object.values(table).flatMap(({ sure = [], plain = [] }) => [...sure, ...plain]),
)
const correct = createCorrection(
  wordsOfPatterns([...signWords, ...Object.values(englishLists), ...Object.values(arabicLists)]),
  ordinaryWords,
)
