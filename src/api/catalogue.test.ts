// Prices of pages: by live quotes where the clinic charges in dirhams, by reference rates where it does not, by one rate on one page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { catalogueIn, openLiveApi } from '#tests/support/sample-live-api.ts'
import { sampleRate } from '#tests/support/sample-rates.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

test('prices of pages go by the same quotes, say until when, and hold no longer', async () => {
  const live = openLiveApi(api)
  const response = await live.get('/api/procedures?currency=KWD')
  const { procedures, rate } = (await response.json()) as {
    procedures: { slug: string; price: { shown: { from: object }; aed: { from: object } } }[]
    rate: object
  }
  const hip = procedures.find(({ slug }) => slug === 'hip-replacement')
  expect(hip?.price).toMatchObject({
    shown: { from: { amountMinor: 1_800_000, currency: 'KWD' } },
    aed: { from: { amountMinor: 9_000_00, currency: 'AED' } },
  })
  expect(rate).toEqual({
    date: '2026-11-21',
    source: 'Stripe',
    kind: 'live',
    heldUntil: '2026-11-21T13:00:00.000Z',
    fallback: false,
  })
  expect(response.headers.get('x-holds-until')).toBe('2026-11-21T13:00:00.000Z')
  expect(live.asked).toEqual(['KWD'])
})

type PricedReply = {
  procedures: { slug: string; price: Record<'charged' | 'shown' | 'aed', { from: object }> }[]
  rate: object | null
}
const hipOf = ({ procedures }: PricedReply) => procedures.find(({ slug }) => slug === 'hip-replacement')?.price

test.each([
  ['AED', 33_052_50],
  ['EUR', 8_263_13],
])(
  'a price that is charged in dollars is shown in %s at the peg, no supplier is asked, and the rate is no fallback',
  async (currency, amountMinor) => {
    const live = openLiveApi(api, catalogueIn(api, 'USD'))
    // Live quotes of the two are there: another page had them.
    for (const from of ['usd', 'eur']) await live.post({ from, to: 'aed' })
    const response = await live.get(`/api/procedures?currency=${currency}`)
    const reply = (await response.json()) as PricedReply
    expect(hipOf(reply)).toMatchObject({
      charged: { from: { amountMinor: 9_000_00, currency: 'USD' } },
      shown: { from: { amountMinor, currency } },
      aed: { from: { amountMinor: 33_052_50, currency: 'AED' } },
    })
    expect(reply.rate).toEqual(sampleRate)
    expect([response.headers.get('x-holds-until'), live.asked]).toEqual([null, ['USD', 'EUR']])
  },
)

test('where some is charged in dirhams and some is not, the rate that is said is the weaker one', async () => {
  const live = openLiveApi(api, catalogueIn(api, 'AED', { 'hip-replacement': 'EUR' }))
  const reply = (await (await live.get('/api/procedures?currency=USD')).json()) as PricedReply
  expect(hipOf(reply)?.shown.from).toEqual({ amountMinor: 9_802_59, currency: 'USD' })
  expect(reply.rate).toEqual(sampleRate)
})

test('all calls of one page go by one rate, whatever happens between them; a call from outside is its own', async () => {
  const live = openLiveApi(api)
  const shown = async (target: string, id?: string) => {
    const response = await live.get(`${target}?currency=KWD`, id === undefined ? {} : { 'x-request-id': id })
    const { price, rate, procedures } = (await response.json()) as PricedReply & { price?: { shown: { from: object } } }
    const { from } = price?.shown ?? hipOf({ procedures, rate })?.shown ?? {}
    return [from, rate, response.headers.get('x-holds-until')]
  }
  live.answer('away')
  const first = await shown('/api/procedures/hip-replacement', 'page-1')
  live.answer('right')
  live.pass(1)
  expect(await shown('/api/procedures', 'page-1')).toEqual(first)
  expect(first).toMatchObject([
    { amountMinor: 750_000, currency: 'KWD' },
    { fallback: true },
    '2026-11-21T12:01:00.000Z',
  ])
  const live1 = { amountMinor: 1_800_000, currency: 'KWD' }
  expect(await shown('/api/procedures', 'page-2')).toMatchObject([live1, { kind: 'live' }, expect.any(String)])
  expect(await shown('/api/procedures')).toMatchObject([live1, { kind: 'live' }, expect.any(String)])
})

test.each([
  ['a lock in milliseconds', { lockedUntil: new Date(Date.parse('2026-11-21T13:00:00Z') * 1000) }],
  ['a day that is none', { quotedAt: new Date(9e18) }],
])('200 at the reference rate when the supplier answers with %s', async (_, changes) => {
  const live = openLiveApi(api)
  live.answer(changes)
  const response = await live.get('/api/procedures?currency=USD')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ rate: { ...sampleRate, fallback: true } })
})

test('200 where something is still charged in a currency that has gone out of use: told as it is charged', async () => {
  const live = openLiveApi(api, catalogueIn(api, 'EUR', { 'hip-replacement': 'BGN' }))
  const asCharged = { from: { amountMinor: 9_000_00, currency: 'BGN' } }
  for (const query of ['currency=USD', 'currency=BGN', 'sort=price&maxPrice=USD-500000']) {
    const response = await live.get(`/api/procedures?${query}`)
    expect([query, response.status]).toEqual([query, 200])
  }
  const reply = (await (await live.get('/api/procedures?currency=USD&sort=price')).json()) as PricedReply
  expect(hipOf(reply)).toMatchObject({ charged: asCharged, shown: asCharged, aed: asCharged })
  expect(reply.procedures.at(-1)?.slug).toBe('hip-replacement')
  expect((await live.get('/api/procedures/hip-replacement?currency=USD')).status).toBe(200)
  expect((await live.get('/api/packages?currency=USD')).status).toBe(200)
})

test('with the supplier down pages show reference rates and say so', async () => {
  const live = openLiveApi(api)
  live.answer('away')
  for (const target of ['/api/procedures', '/api/procedures/hip-replacement', '/api/packages']) {
    const response = await live.get(`${target}?currency=USD`)
    expect([target, await response.json()]).toMatchObject([target, { rate: { ...sampleRate, fallback: true } }])
    expect(response.headers.get('x-holds-until')).toBe('2026-11-21T12:01:00.000Z')
  }
})

test('a price limit in a third currency goes by that one’s quote', async () => {
  const live = openLiveApi(api)
  // 9,000 dirhams are 1,800 dollars by the live quote; by the reference rate they would be more than 2,450.
  const found = async (limit: number) =>
    hipOf((await (await live.get(`/api/procedures?currency=AED&maxPrice=USD-${limit}`)).json()) as PricedReply)
  expect([await found(1_800), await found(1_799)]).toEqual([expect.anything(), undefined])
  expect(live.asked).toEqual(['USD'])
})

test('without a supplier a reply does not end by itself', async () => {
  const response = await api.get('/api/procedures?currency=KWD')
  expect(response.headers.get('x-holds-until')).toBeNull()
  expect(await response.json()).toMatchObject({ rate: sampleRate })
})
