// The package endpoint: what is on sale on the provider's own calendar day, and what its parts would cost alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { listPackages } from '#contract/packages.ts'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { createApi } from './api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

async function list(query: string): Promise<z.output<typeof listPackages.reply>> {
  const response = await api.get(`/api/packages${query}`)
  expect(response.status).toBe(200)
  return listPackages.reply.parse(await response.json())
}

async function slugsAt(moment: string): Promise<string[]> {
  const { hono } = createApi({ ...api.parts, clock: () => new Date(moment) })
  const response = await hono.request(new URL('/api/packages', siteOrigin))
  return listPackages.reply.parse(await response.json()).packages.map(({ slug }) => slug)
}

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })

test('200 with the package on sale today: its parts, its price and what is saved', async () => {
  const { packages } = await list('')
  expect(packages).toHaveLength(1)
  expect(packages[0]).toMatchObject({
    slug: 'hip-complete',
    name: 'Hip, all included',
    procedure: { slug: 'hip-replacement', name: 'Hip replacement', category: 'orthopaedics' },
    nights: 11,
    companions: 1,
    flyFromDay: 42,
    releaseFromDay: 14,
    excluded: ['Flights'],
    price: { charged: { from: euro(1_100_000), to: euro(1_100_000) } },
    partsPrice: { charged: { from: euro(1_127_050) } },
    saving: { charged: { from: euro(27_050) } },
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    photo: null,
  })
  expect(packages[0]?.inside.map(({ kind, mayChangeIf }) => [kind, mayChangeIf])).toEqual([
    ['procedure', null],
    ['hotel', 'you stay longer'],
    ['transfer', null],
  ])
})

test('Arabic and another currency reach every part', async () => {
  const [one] = (await list('?language=ar&currency=KWD')).packages
  expect(one).toMatchObject({
    name: 'الورك شاملًا',
    procedure: { name: 'استبدال مفصل الورك' },
    excluded: ['تذاكر السفر'],
    price: { shown: { from: { amountMinor: 3_666_667, currency: 'KWD' } } },
    saving: { shown: { from: { amountMinor: 90_167, currency: 'KWD' } } },
  })
  expect(one?.inside.every(({ worth }) => worth.shown.from.currency === 'KWD')).toBe(true)
})

test('the packages of one procedure; none for a procedure without any', async () => {
  expect((await list('?procedure=hip-replacement')).packages).toHaveLength(1)
  expect((await list('?procedure=dental-implant')).packages).toEqual([])
})

test('on sale from the first to the last day, by the calendar of the provider’s place', async () => {
  // In Dubai it is four hours later than in UTC.
  expect(await slugsAt('2025-12-31T19:59:59Z')).toEqual(['hip-last-year'])
  expect(await slugsAt('2025-12-31T20:00:00Z')).toEqual(['hip-complete'])
  expect(await slugsAt('2026-12-31T19:59:59Z')).toEqual(['hip-complete'])
  expect(await slugsAt('2026-12-31T20:00:00Z')).toEqual([])
})

test('404 on a host that no provider has', async () => {
  const response = await api.get('http://nobody.test/api/packages')
  expect(response.status).toBe(404)
  expect(await readProblem(response)).toMatchObject({ code: 'unknown-provider' })
})
