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
  ['не можу спати', 'uk'],
  ['selamat pagi, berapa harga veneer', 'id'],
  ['mennyibe kerül egy csípőprótézis', 'hu'],
  ['hvor mye koster en ny hofte', 'no'],
  ['wat kost een nieuwe heup', 'nl'],
  ['bonjour', 'fr'],
  ['Merci beaucoup !', 'fr'],
  ['hola', 'es'],
  ['gracias', 'es'],
  ['danke', 'de'],
  ['ciao', 'it'],
  ['привет', 'ru'],
  ['привіт', 'uk'],
  ['Merhaba', 'tr'],
  ['teşekkür ederim', 'tr'],
  ['obrigada', 'pt'],
  ['ممنون', 'fa'],
])('“%s” is answered in %s', (question, language) => {
  expect(ask(question)).toMatchObject({ language })
})

test.each([
  'bei ya upasuaji ni gani',
  'magkano po ang operasyon sa ilong',
  'ég get ekki sofið',
  'ne mogu da spavam',
  'ราคาเท่าไหร่',
])(
  '“%s”, of a language that has no words here, is told in that of the page which ones are read and where to call',
  (question) => {
    const answer = ask(question)
    expect(answer?.text).toMatch(/^I read only these languages: English and Arabic[^]*\[112\]/u)
    expect(answer).not.toHaveProperty('language')
  },
)

test.each([
  'how much is a new hip',
  'hello',
  'thanks',
  'hi doctor',
  'Dr Nadia Example',
  'all on 4 و all on 6 الفرق؟',
  'veneers zirconia emax',
  'سلام',
  'شكرا',
  'LASIK',
  'wat is the prise of nose job',
  'كم سعر عملية الأنف؟',
  'شكد سعر العملية وچم يوم أبقى؟',
  'IVF clomid FSH',
])('“%s” is left to the pages', (question) => {
  expect(ask(question)).toBeUndefined()
})

test.each(['ъ', 'a', 'w', 'е ', 'من '])('a language is told in one pass of “%s” again and again', (piece) => {
  const from = performance.now()
  ask(piece.repeat(20_000))
  expect(performance.now() - from).toBeLessThan(3_000)
})
