// Who names no treatment is understood by what ails them; what is not offered, and what is none, is not taken for one that is.
import { expect, test } from 'vitest'
import { packKnowledge } from '#tests/support/pack-knowledge.ts'

const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

test.for([
  ['what would it be to swap my knackered knee for a metal one', 'knee-replacement'],
  ['my eyes are too bad for the laser, the lens inside the eye then?', 'implantable-contact-lens'],
  ['i want my hairline back where it was at twenty', 'fue-hair-transplant'],
  ['the camera up my backside, do i sleep through it', 'colonoscopy'],
  ['i lift every day and still have moobs', 'gynecomastia-surgery'],
  ['ابي شعري يرجع كثيف من قدام', 'fue-hair-transplant'],
  ['غضروف الركبة الهلالي مقطوع وتعلق ركبتي', 'knee-arthroscopy'],
] as const)('“%s” is about %s', async ([text, slug]) => {
  const { findSubjects } = await packKnowledge('sample-provider')
  const [best] = findSubjects(text, languageOf(text))
  expect(best?.subject).toEqual({ kind: 'procedure', slug })
  expect(best?.certainty).toBeGreaterThanOrEqual(0.6)
})

test.for([
  'where do i leave the car',
  'do you work on fridays',
  'who reads what i write here',
  'متى تفتحون الصبح',
  'وين موقف السيارات',
])('“%s” is about no treatment', async (text) => {
  const { findSubjects, namesOtherTreatment, mayNameOther } = await packKnowledge('sample-provider')
  const language = languageOf(text)
  expect(findSubjects(text, language).filter(({ certainty }) => certainty >= 0.5)).toEqual([])
  expect([namesOtherTreatment(text, language), mayNameOther(text, language)]).toEqual([false, false])
})

test.for([
  'two rounds of icsi failed at home, can i try it with you',
  'my heart valve leaks and has to be changed',
  'ابي انفخ شفايفي',
])('“%s” is about a treatment that is not offered', async (text) => {
  const { namesOtherTreatment } = await packKnowledge('sample-provider')
  expect(namesOtherTreatment(text, languageOf(text))).toBe(true)
})

test('how surely the words alone name it is told beside how surely it is meant', async () => {
  const { findSubjects } = await packKnowledge('sample-provider')
  const [guessed] = findSubjects('i want my hairline back where it was at twenty', 'en')
  const [named] = findSubjects('hip replacement', 'en')
  expect(guessed?.byWords).toBeLessThan(guessed?.certainty ?? 0)
  expect(named).toMatchObject({ certainty: 1, byWords: 1 })
})
