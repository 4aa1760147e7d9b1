// The offer at the desk: what is read and written down of it, drafts that two people write, sending once, withdrawing, the final bill.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  type DraftContent,
  previewOffer,
  readOfferDesk,
  saveOfferDraft,
  sendOfferDraft,
  writeFinalBill,
} from '#contract/offer-drafts.ts'
import { accessLog } from '#domain/audit/tables.ts'
import { keepAccount } from '#domain/clients/accounts.ts'
import { mails } from '#domain/mails/tables.ts'
import { finalBills, offerDrafts, quoteOffers } from '#domain/quotes/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { clearThreads, writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'

const reference = 'Q-7K3M-92PX'

let api: SampleApi
let rana: SampleStaff
let sami: SampleStaff

beforeAll(async () => {
  api = await openSampleApi()
  rana = await writeStaff(api, { name: 'Rana Sample' })
  sami = await writeStaff(api, { name: 'Sami Sample', roles: ['owner'] })
})

afterAll(() => api.close())

beforeEach(async () => {
  await clearThreads(api)
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.remove(offerDrafts)
    await scope.remove(finalBills)
    await scope.remove(mails)
  })
})

const ask = async (path: string, body?: object, { headers } = rana): Promise<Response> =>
  api.app.hono.request(`${otherOrigin}/api/desk/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
  })
async function done<T extends z.ZodType>(reply: T, answer: Promise<Response>): Promise<z.output<T>> {
  const response = await answer
  expect(response.status).toBe(200)
  return reply.parse(await response.json())
}
async function refused(answer: Promise<Response>): Promise<string[]> {
  const response = await answer
  expect(response.status).toBe(422)
  const { code, errors } = await readProblem(response)
  return [code, ...errors.map(({ path, reason }) => `${path} ${reason}`)]
}
const open = (who = rana) => done(readOfferDesk.reply, ask(`offers/${reference}?language=en`, undefined, who))
const save = (content: DraftContent, version: number, who = rana) =>
  done(saveOfferDraft.reply, ask(`offers/${reference}/draft`, { content, version }, who))
const post = (deed: string, body: object, who = rana) => ask(`offers/${reference}/${deed}`, body, who)
const logged = (client: { poolId: string; sub: string }) =>
  api.database.forClient(client, api.other.id, ({ transaction }) => transaction.select().from(accessLog))
const decide = (decision: 'accepted' | 'declined' | 'withdrawn') =>
  api.database.forProvider(api.other.id, (scope) =>
    scope.update(quoteOffers, { decision, decidedAt: new Date() }, eq(quoteOffers.reference, reference)),
  )

const sound: DraftContent = {
  currency: 'AED',
  validUntil: '2026-12-20',
  lines: [
    { label: { en: 'Surgeon', ar: 'الجرّاح' }, amount: '20,000.00', mayChangeIf: {} },
    { label: { en: 'Two nights' }, amount: '3600.50', mayChangeIf: { en: 'a third night is needed' } },
  ],
  includes: [{ en: 'Medicines' }],
  excludes: [],
  deposit: '3000',
  instalments: [{ amount: '5000', daysBefore: '30', on: '' }],
  cancellation: [{ daysBefore: '14', time: '12:00', by: 'percent', fee: '0' }],
  documents: ['passport'],
  from: '2027-01-15',
  until: '2027-01-22',
  practitioner: '',
  note: {},
}

/** Somebody whose request it is. */
async function claimedByAmal() {
  const amal = { poolId: 'own-1_sample', sub: newId() }
  const account = { ...amal, email: 'amal@patient.example', originJti: undefined, givenName: '', familyName: '' }
  await keepAccount(api.database, { ...account, emailVerified: true, saidAt: sampleNow }, sampleNow)
  await writeRequest(api, reference, { clientPoolId: amal.poolId, clientSub: amal.sub })
  return amal
}

test('a look is a line in the log of whose request it is, and says who looked', async () => {
  const amal = await claimedByAmal()
  await open()
  expect(await logged(amal)).toMatchObject([
    { actor: 'clinic', actorName: 'Rana Sample', deed: 'open', subject: 'quote', subjectId: reference, why: 'offer' },
  ])
})

test('who is shown a draft has looked: in the preview, and where a colleague was first; who saves their own has not', async () => {
  const amal = await claimedByAmal()
  await save(sound, 0)
  expect(await logged(amal)).toEqual([])
  await save({ ...sound, deposit: '4000' }, 0, sami)
  await done(previewOffer.reply, ask(`offers/${reference}/preview`))
  const looks = (await logged(amal)).map(({ actorName, deed }) => `${actorName} ${deed}`)
  expect(looks.sort()).toEqual(['Rana Sample open', 'Sami Sample open'])
})

test('an offer begins with what was asked for, in both languages, and with what it may change by', async () => {
  await writeRequest(api, reference, { language: 'ar' })
  const { draft, languages, currencies, check, versions, reach } = await open()
  expect(draft).toMatchObject({ version: 0, by: null })
  expect(languages).toEqual(['en', 'ar'])
  expect(draft.content.lines).toHaveLength(1)
  expect(Object.keys(draft.content.lines[0]?.label ?? {})).toEqual(['en', 'ar'])
  expect(draft.content.validUntil).toBe('2026-12-05')
  expect(currencies[0]).toBe(api.other.location.currency)
  expect(currencies).toContain('USD')
  expect(check.isWhole).toBe(draft.content.lines.every(({ amount }) => amount !== ''))
  expect([versions, reach]).toEqual([[], 'mail'])
})

test('a save tells the total, what is wrong beside which field, and what the patient’s language lacks', async () => {
  await writeRequest(api, reference, { language: 'ar' })
  const { check, draft } = await save(sound, 0)
  expect(check).toEqual({
    total: { amountMinor: 23_600_50, currency: 'AED' },
    isWhole: true,
    cannotBePaid: null,
    faults: [],
    lacks: ['lines.1.label', 'lines.1.mayChangeIf', 'includes.0'],
    prices: [],
    differences: [],
  })
  const broken: DraftContent = {
    ...sound,
    validUntil: '2026-11-20',
    lines: [
      { label: { ar: 'الجرّاح' }, amount: '2.400', mayChangeIf: {} },
      { label: { en: 'x'.repeat(201) }, amount: '1.234', mayChangeIf: {} },
    ],
    includes: [{}],
    instalments: [{ amount: '5', daysBefore: '', on: '' }],
    until: '2027-01-01',
    practitioner: 'nobody',
    documents: ['selfie'],
  }
  const told = (await save(broken, draft.version)).check
  expect(told.faults.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    'lines.0.label.en required',
    'lines.1.label too-long',
    'includes.0.en required',
    'documents.0 invalid',
    'lines.0.amount ambiguous',
    'lines.1.amount decimals',
    'validUntil past',
    'until before-from',
    'instalments.0 one-due',
    'practitioner unknown',
  ])
  expect(told.isWhole).toBe(false)
})

test('digits of Arabic, thousands in groups and a comma before the decimals are amounts; what could be two is none', async () => {
  await writeRequest(api, reference)
  const totalOf = async (amount: string, version: number) =>
    (await save({ ...sound, lines: [{ label: { en: 'A' }, amount, mayChangeIf: {} }] }, version)).check.total
      ?.amountMinor
  expect(await totalOf('١٬٢٥٠٫٥٠', 0)).toBe(125_050)
  expect(await totalOf('1,250.5', 1)).toBe(125_050)
  expect(await totalOf('1250,50', 2)).toBe(125_050)
})

test('of two who write, the second hears of the first, and nothing is written over', async () => {
  await writeRequest(api, reference)
  expect(await save(sound, 0)).toMatchObject({ outcome: 'saved', draft: { version: 1, by: 'Rana Sample' } })
  const other = { ...sound, deposit: '4000' }
  const conflict = await save(other, 0, sami)
  expect(conflict).toMatchObject({ outcome: 'conflict', draft: { version: 1, by: 'Rana Sample', content: sound } })
  expect((await open()).draft.content.deposit).toBe('3000')
  expect(await save(other, conflict.draft.version, sami)).toMatchObject({ outcome: 'saved', draft: { version: 2 } })
  // An answer that got lost: the same again, from the version before, is no conflict with oneself.
  expect(await save(other, 1, sami)).toMatchObject({ outcome: 'saved', draft: { version: 2 } })
})

test('twenty saves from one version at the same time: one is kept, the others hear of it', async () => {
  await writeRequest(api, reference)
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save({ ...sound, deposit: `${at + 1}` }, 0, at % 2 ? rana : sami)),
  )
  expect(saves.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1)
})

test('the preview is what the patient would read: their language, the rest of the plan, the version before', async () => {
  await writeRequest(api, reference, { language: 'ar', currency: 'USD' })
  await writeOffer(api, reference)
  await save(sound, 0)
  const preview = await done(previewOffer.reply, ask(`offers/${reference}/preview`))
  expect(preview).toMatchObject({ language: 'ar', currency: 'USD', before: { version: 1 } })
  expect(preview.offer).toMatchObject({
    version: 2,
    state: 'open',
    lines: [{ label: 'الجرّاح' }, { label: 'Two nights', mayChangeIf: 'a third night is needed' }],
    instalments: [{ amount: { amountMinor: 5_000_00, currency: 'AED' }, daysBefore: 30, on: null }],
    rest: { amountMinor: 15_600_50, currency: 'AED' },
    approximate: { currency: 'USD' },
  })
  await save({ ...sound, lines: [] }, 1)
  expect(await done(previewOffer.reply, ask(`offers/${reference}/preview`))).toMatchObject({
    offer: null,
    check: { faults: [{ path: 'lines', reason: 'required' }] },
  })
})

test('ten sends are one version with one mail, by the name of who sent it; the draft goes on as the next one', async () => {
  await writeRequest(api, reference)
  await save(sound, 0)
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => done(sendOfferDraft.reply, post('send', { version: 1, after: 0 }))),
  )
  expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(sent.map(({ version }) => version))).toEqual(new Set([1]))
  expect(await api.database.forProvider(api.other.id, (scope) => scope.rows(mails))).toHaveLength(1)
  const desk = await open()
  expect(desk.versions).toMatchObject([{ version: 1, state: 'open', by: 'Rana Sample' }])
  expect(desk.draft).toMatchObject({ version: 1, content: sound })
})

test('nothing is sent that is wrong, that a colleague has changed, or after a version that nobody here has seen', async () => {
  await writeRequest(api, reference)
  expect((await post('send', { version: 1, after: 0 })).status).toBe(404)
  await save({ ...sound, deposit: '99999' }, 0)
  expect(await refused(post('send', { version: 1, after: 0 }))).toEqual([
    'invalid-input',
    'instalments.0.amount over-total',
  ])
  await save(sound, 1, sami)
  expect(await refused(post('send', { version: 1, after: 0 }))).toEqual(['no-longer-possible', 'version changed'])
  await writeOffer(api, reference)
  expect(await refused(post('send', { version: 2, after: 0 }))).toEqual(['no-longer-possible', 'version changed'])
  expect(await done(sendOfferDraft.reply, post('send', { version: 2, after: 1 }))).toMatchObject({ version: 2 })
})

test('what was withdrawn can be offered again word by word, by who has seen it withdrawn', async () => {
  await writeRequest(api, reference)
  await save(sound, 0)
  await done(sendOfferDraft.reply, post('send', { version: 1, after: 0 }))
  expect(await refused(post('withdraw', { version: 2 }))).toEqual(['no-longer-possible', 'version changed'])
  for (const isNew of [true, false]) {
    expect(await done(sendOfferDraft.reply, post('withdraw', { version: 1 }))).toMatchObject({ version: 1, isNew })
  }
  expect(await done(sendOfferDraft.reply, post('send', { version: 1, after: 0 }))).toMatchObject({ isNew: false })
  expect(await done(sendOfferDraft.reply, post('send', { version: 1, after: 1 }))).toMatchObject({
    version: 2,
    isNew: true,
  })
})

test('the final bill stands beside an accepted offer alone: as it was, or with the reason of the difference', async () => {
  const amal = await claimedByAmal()
  expect(await refused(post('bill', {}))).toEqual(['no-longer-possible', 'version none'])
  await writeOffer(api, reference)
  expect(await refused(post('bill', {}))).toEqual(['no-longer-possible', 'version open'])
  await decide('accepted')
  expect(await done(writeFinalBill.reply, post('bill', {}))).toMatchObject({
    bill: { amount: { amountMinor: 23_600_00, currency: 'AED' }, isAsQuoted: true, by: 'Rana Sample' },
  })
  await done(writeFinalBill.reply, post('bill', {}, sami))
  expect(await logged(amal)).toContainEqual(expect.objectContaining({ deed: 'open', actorName: 'Sami Sample' }))
  expect(await refused(post('bill', { amount: '25000' }))).toEqual(['invalid-input', 'why required'])
  expect(await refused(post('bill', { amount: '25,000', why: 'x' }))).toEqual(['invalid-input', 'amount ambiguous'])
  await done(writeFinalBill.reply, post('bill', { amount: '25,000.00', why: 'A third night.' }, sami))
  expect((await open()).bill).toMatchObject({
    amount: { amountMinor: 25_000_00 },
    isAsQuoted: false,
    why: 'A third night.',
    by: 'Sami Sample',
  })
})
