// Flying after a procedure, over the sample provider: only a plain span or two plain dates are checked, else the page's day is all that is said.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSamplePacks, type SamplePacks } from '#tests/support/sample-packs.ts'

let packs: SamplePacks

beforeAll(async () => {
  packs = await openSamplePacks()
})
afterAll(() => packs.close())

/** How a day is approved, or refused. */
const verdict = /not before day|too early|ليس(?:ت|ا)? قبل اليوم|مبكر جدًا/u
const pageSays = /the page gives day 84 as the first day|تذكر الصفحة أن اليوم 84/u
/** Knee replacement: day 84. */
const first = (text: string) => text.split('\n')[0] ?? ''

test.for([
  'Can I fly 2.5 months after knee replacement?',
  'Can I fly 1.12 weeks after knee replacement?',
  'Can I fly 0.90 days after knee replacement?',
  'Can I fly less than 90 days after knee replacement?',
  'can I fly 2 to 90 days after knee replacement?',
  'can I fly 10-90 days after knee replacement?',
  'can I fly between 2 and 12 weeks after knee replacement?',
  'can I fly two or three months after knee replacement?',
  'Can I fly 90 days BEFORE knee replacement?',
  'I have a visa for 90 days, can I fly after knee replacement?',
  'Can I fly 90 days after my stroke with a knee replacement?',
  'Knee replacement on 20 March 2027, can I fly on 1 December 2026?',
  'Can I fly 1,000 days after knee replacement?',
  'Can I fly after knee replacement?',
  'هل أسافر بالطائرة بعد 2.5 شهر من استبدال مفصل الركبة؟',
  'هل أسافر بالطائرة بعد أقل من ٩٠ يومًا من استبدال مفصل الركبة؟',
  'هل أسافر بالطائرة قبل ٩٠ يومًا من استبدال مفصل الركبة؟',
  'هل أسافر بالطائرة بعد شهرين أو ثلاثة أشهر من استبدال مفصل الركبة؟',
])('%s: only the page’s day', async (question) => {
  const { text } = await packs.ask('thymele', question)
  expect(first(text)).toMatch(pageSays)
  expect(first(text)).not.toMatch(verdict)
})

test.for([
  ['Can I fly 83 days after knee replacement?', '83 days after Knee replacement is too early'],
  ['Can I fly 84 days after knee replacement', '84 days after Knee replacement is not before day 84'],
  ['can I fly 12 weeks after my knee replacement?', '84 days after Knee replacement is not before day 84'],
  ['Knee replacement on 1 Jan, fly 15 March?', '73 days after Knee replacement is too early'],
  ['هل يمكنني السفر بالطائرة بعد ٩٠ يومًا من استبدال الركبة؟', '90 يومًا بعد استبدال مفصل الركبة ليست قبل اليوم 84'],
  ['هل أسافر بالطائرة بعد استبدال الركبة بأسبوعين؟', '14 يومًا بعد استبدال مفصل الركبة وقت مبكر جدًا'],
] as const)('%s: %s', async ([question, said]) => {
  const { text } = await packs.ask('thymele', question)
  expect(first(text)).toContain(said)
})
