// The procedure endpoints: the searched list and one whole procedure, in both languages and several currencies.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { getProcedure, listEstimates, searchProcedures } from '#contract/procedures.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleProcedures } from '#tests/support/sample-catalogue.ts'
import { writePicture } from '#tests/support/sample-provider.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
  await api.database.forProvider(api.other.id, async (scope) => {
    const [first] = sampleProcedures
    if (first) await scope.insert(procedures, [{ ...first, slug: 'only-elsewhere', name: { en: 'Only elsewhere' } }])
    await scope.update(practitioners, { biography: { en: 'Works elsewhere.' } })
  })
  await writePicture(api.database, api.provider, 'hip-replacement', { width: 900, height: 600 })
})

afterAll(() => api.close())

async function list(query: string): Promise<z.output<typeof searchProcedures.reply>> {
  const response = await api.get(`/api/procedures${query}`)
  expect(response.status).toBe(200)
  return searchProcedures.reply.parse(await response.json())
}

const slugs = async (query: string) => (await list(query)).procedures.map(({ slug }) => slug)

async function one(procedure: string, query = ''): Promise<z.output<typeof getProcedure.reply>> {
  const response = await api.get(`/api/procedures/${encodeURIComponent(procedure)}${query}`)
  expect(response.status).toBe(200)
  return getProcedure.reply.parse(await response.json())
}

test('200 with what is on sale in the provider’s order, counted by category', async () => {
  const reply = await list('')
  expect(reply.procedures.map(({ slug }) => slug)).toEqual([
    'hip-replacement',
    'cataract-surgery',
    'dental-implant',
    'knee-arthroscopy',
  ])
  expect(reply.total).toBe(4)
  expect(reply.categories).toEqual([
    { slug: 'orthopaedics', name: 'Orthopaedics', count: 2 },
    { slug: 'eyes', name: 'Eyes', count: 1 },
    { slug: 'dentistry', name: 'Dentistry', count: 1 },
  ])
  expect(reply).toMatchObject({ forgiven: false, compared: [], rate: { date: '2026-11-20', source: 'test rates' } })
})

test('a price stands as charged, as shown and in dirhams, by the rates of the day', async () => {
  const [hip] = (await list('?currency=JPY')).procedures
  expect(hip?.price).toEqual({
    charged: { from: { amountMinor: 900_000, currency: 'EUR' }, to: { amountMinor: 1_200_000, currency: 'EUR' } },
    shown: { from: { amountMinor: 1_440_000, currency: 'JPY' }, to: { amountMinor: 1_920_000, currency: 'JPY' } },
    aed: { from: { amountMinor: 3_600_000, currency: 'AED' }, to: { amountMinor: 4_800_000, currency: 'AED' } },
  })
})

test('a price in the currency that is charged is not touched, three decimals included', async () => {
  const { price } = await one('dental-implant', '?currency=KWD')
  expect(price.shown).toEqual(price.charged)
  expect(price.charged.from).toEqual({ amountMinor: 350_500, currency: 'KWD' })
  expect(price.aed.from).toEqual({ amountMinor: 420_600, currency: 'AED' })
})

test('the provider’s own currency is shown when the wanted one has no rate, is no currency or is not said', async () => {
  for (const query of ['?currency=GBP', '?currency=sorry', '?currency=', '']) {
    expect((await list(query)).procedures[0]?.price.shown.from.currency).toBe('EUR')
  }
  expect((await list('?currency=aed')).procedures[0]?.price.shown.from.currency).toBe('AED')
})

test('the list speaks Arabic when asked', async () => {
  const { procedures, categories } = await list('?language=ar')
  expect(procedures[0]).toMatchObject({
    name: 'استبدال مفصل الورك',
    summary: 'استبدال المفصل التالف.',
    category: { slug: 'orthopaedics', name: 'جراحة العظام' },
  })
  expect(categories[1]).toEqual({ slug: 'eyes', name: 'العيون', count: 1 })
})

