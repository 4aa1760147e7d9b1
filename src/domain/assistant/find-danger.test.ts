// Checks that danger is found in the words of writers who were not learnt from, and that rules and what was learnt decide together.
import { expect, test } from 'vitest'
import { decideDanger } from './find-danger.ts'
import { findRedFlag } from './find-red-flag.ts'
import { type DangerExample, learnDanger, readDangerExamples } from './judge-danger.ts'

const examples = await readDangerExamples()
/** One writer's dangers and look-alikes of each language. */
const isHeldOut = ({ file }: DangerExample) => file === 'en-danger-2.tsv' || file === 'ar-danger-2.tsv'
/** Written with what was missed of others in mind, so that it would tell on them. */
const isMending = ({ file }: DangerExample) => file.endsWith('-danger-3.tsv')
const judge = await learnDanger(examples.filter((one) => !isHeldOut(one) && !isMending(one)))
const heldOut = examples.filter(isHeldOut)

const shareOf = (some: readonly DangerExample[], isSo: (one: DangerExample) => boolean) =>
  some.filter(isSo).length / some.length
const isAlarm = ({ text }: DangerExample) => decideDanger(text, judge(text)) !== undefined

test.each(['en', 'ar'])('of a writer in `%s` who was not learnt from, far more is caught than by rules', (language) => {
  const dangers = heldOut.filter(({ file, isDanger }) => isDanger && file.startsWith(language))
  expect(dangers.length).toBeGreaterThan(250)
  const byRules = shareOf(dangers, ({ text }) => findRedFlag(text) !== undefined)
  const together = shareOf(dangers, isAlarm)
  expect(together).toBeGreaterThanOrEqual(language === 'en' ? 0.79 : 0.67)
  expect(together).toBeGreaterThan(byRules + 0.1)
})

test('of calm sentences made to look like danger, by a writer who was not learnt from, few are alarms', () => {
  const calm = heldOut.filter(({ isDanger }) => !isDanger)
  expect(calm.length).toBeGreaterThan(200)
  expect(shareOf(calm, isAlarm)).toBeLessThanOrEqual(0.08)
})

test('everyday questions are none', () => {
  const everyday = [
    'how much is a hip replacement?',
    'what are the opening hours',
    'is breakfast in the package',
    'does it hurt a lot afterwards',
    'am I eligible if I have diabetes',
    'كم سعر زراعة الشعر',
    'متى ارجع للعمل بعد العملية',
    'هل يشمل السعر الفندق',
  ]
  expect(everyday.filter((text) => decideDanger(text, judge(text)))).toEqual([])
})

test('a plain sign is let off where the message is surely calm, a sure one only where it is surer still, a cry never', () => {
  expect(decideDanger('I have chest pain', 0.05)).toBeUndefined()
  expect(decideDanger('I have chest pain', 0.2)).toBe('heart')
  expect(decideDanger("I can't breathe", 0.05)).toBe('breathing')
  expect(decideDanger("I can't breathe", 0.01)).toBeUndefined()
  expect(decideDanger('ambulance', 0)).toBe('other')
})

test('before anything is learnt the rules speak alone', () => {
  expect(decideDanger('I have chest pain', undefined)).toBe('heart')
  expect(decideDanger('something is poking out of my belly', undefined)).toBeUndefined()
})

test.each([
  ['giving my stuff away today, i want to be dead to all of you', 'self-harm'],
  ['she took the pills, quick, somebody', 'poison'],
  ['the towel is red and blood', 'bleeding'],
  ['is anyone there its bad', 'other'],
] as const)('without a rule `%s` is of the kind that its words are nearest to', (text, kind) => {
  expect(decideDanger(text, 0.9)).toBe(kind)
})

test('the same examples teach the same', async () => {
  const some = examples.filter((_, at) => at % 20 === 0)
  const [one, other] = [await learnDanger(some), await learnDanger(some)]
  expect(heldOut.slice(0, 20).map(({ text }) => one(text))).toEqual(heldOut.slice(0, 20).map(({ text }) => other(text)))
})
