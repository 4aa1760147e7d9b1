// What people name, and how surely, in the catalogues of the two sample providers.
import { expect, test } from 'vitest'
import { packKnowledge } from '#tests/support/pack-knowledge.ts'

const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

async function named(text: string, pack: 'sample-provider' | 'second-provider' = 'sample-provider') {
  const { findSubjects } = await packKnowledge(pack)
  return findSubjects(text, languageOf(text))
}

test.for([
  ['how much is a hip replacement', 'hip-replacement'],
  ['rhinoplasty', 'rhinoplasty'],
  ['male breast reduction price', 'gynecomastia-surgery'],
  ['gynecomastia', 'gynecomastia-surgery'],
  ['تكميم المعدة', 'gastric-sleeve'],
  ['كم سعر استبدال مفصل الركبة', 'knee-replacement'],
  ['does استبدال مفصل الورك hurt', 'hip-replacement'],
  ['nose job', 'rhinoplasty'],
  ['I want a new hip', 'hip-replacement'],
  ['عملية أنف', 'rhinoplasty'],
  ['ليزك', 'lasik'],
  ['rinoplasty', 'rhinoplasty'],
  ['abdominoplasty', 'tummy-tuck'],
  ['man boobs', 'gynecomastia-surgery'],
] as const)('“%s” is surely %s', async ([text, slug]) => {
  const [best, next] = await named(text)
  expect(best?.subject).toEqual({ kind: 'procedure', slug })
  expect(best?.certainty).toBeGreaterThanOrEqual(0.9)
  expect(next?.certainty ?? 0).toBeLessThan(0.6)
})

test.for([
  ['hip', 'hip-replacement'],
  ['shoulder', 'shoulder-arthroscopy'],
  ['hair transplent cost', 'fue-hair-transplant'],
  ['زراعة الشعر', 'fue-hair-transplant'],
] as const)('“%s” is most likely %s', async ([text, slug]) => {
  const [best, next] = await named(text)
  expect(best?.subject.slug).toBe(slug)
  expect(best?.certainty).toBeGreaterThanOrEqual(0.6)
  expect(next?.certainty ?? 0).toBeLessThanOrEqual(0.5)
})

test.for([
  ['hair', ['fue-hair-transplant', 'beard-transplant', 'eyebrow-transplant']],
  ['knee', ['knee-replacement', 'knee-arthroscopy']],
  ['fake teeth', ['dental-implant', 'all-on-four-implants']],
  ['الشعر', ['fue-hair-transplant', 'beard-transplant', 'eyebrow-transplant']],
] as const)('“%s” may be any of several, each as likely', async ([text, slugs]) => {
  const found = (await named(text)).filter(({ certainty }) => certainty >= 0.4)
  expect(found.map(({ subject }) => subject.slug)).toEqual(slugs)
  expect(new Set(found.map(({ certainty }) => certainty)).size).toBe(1)
})

test.for([
  'heart transplant',
  'brain surgery',
  'hip arthroscopy',
  'breast augmentation',
  'gastric balloon',
  'hair removal',
  'زراعة القلب',
  'تكبير الثدي',
  'what happens when I cancel',
  'are you open',
])('“%s” is nothing that is offered', async (text) => {
  expect((await named(text)).filter(({ certainty }) => certainty >= 0.45)).toEqual([])
})

test('a dental clinic knows no nose job', async () => {
  expect((await named('nose job', 'second-provider')).filter(({ certainty }) => certainty > 0.3)).toEqual([])
  expect((await named('all on 6', 'second-provider'))[0]?.subject.slug).toBe('all-on-six-implants')
})

test.for([
  ['Dr Nadia', 'practitioner', 'nadia-example'],
  ['د. ليلى', 'practitioner', 'leila-sample'],
  ['is the garden hotel step free', 'hotel', 'sample-garden-hotel'],
  ['فندق البحيرة', 'hotel', 'sample-lagoon-hotel'],
  ['the hip package', 'package', 'hip-replacement-20-nights'],
] as const)('“%s” names the %s %s', async ([text, kind, slug]) => {
  const found = (await named(text)).find(({ subject }) => subject.kind === kind)
  expect(found?.subject).toEqual({ kind, slug })
  expect(found?.certainty).toBeGreaterThanOrEqual(0.6)
})

test('a name is given in the language that was asked in', async () => {
  const { findSubjects } = await packKnowledge('sample-provider')
  expect(findSubjects('hip replacement', 'ar')[0]?.name).toBe('استبدال مفصل الورك')
  expect(findSubjects('استبدال مفصل الورك', 'en')[0]?.name).toBe('Hip replacement')
})
