// Guards the way from a sent form to the API and back: the key, the confirmation's address, and what each failure says.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Provider } from '#contract/provider.ts'
import { Fault, type FaultCode } from '#kernel/fault.ts'
import { openSampleApi, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { answerQuote, toOutcome } from './answer-quote.server.ts'
import type { QuoteOutcome } from './outcome.ts'

let api: SampleApi
let page: PageContext
beforeAll(async () => {
  api = await openSampleApi()
  page = await samplePage(api, { language: 'en', currency: 'EUR' })
}, 30_000)
afterAll(() => api.close())

let email = ''
beforeEach(() => {
  email = `jane.${crypto.randomUUID()}@mail.example`
})

const filled = { item: 'procedure:hip-replacement', currency: 'EUR', name: 'Jane Doe', consent: 'yes' }
const draft = '0b2ce2a0-5b1c-4e57-9f4e-5d8a2f1c0000'

function send(fields: Record<string, string>, headers: Record<string, string> = {}, path = '/quote', as = page) {
  const body = new URLSearchParams({ ...filled, email, ...fields })
  return answerQuote(as, new Request(siteOrigin + path, { method: 'POST', body, headers }))
}
async function placeOf(answer: ReturnType<typeof send>): Promise<string> {
  const response = await answer
  if (!(response instanceof Response)) throw new Error(JSON.stringify(response.data))
  return response.headers.get('location') ?? ''
}
async function outcomeOf(
  answer: ReturnType<typeof send>,
): Promise<{ outcome: QuoteOutcome; status: number | undefined }> {
  const refused = await answer
  if (refused instanceof Response) throw new Error('it was taken')
  expect(refused.init?.headers).toEqual({ 'cache-control': 'no-store' })
  return { outcome: refused.data, status: refused.init?.status }
}
/** Each request that is kept brings two mails. */
const countKept = () => api.jobs.length / 2

test('a request that is taken leads to its reference, and nothing else is in the address', async () => {
  const response = await send({})
  expect(response).toMatchObject({ status: 303 })
  expect(await placeOf(Promise.resolve(response))).toMatch(/^\/quote\?sent=Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
})

test('a language that only the address asked for stays in it', async () => {
  expect(await placeOf(send({}, {}, '/quote?lang=ar'))).toMatch(/&lang=ar$/)
})

test('the same draft with the same content is one request, however often it is sent', async () => {
  const before = countKept()
  const places = await Promise.all([1, 2, 3].map(() => placeOf(send({ draft, email }))))
  expect(new Set(places).size).toBe(1)
  expect(countKept()).toBe(before + 1)
})

test('a changed draft is another request, and the first content leads to the first reference again', async () => {
  const first = await placeOf(send({ draft, email }))
  const changed = await placeOf(send({ draft, email, need: 'And my knee' }))
  expect(changed).not.toBe(first)
  expect(await placeOf(send({ draft, email }))).toBe(first)
})

test('without scripts the content alone is the key', async () => {
  expect(await placeOf(send({ email }))).toBe(await placeOf(send({ email })))
})

test('what is wrong with fields comes back beside what was typed, as 422', async () => {
  const { outcome, status } = await outcomeOf(send({ name: '', email: 'jane', medicalNotes: 'Asthma' }))
  expect(status).toBe(422)
  expect(outcome.errors).toEqual([
    { field: 'name', reason: 'required' },
    { field: 'email', reason: 'invalid' },
  ])
  expect(outcome).toMatchObject({ failure: '', typed: { email: 'jane', medicalNotes: 'Asthma' } })
})

test('a form that another site sends is refused, and nothing is kept', async () => {
  const before = countKept()
  const { outcome, status } = await outcomeOf(send({}, { origin: 'https://evil.example' }))
  expect([status, outcome.errors]).toEqual([403, []])
  expect(outcome.failure).toContain(page.provider.contact.email)
  expect(countKept()).toBe(before)
})

test('a server that does not answer is told as such, as 503', async () => {
  const silent = { ...page, call: () => Promise.reject(new Fault('unavailable', 'x')) }
  const { outcome, status } = await outcomeOf(send({}, {}, '/quote', silent))
  expect([status, outcome.failure]).toEqual([503, expect.stringContaining('cannot be reached')])
})

test('what is no Fault is not swallowed', async () => {
  const broken = { ...page, call: () => Promise.reject(new TypeError('x')) }
  await expect(send({}, {}, '/quote', broken)).rejects.toThrow(TypeError)
})

const provider = { contact: { email: 'desk@harbour.example' } } as Provider
const say = (code: FaultCode, more: ConstructorParameters<typeof Fault>[2] = {}, language: 'en' | 'ar' = 'en') =>
  toOutcome(new Fault(code, 'x', more), {}, { t: translatorOf(language), provider })

test('the wait after too many requests is said in minutes, in the language of the page', () => {
  expect(say('too-many-requests', { retryAfterS: 61 }).failure).toContain('about 2 minutes')
  expect(say('too-many-requests', { retryAfterS: 60 }).failure).toContain('about 1 minute,')
  expect(say('too-many-requests').failure).toContain('about 60 minutes')
  expect(say('too-many-requests', { retryAfterS: 120 }, 'ar').failure).toContain('بعد دقيقتين')
})

test('an unknown procedure is the list’s fault, a field that is not on the page is nobody’s', () => {
  expect(say('invalid-input', { fields: [{ path: 'procedure', reason: 'invalid' }] }).errors).toEqual([
    { field: 'item', reason: 'invalid' },
  ])
  const hidden = say('invalid-input', { fields: [{ path: 'language', reason: 'invalid' }] })
  expect([hidden.errors, hidden.failure]).toEqual([[], expect.stringContaining('desk@harbour.example')])
})

test('every other failure has a sentence and keeps what the fault says to itself', () => {
  for (const code of ['too-large', 'idempotency-key-reused', 'internal', 'malformed-request'] as const) {
    const { failure } = say(code)
    expect(failure?.length).toBeGreaterThan(20)
    expect(failure).not.toContain(code)
  }
})
