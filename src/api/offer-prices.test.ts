// The catalogue beside an offer at the desk: what can be added from it, prices far from its own, which are asked about first, and words that differ.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { previewOffer, readOfferDesk, readOfferShelf, saveOfferDraft, sendOfferDraft } from '#contract/offer-drafts.ts'
import { emptyDraft } from '#domain/quotes/offer-draft.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { writeRequest } from '#tests/support/sample-offer.ts'
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

const ask = async (path: string, body?: object): Promise<Response> =>
  api.app.hono.request(`${otherOrigin}/api/desk/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...rana.headers },
    body: body ? JSON.stringify(body) : null,
  })
async function done<T extends z.ZodType>(reply: T, answer: Promise<Response>): Promise<z.output<T>> {
  const response = await answer
  expect(response.status).toBe(200)
  return reply.parse(await response.json())
}

test('a price far from the catalogue’s is sent only once it is confirmed, at this very amount', async () => {
  await writeRequest(api, reference)
  const item = (await done(readOfferShelf.reply, ask('offer-shelf?currency=AED&language=en'))).items.find(
    ({ kind }) => kind === 'package',
  )
  const lines = [{ label: { en: item?.name['en'] ?? '' }, amount: '2.40', mayChangeIf: {} }]
  const content = { ...emptyDraft, currency: 'AED', validUntil: '2026-12-20', lines }
  const { check } = await done(saveOfferDraft.reply, ask(`offers/${reference}/draft`, { content, version: 0 }))
  expect(check).toMatchObject({ faults: [], prices: [{ path: 'lines.0.amount', amount: { amountMinor: 240 } }] })
  const send = (...confirmedPrices: object[]) =>
    ask(`offers/${reference}/send`, { version: 1, after: 0, confirmedPrices })
  for (const confirmed of [[], [{ path: 'lines.0.amount', amountMinor: 240_000 }]]) {
    const response = await send(...confirmed)
    expect(response.status).toBe(422)
    const { detail, errors } = await readProblem(response)
    expect(errors).toMatchObject([{ path: 'lines.0.amount', reason: 'unconfirmed' }])
    expect(detail).toContain('lines.0.amount is AED 2.40, listed at AED ')
  }
  expect(await done(sendOfferDraft.reply, send({ path: 'lines.0.amount', amountMinor: 240 }))).toMatchObject({
    isNew: true,
  })
})

test('the shelf has what the catalogue sells, ready to add, in the currency that is asked for', async () => {
  const of = async (currency: string) =>
    (await done(readOfferShelf.reply, ask(`offer-shelf?currency=${currency}&language=ar`))).items
  const dirhams = await of('AED')
  expect(new Set(dirhams.map(({ kind }) => kind))).toEqual(new Set(['package', 'part', 'procedure']))
  const [carePackage] = dirhams
  expect(carePackage?.adds.lines[0]?.amount).toMatch(/^\d+\.\d\d$/)
  expect(Object.keys(carePackage?.name ?? {})).toEqual(['en', 'ar'])
  const dollars = await of('USD')
  expect(Number(dollars[0]?.adds.lines[0]?.amount)).toBeLessThan(Number(carePackage?.adds.lines[0]?.amount))
})

test('words that name another hotel, other nights or another practitioner are told, and stop nothing', async () => {
  const asked = 'Q-8K3M-92PX'
  await writeRequest(api, asked)
  await writeSampleHotels(api.database, api.other)
  const content = {
    ...emptyDraft,
    currency: 'AED',
    validUntil: '2026-12-20',
    practitioner: 'omar-said',
    lines: [{ label: { en: 'Marina Rest, 5 nights' }, amount: '9000', mayChangeIf: {} }],
    includes: [{ en: '5 nights with breakfast', ar: '٧ ليالٍ مع الإفطار' }],
    note: { en: 'Dr Haddad sees you at the Palm Court.' },
  }
  const { check } = await done(saveOfferDraft.reply, ask(`offers/${asked}/draft`, { content, version: 0 }))
  expect(check.differences).toMatchObject([
    { path: 'includes.0.ar', about: 'nights', from: 'lines', said: 7, meant: [5] },
    { path: 'note.en', about: 'hotel', said: { en: 'Palm Court' }, meant: [{ en: 'Marina Rest' }] },
    { path: 'note.en', about: 'practitioner', from: 'chosen', said: { en: 'Dr Lina Haddad' } },
  ])
  expect((await done(previewOffer.reply, ask(`offers/${asked}/preview`))).check).toEqual(check)
  const sent = await done(sendOfferDraft.reply, ask(`offers/${asked}/send`, { version: 1, after: 0 }))
  expect(sent).toMatchObject({ isNew: true })
})

test('what a request asks several of is a line for so many, from the start and from the shelf, and less is asked about', async () => {
  const twoSides = 'Q-2222-KNEE'
  const wanted = { procedureSlug: 'knee-arthroscopy', packageSlug: null, quantity: { count: 2, unit: 'side' as const } }
  await writeRequest(api, twoSides, wanted)
  const line = { label: { en: 'Knee arthroscopy: 2 sides × €4,000' }, amount: '8000.00' }
  const desk = await done(readOfferDesk.reply, ask(`offers/${twoSides}?language=en`))
  expect(desk.draft.content.lines).toMatchObject([line])
  const lineOf = async (query: string) => {
    const { items } = await done(readOfferShelf.reply, ask(`offer-shelf?language=en&${query}`))
    return items.find(({ kind, slug }) => kind === 'procedure' && slug === 'knee-arthroscopy')?.adds.lines[0]
  }
  expect(await lineOf(`currency=EUR&reference=${twoSides}`)).toMatchObject(line)
  const inDirhams = await lineOf(`currency=AED&reference=${twoSides}`)
  expect(inDirhams?.label['en']).toMatch(/^Knee arthroscopy: 2 sides × AED\s[\d,.]+$/)
  expect(Number(inDirhams?.amount)).toBeCloseTo(2 * Number((await lineOf('currency=AED'))?.amount), 2)
  expect(await lineOf('currency=EUR')).toMatchObject({ label: { en: 'Knee arthroscopy' }, amount: '4000.00' })
  const checked = async (version: number, amount: string) => {
    const content = { ...desk.draft.content, validUntil: '2026-12-20', lines: [{ ...line, amount, mayChangeIf: {} }] }
    const saved = await done(saveOfferDraft.reply, ask(`offers/${twoSides}/draft`, { content, version }))
    return saved.check.prices
  }
  expect(await checked(0, '8000.00')).toEqual([])
  expect(await checked(1, '4000.00')).toMatchObject([{ path: 'lines.0.amount', low: { amountMinor: 800_000 } }])
})
