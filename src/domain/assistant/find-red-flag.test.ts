// Checks which sentences are answered with where to call, and which are left to the pages.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRedFlag, saysItGotWorse } from './find-red-flag.ts'
import { findMedicalAsk } from './medical-asks.ts'
import { dangers } from './red-flag-sentences.test-support.ts'

/** More of the same two kinds, each unknown to the tables when it was first tried: `!` tells of danger, `-` does not. */
const more = readFileSync(new URL('red-flag-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const marked = (mark: string) => more.filter((line) => line.startsWith(mark)).map((line) => line.slice(2))
const sentences = [...dangers.map(([, sentence]) => sentence), ...marked('!')]
const harmless = marked('-')

test('every sentence that tells of danger is caught, in English, in Arabic, in dialect and with slips', () => {
  expect(sentences.length + harmless.length).toBeGreaterThanOrEqual(150)
  expect(sentences.filter((sentence) => !findRedFlag(sentence))).toEqual([])
})

test('at most 2 % of the questions that only name a danger are taken for one', () => {
  const alarms = harmless.filter((sentence) => findRedFlag(sentence))
  expect(alarms.length / harmless.length, alarms.join('\n')).toBeLessThanOrEqual(0.02)
})

test('the kind is what the sentence tells of, or graver', () => {
  const other = dangers.filter(([kind, sentence]) => findRedFlag(sentence)?.kind !== kind)
  expect(other.length / dangers.length, other.join('\n')).toBeLessThanOrEqual(0.05)
  expect(findRedFlag('I want to kill myself')?.kind).toBe('self-harm')
  expect(findRedFlag('صدري يوجعني')?.kind).toBe('heart')
})

/** Questions of the real pages; the one sign among them is one: its page says `see an eye doctor near you the same day`. */
const onThePages = ['sample-provider', 'second-provider'].flatMap((pack) => {
  const folder = new URL(`../../../data/${pack}/procedures/`, import.meta.url)
  return readdirSync(folder).flatMap((file) =>
    (readFileSync(new URL(file, folder), 'utf8').match(/^### .+$/gm) ?? []).map((line) => line.slice(4)),
  )
})

test('no question of the real pages is an alarm or refused, but for the one that tells of lost sight', () => {
  expect(onThePages.length).toBeGreaterThan(300)
  expect(onThePages.filter((question) => findRedFlag(question))).toEqual([
    'تغيّر بصري فجأة، هل أسافر إليكم؟',
    'My sight changed suddenly. Should I travel to you?',
  ])
  expect(onThePages.filter((question) => findMedicalAsk(question))).toEqual([])
})

const preambles = [
  '',
  'Hello, good morning. ',
  'Excuse me, sorry to bother you, ',
  'السلام عليكم ورحمة الله، ',
  'hi!! 👋 ',
]
const ends = ['', '!!!', '...', ' 😭😭', ' 🙏', ' ؟', '\n\nthank you', ' شكرا']

test('capitals, marks, pictures and a polite beginning hide no danger', () => {
  const asked = fc.record({
    sentence: fc.constantFrom(...sentences),
    preamble: fc.constantFrom(...preambles),
    end: fc.constantFrom(...ends),
    spaces: fc.constantFrom(' ', '  ', ' \u200f'),
    isLoud: fc.boolean(),
  })
  fc.assert(
    fc.property(asked, ({ sentence, preamble, end, spaces, isLoud }) => {
      const said = `${preamble}${sentence}${end}`.replaceAll(' ', spaces)
      expect(findRedFlag(isLoud ? said.toUpperCase() : said), said).toBeDefined()
    }),
    { numRuns: 400 },
  )
})

test('one letter left out of a long word hides no danger', () => {
  const slips = [
    'I have a fver and chlls since the opration',
    'my chst hurts and I feel dizy',
    'bleding heavly from the wond',
    'she is uncoscious',
    'dificulty breathng',
    'he colapsed',
    'my toungue is sweling',
    'ورم ونزييف شديد من جرحي',
  ]
  expect(slips.filter((sentence) => !findRedFlag(sentence))).toEqual([])
})

test('a longest message is looked through quickly, whatever is in it', () => {
  const long = 'my wound is not and never has the blood chest not stop pain eye '.repeat(15).slice(0, 1000)
  const vague = 'could the risk of '.repeat(55).slice(0, 1000)
  for (const text of [long, vague, 'ا'.repeat(1000), 'a '.repeat(500)]) {
    expect(() => findRedFlag(text)).not.toThrow()
  }
})

test.each([
  'it got worse',
  'still the same',
  'what should I do?',
  'it has not stopped',
  'ازداد سوءا',
  'ماذا أفعل؟',
  'لسه زي ما هو',
])('`%s` speaks of what was said before', (sentence) => expect(saysItGotWorse(sentence)).toBe(true))

test.each(['thank you', 'how much is it?', 'and the hotel?', 'شكرا', 'كم السعر؟'])(
  '`%s` does not speak of what was said before',
  (sentence) => expect(saysItGotWorse(sentence)).toBe(false),
)