test('words, category, price, stay and flying narrow the list, alone and together', async () => {
  expect(await slugs('?q=knee')).toEqual(['knee-arthroscopy'])
  expect(await slugs('?category=orthopaedics')).toEqual(['hip-replacement', 'knee-arthroscopy'])
  expect(await slugs('?maxPrice=AED-16000')).toEqual(['cataract-surgery', 'dental-implant', 'knee-arthroscopy'])
  expect(await slugs('?maxPrice=EUR-3999')).toEqual(['cataract-surgery', 'dental-implant'])
  expect(await slugs('?maxStay=5')).toEqual(['cataract-surgery', 'knee-arthroscopy'])
  expect(await slugs('?maxFly=7')).toEqual(['dental-implant', 'knee-arthroscopy'])
  expect(await slugs('?category=orthopaedics&maxStay=5&currency=JPY')).toEqual(['knee-arthroscopy'])
  expect(await slugs('?category=cardiology')).toEqual([])
})

test('a near spelling is forgiven and says so', async () => {
  const reply = await list('?q=cataracct')
  expect(reply.procedures.map(({ slug }) => slug)).toEqual(['cataract-surgery'])
  expect(reply.forgiven).toBe(true)
})

test('a price limit in a currency without a rate is no limit', async () => {
  expect(await slugs('?maxPrice=GBP-1')).toHaveLength(4)
})

test('sorted by name, price, stay and recovery', async () => {
  const [hip, eye, tooth, knee] = ['hip-replacement', 'cataract-surgery', 'dental-implant', 'knee-arthroscopy']
  expect(await slugs('?sort=name')).toEqual([eye, tooth, hip, knee])
  expect(await slugs('?sort=price')).toEqual([tooth, eye, knee, hip])
  expect(await slugs('?sort=stay')).toEqual([eye, knee, tooth, hip])
  expect(await slugs('?sort=recovery')).toEqual([tooth, knee, hip, eye])
})

test('at most three are laid side by side, each once, those that do not exist left out', async () => {
  const compare = [
    'hip-replacement',
    'hip-replacement',
    'gone',
    'dental-implant',
    'cataract-surgery',
    'knee-arthroscopy',
  ]
  const { compared } = await list(`?${compare.map((slug) => `compare=${slug}`).join('&')}`)
  expect(compared.map(({ slug }) => slug)).toEqual(['hip-replacement', 'dental-implant', 'cataract-surgery'])
  expect((await list('?compare=dental-implant')).compared.map(({ slug }) => slug)).toEqual(['dental-implant'])
})

test('price steps are round amounts inside the spread, in the currency shown', async () => {
  const { priceSteps } = await list('?currency=AED')
  expect(priceSteps).toEqual([500_000, 1_000_000, 2_000_000].map((amountMinor) => ({ amountMinor, currency: 'AED' })))
})

test('422 naming the field and the reason for a filter that is none', async () => {
  const refused = async (query: string) => {
    const response = await api.get(`/api/procedures?${query}`)
    expect(response.status).toBe(422)
    return (await readProblem(response)).errors
  }
  expect(await refused(`q=${'x'.repeat(101)}`)).toEqual([{ path: 'q', reason: 'too-long' }])
  expect(await refused('maxStay=401')).toEqual([{ path: 'maxStay', reason: 'invalid' }])
  expect(await refused('maxStay=-1')).toEqual([{ path: 'maxStay', reason: 'invalid' }])
  expect(await refused('maxFly=soon')).toEqual([{ path: 'maxFly', reason: 'invalid' }])
  expect(await refused('maxPrice=5000')).toEqual([{ path: 'maxPrice', reason: 'invalid' }])
  expect(await refused('sort=random')).toEqual([{ path: 'sort', reason: 'invalid' }])
  expect(await refused('language=french&q=a&q=b')).toEqual([
    { path: 'q', reason: 'invalid' },
    { path: 'language', reason: 'invalid' },
  ])
  expect(await refused(`${'compare=x&'.repeat(21)}`)).toEqual([{ path: 'compare', reason: 'too-long' }])
})

