// Checks what somebody is told who asks in a language that the assistant does not read.
import { expect, test } from 'vitest'
import type { Provider } from '#domain/provider/provider.ts'
import type { Asking } from './answer.ts'
import { answerForeign } from './answer-foreign.ts'
import { openSeenWords } from './seen-words.ts'

const isSeen = await openSeenWords()
const provider = { languages: ['en', 'ar'] } as unknown as Provider
const ask = (question: string) =>
  answerForeign(
    { question, before: [], language: 'en', procedure: undefined, today: '2026-11-22', country: 'FR' } satisfies Asking,
    { provider, isSeen },
  )

test('a question in French is told in French which languages are read, how to reach a person, and where to call in an emergency', () => {
  const answer = ask('combien coûte une prothèse de hanche chez vous ?')
  expect(answer).toMatchObject({ kind: 'unknown', offersPerson: true, language: 'fr' })
  expect(answer?.text).toContain('anglais et arabe')
  expect(answer?.text).toContain('[112](tel:112)')
})

test.each([
  ['was kostet eine neue Hüfte?', 'de'],
  ['сколько стоит операция?', 'ru'],
  ['قیمت عمل بینی چقدر است؟', 'fa'],
  ['ناک کی سرجری کی قیمت کیا ہے؟', 'ur'],
  ['naak ki surgery ki keemat kya hai', 'hi-Latn'],
  ['隆鼻多少钱？', 'zh'],
  ['手術はいくらですか', 'ja'],
  ['скільки коштує операція з її лікуванням?', 'uk'],
])('“%s” is answered in %s', (question, language) => {
  expect(ask(question)).toMatchObject({ language })
})

test.each([
  'how much is a new hip',
  'LASIK',
  'wat is the prise of nose job',
  'كم سعر عملية الأنف؟',
  'شكد سعر العملية وچم يوم أبقى؟',
  'IVF clomid FSH',
])('“%s” is left to the pages', (question) => {
  expect(ask(question)).toBeUndefined()
})
