// Guards the way from a sent message to the API and back: taken once, nothing lost, and nothing kept by a cache.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Fault, type FaultCode } from '#kernel/fault.ts'
import { openSampleApi, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { pageWith, samplePage } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { answerContact } from './answer-contact.server.ts'
import { presentForm } from './present-form.server.ts'

let api: SampleApi
let page: PageContext
beforeAll(async () => {
  api = await openSampleApi()
  page = await samplePage(api, { language: 'en', currency: 'EUR' })
}, 30_000)
afterAll(() => api.close())

let email = ''
beforeEach(() => {
  email = `ida.${crypto.randomUUID()}@mail.example`
})

const draft = '0b2ce2a0-5b1c-4e57-9f4e-5d8a2f1c0000'

async function send(fields: Record<string, string>, as = page) {
  const body = new URLSearchParams({
    name: 'Ida Lindqvist',
    email,
    text: 'Do you speak Swedish?',
    consent: 'yes',
    ...fields,
  })
  const { data, init } = await answerContact(as, new Request(`${siteOrigin}/contact`, { method: 'POST', body }))
  expect(init?.headers).toEqual({ 'cache-control': 'no-store' })
  return { outcome: data, status: init?.status }
}

test('a message that is taken is answered with its reference', async () => {
  const { outcome } = await send({})
  expect(outcome).toEqual({ reference: expect.stringMatching(/^M-[0-9A-Z]{4}-[0-9A-Z]{4}$/) })
})

test('the same words are one message, with the name of a draft and without', async () => {
  const [first, second] = [await send({ draft }), await send({ draft })]
  expect(second.outcome).toEqual(first.outcome)
  const [plain, again] = [await send({}), await send({})]
  expect(again.outcome).toEqual(plain.outcome)
})

test('what is missing is told field by field, and what was typed comes back, without the consent', async () => {
  const { outcome, status } = await send({ name: ' ', text: '', email: 'nobody', phone: '٠٥٠ ١٢٣' })
  expect(status).toBe(422)
  expect(outcome).toEqual({
    errors: expect.arrayContaining([
      { field: 'name', reason: 'required' },
      { field: 'email', reason: 'invalid' },
      { field: 'text', reason: 'required' },
    ]),
    failure: '',
    typed: { name: ' ', email: 'nobody', phone: '٠٥٠ ١٢٣', text: '' },
  })
})

test.each<[FaultCode, number, RegExp]>([
  ['too-many-requests', 429, /in about 10 minutes/],
  ['unavailable', 503, /cannot be reached just now/],
  ['internal', 503, /Something went wrong on our side/],
])('%s: what was typed is there, and what can be done is said', async (code, status, sentence) => {
  const failing = pageWith(page.visitor, {
    provider: page.provider,
    call: () => Promise.reject(new Fault(code, 'x', { retryAfterS: 600 })),
  })
  const answer = await send({}, failing)
  expect(answer.status).toBe(status)
  expect(answer.outcome).toMatchObject({
    errors: [],
    failure: expect.stringMatching(sentence),
    typed: { text: 'Do you speak Swedish?' },
  })
})

test('every reason that the contract gives has a sentence of its own', async () => {
  const { sentences } = presentForm(page, new URLSearchParams())
  const { outcome } = await send({ name: '', email: '', text: '', phone: 'call me', consent: '' })
  const errors = 'errors' in outcome ? outcome.errors : []
  expect(errors.length).toBeGreaterThan(3)
  for (const { field, reason } of errors) expect(sentences[`${field}.${reason}`], `${field}.${reason}`).toBeTruthy()
})