test('200 with everything about one procedure, its packages of today and the people who do it', async () => {
  const hip = await one('hip-replacement')
  expect(hip).toMatchObject({
    name: 'Hip replacement',
    durationMin: 90,
    flyFromDay: 42,
    flySource: 'Aviation Health Unit, 2025',
    reviewedBy: 'Dr Lina Haddad',
    reviewedOn: '2026-10-01',
    packages: 1,
    photo: { slug: 'hip-replacement', width: 900, height: 600, digest: expect.stringMatching(/^[0-9a-f]{16}$/) },
    whatItIs: [{ kind: 'paragraph', text: ['The surgeon replaces the joint.'] }],
    recovery: [
      { unit: 'day', from: 0, to: 0 },
      { unit: 'week', from: 1, to: 2 },
    ],
    included: [{ mayChangeIf: null }, { mayChangeIf: 'the surgeon asks for it' }],
  })
  expect(hip.carePackages.map(({ slug }) => slug)).toEqual(['hip-complete'])
  expect(hip.practitioners.map(({ name }) => name)).toEqual(['Dr Lina Haddad'])
})

test('a procedure is found by its slug and by its name in any of its languages', async () => {
  for (const name of ['knee-arthroscopy', 'Knee arthroscopy', 'KNEE ARTHROSCOPY', 'تنظير الركبة']) {
    expect((await one(name)).slug).toBe('knee-arthroscopy')
  }
})

test('the words come in Arabic, and in the first language where there are none in Arabic', async () => {
  const hip = await one('hip-replacement', '?language=ar')
  expect(hip.whatItIs).toEqual([{ kind: 'paragraph', text: ['يستبدل الجراح المفصل.'] }])
  expect(hip.practitioners[0]).toMatchObject({ name: 'د. لينا حداد', biography: 'Operates on hips and knees.' })
})

test('no flying figure is null, no photograph is null', async () => {
  expect(await one('cataract-surgery')).toMatchObject({ flyFromDay: null, flySource: null, photo: null })
})

test('404 for a procedure that is withdrawn, unknown, another provider’s or badly encoded', async () => {
  for (const name of ['hand-surgery', 'unheard-of', 'only-elsewhere', '%E0%A4%A']) {
    const response = await api.get(`/api/procedures/${name}`)
    expect(response.status).toBe(404)
    expect(await readProblem(response)).toMatchObject({ code: 'not-found' })
  }
})

test('a provider never sees what another one sells or says', async () => {
  expect(await slugs('')).not.toContain('only-elsewhere')
  expect(JSON.stringify(await one('hip-replacement'))).not.toContain('elsewhere')
  const elsewhere = await (await api.get('http://other.test/api/procedures/hip-replacement')).json()
  expect(elsewhere).toMatchObject({ photo: null, practitioners: [{ biography: 'Works elsewhere.' }] })
})

test('404 for the list on a host that no provider has', async () => {
  const response = await api.get('http://nobody.test/api/procedures')
  expect(response.status).toBe(404)
  expect(await readProblem(response)).toMatchObject({ code: 'unknown-provider', errors: [] })
})

test('a withdrawal shows once the provider’s revision moves on', async () => {
  await api.database.forProvider(api.other.id, (scope) =>
    scope.update(procedures, { withdrawnAt: new Date() }, eq(procedures.slug, 'dental-implant')),
  )
  const reply = async () =>
    searchProcedures.reply.parse(await (await api.get('http://other.test/api/procedures')).json())
  const before = await reply()
  const moved = { ...api.other, revision: api.other.revision + 1 }
  const after = await api.parts.readCatalogue(moved)
  expect(before.procedures.map(({ slug }) => slug)).toContain('dental-implant')
  expect(after.procedures.map(({ slug }) => slug)).not.toContain('dental-implant')
})

test('what several cost is told for each count that one person can ask for, of counted procedures alone', async () => {
  const estimates = async (query = '') =>
    listEstimates.reply.parse(await (await api.get(`/api/estimates?currency=EUR${query}`)).json()).procedures
  const all = await estimates()
  expect(all.map(({ slug, unit, prices }) => [slug, unit, prices.length])).toEqual([
    ['hip-replacement', 'side', 2],
    ['cataract-surgery', 'eye', 2],
    ['dental-implant', 'tooth', 32],
    ['knee-arthroscopy', 'side', 2],
  ])
  const [eyes] = await estimates('&procedure=cataract-surgery')
  expect(eyes?.prices.map(({ shown }) => [shown.from.amountMinor, shown.to.amountMinor])).toEqual([
    [150_000, 200_000],
    [300_000, 400_000],
  ])
  expect(all[2]?.prices[7]?.charged.from).toEqual({ amountMinor: 8 * 350_500, currency: 'KWD' })
  expect(await estimates('&procedure=nothing')).toEqual([])
})
