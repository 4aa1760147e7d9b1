// Flying after a procedure, over the sample provider: only a plain span or two plain dates are checked, else the page's day is all that is said.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSamplePacks, type SamplePacks } from '#tests/support/sample-packs.ts'

let packs: SamplePacks

beforeAll(async () => {
  packs = await openSamplePacks()
})
afterAll(() => packs.close())

/** How a day is approved, or refused. */
const verdict = /not before day|too early|possible only if|ممكن فقط|ليس(?:ت|ا)? قبل اليوم|مبكر جدًا/u
const pageSays =
  /from day 21 if your surgeon clears you in writing\. Otherwise the page gives day 90|من اليوم 21 إذا أذن لك الجرّاح كتابةً/u
/** Knee replacement: day 21 with the surgeon's release, day 90 without. */
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
  ['Can I fly 20 days after knee replacement?', '20 days after Knee replacement is too early'],
  ['Can I fly 21 days after knee replacement?', 'Flying 21 days after Knee replacement is possible only if'],
  [
    'Can I fly 89 days after knee replacement?',
    'only if your surgeon clears you in writing, from day 21 at the earliest',
  ],
  ['Can I fly 90 days after knee replacement', '90 days after Knee replacement is not before day 90'],
  ['can I fly 13 weeks after my knee replacement?', '91 days after Knee replacement is not before day 90'],
  ['Knee replacement on 1 Jan, fly 15 March?', 'Flying 73 days after Knee replacement is possible only if'],
  ['Can I fly 100 days after vitrectomy?', 'is possible only if your surgeon clears you in writing, from day 42'],
  ['هل يمكنني السفر بالطائرة بعد ٩٠ يومًا من استبدال الركبة؟', '90 يومًا بعد استبدال مفصل الركبة ليست قبل اليوم 90'],
  ['هل أسافر بالطائرة بعد استبدال الركبة بأسبوعين؟', '14 يومًا بعد استبدال مفصل الركبة وقت مبكر جدًا'],
] as const)('%s: %s', async ([question, said]) => {
  const { text } = await packs.ask('thymele', question)
  expect(first(text)).toContain(said)
})

test('where no source may be cited the page gives no day, whatever number is asked about, and a person is offered', async () => {
  for (const question of ['Can I fly 2 days after a hair transplant?', 'can I fly 28 days after a tummy tuck?']) {
    const { text, offersPerson } = await packs.ask('thymele', question)
    expect(first(text)).toContain('only the surgeon can say when you may fly; the page gives no number of days')
    expect(first(text)).not.toMatch(verdict)
    expect(offersPerson).toBe(true)
  }
})

test.for([
  [
    'What is in the package Hip replacement, 20 nights?',
    'You may fly from day 21 if your surgeon clears you in writing',
  ],
  ['When may I fly with the package Hip replacement, 20 nights?', 'from day 21'],
  ['When may I fly with the package FUE hair transplant, 4 nights?', 'nly the surgeon can say when you may fly'],
] as const)('%s: the days of its procedure', async ([question, said]) => {
  expect((await packs.ask('thymele', question)).text).toContain(said)
})
