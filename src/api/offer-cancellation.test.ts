// An offer's own cancellation policy at the desk: shown as its patient gets it, wrong steps named, and why it could not be paid.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { type DraftContent, previewOffer, saveOfferDraft } from '#contract/offer-drafts.ts'
import { offerDrafts } from '#domain/quotes/tables.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { clearThreads, writeRequest } from '#tests/support/sample-offer.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

const reference = 'Q-7K3M-92PX'
let api: SampleApi
let rana: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  rana = await writeStaff(api, { name: 'Rana Sample' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await clearThreads(api)
  await api.database.forProvider(api.other.id, (scope) => scope.remove(offerDrafts))
})

const at = `${otherOrigin}/api/desk/offers/${reference}`
async function done<T extends z.ZodType>(reply: T, answer: Promise<Response>): Promise<z.output<T>> {
  const response = await answer
  expect(response.status).toBe(200)
  return reply.parse(await response.json())
}
const save = (content: DraftContent, version: number) =>
  done(saveOfferDraft.reply, api.post(`${at}/draft`, { content, version }, rana.headers))
const preview = () => done(previewOffer.reply, api.get(`${at}/preview`, rana.headers))

const sound: DraftContent = {
  currency: 'AED',
  validUntil: '2026-12-20',
  lines: [{ label: { en: 'Surgeon' }, amount: '20000', mayChangeIf: {} }],
  includes: [],
  excludes: [],
  deposit: '3000',
  instalments: [],
  cancellation: [{ daysBefore: '14', time: '12:00', by: 'percent', fee: '0' }],
  documents: [],
  from: '2027-01-15',
  until: '2027-01-22',
  practitioner: '',
  note: {},
}

test('its own cancellation policy is shown as the patient gets it, kept in the next version, and wrong steps are named', async () => {
  await writeRequest(api, reference)
  await save(sound, 0)
  const shown = await preview()
  const [free, after] = shown.offer?.cancellation ?? []
  expect(free).toMatchObject({ daysBefore: 14, time: '12:00', on: '2027-01-01', fee: { amountMinor: 0 } })
  expect(after).toMatchObject({ daysBefore: null, on: null })
  expect(after?.fee.amountMinor).toBeGreaterThan(0)
  const [step] = sound.cancellation
  if (!step) throw new Error('no step')
  const { check } = await save(
    { ...sound, cancellation: [step, { ...step, daysBefore: '20', by: 'amount', fee: '' }] },
    1,
  )
  expect(check.faults).toContainEqual({ path: 'cancellation.1.fee.amount', reason: 'required' })
  const wrong = await save({ ...sound, cancellation: [step, { ...step, daysBefore: '20', fee: '5' }] }, 2)
  expect(wrong.check.faults).toEqual([{ path: 'cancellation.1.daysBefore', reason: 'step-order' }])
})

test('before it is sent it says why the patient could not pay it here', async () => {
  await writeRequest(api, reference)
  const whyNot = async (changes: Partial<DraftContent>, version: number) =>
    (await save({ ...sound, ...changes }, version)).check.cannotBePaid
  expect(await whyNot({}, 0)).toBeNull()
  expect(await whyNot({ from: '', until: '' }, 1)).toBe('no-dates')
  expect(await whyNot({ cancellation: [] }, 2)).toBe('no-policy')
  expect(await whyNot({ validUntil: '' }, 3)).toBeNull()
})
