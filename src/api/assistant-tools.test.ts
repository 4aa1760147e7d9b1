// What the assistant may look up: the figures of the pages, in the asker's language and currency, and nobody else's trip.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendQuoteRequest } from '#contract/quotes.ts'
import type { AssistantTools } from '#domain/assistant/tools.ts'
import { openSampleApi, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'
import { openTools } from './assistant-tools.ts'

let api: SampleApi
let amal: SampleSession

beforeAll(async () => {
  api = await openSampleApi()
  amal = await signInAtOther(api)
  await amal.introduce()
})

afterAll(() => api.close())

/** As the deed of a request has them. */
function toolsOf(visitor: { language?: 'en' | 'ar'; currency?: string } = {}, session?: SampleSession): AssistantTools {
  const { app, parts } = api
  const headers: Record<string, string> = session ? { authorization: `Bearer ${session.access}` } : {}
  const caller = { origin: session ? otherOrigin : siteOrigin, header: (name: string) => headers[name] }
  return openTools({ app, exchange: parts.exchange }, caller, { language: 'en', currency: undefined, ...visitor })
}

test('procedures are found as the list finds them, six at most', async () => {
  const found = await toolsOf().findProcedures('hip replacment')
  expect(found.map(({ slug }) => slug)).toEqual(['hip-replacement'])
  expect((await toolsOf().findProcedures('')).length).toBeLessThanOrEqual(6)
})

test('words that are too long to be looked for are cut', async () => {
  await expect(toolsOf().findProcedures('hip '.repeat(500))).resolves.toBeInstanceOf(Array)
})

test('a procedure has its figures in the visitor’s currency and language, by its slug or name', async () => {
  const english = await toolsOf({ currency: 'EUR' }).readProcedure('Hip replacement')
  const page = await (await api.get('/api/procedures/hip-replacement?currency=EUR')).json()
  expect(english).toMatchObject({
    slug: 'hip-replacement',
    price: page.price,
    stayDays: page.stayDays,
    flyFromDay: page.flyFromDay,
  })
  expect(english?.price.shown.from.currency).toBe('EUR')
  const arabic = await toolsOf({ language: 'ar' }).readProcedure('hip-replacement')
  expect(arabic?.name).not.toBe(english?.name)
})

test.for(['heart-transplant', '', ' '.repeat(500), '../provider', '%00'])(
  'there is no procedure «%s»',
  async (name) => {
    expect(await toolsOf().readProcedure(name)).toBeUndefined()
  },
)

test('packages are those on sale, of one procedure or of all', async () => {
  const tools = toolsOf({ currency: 'EUR' })
  const listed = await (await api.get('/api/packages?currency=EUR')).json()
  expect((await tools.listPackages()).map(({ slug }) => slug)).toEqual(
    listed.packages.map(({ slug }: { slug: string }) => slug),
  )
  const [first] = listed.packages
  const [own] = await tools.listPackages(first.procedure.slug)
  expect(own).toMatchObject({ slug: first.slug, procedure: first.procedure.slug, price: first.price })
  const { flyFromDay, releaseFromDay } = first
  expect(own).toMatchObject({ flyFromDay, releaseFromDay })
  expect(await tools.listPackages('nothing')).toEqual([])
})

test.for([
  ['1000', 'aed', 'EUR', 'AED', 'EUR'],
  ['12.50', 'EUR', 'KWD', 'EUR', 'KWD'],
] as const)('%s %s in %s is converted at reference rates, with their source', async ([amount, from, to, ...codes]) => {
  const converted = await toolsOf().convert(amount, from, to)
  expect([converted?.from.currency, converted?.to.currency]).toEqual(codes)
  expect(converted?.to.amountMinor).toBeGreaterThan(0)
  expect(converted?.source).not.toBe('')
})

test.for([
  ['many', 'AED', 'EUR'],
  ['10', 'AED', 'XXX'],
  ['10', 'nonsense', 'EUR'],
] as const)('%s %s in %s is no amount that could be converted', async ([amount, from, to]) => {
  expect(await toolsOf().convert(amount, from, to)).toBeUndefined()
})

test('the days before flying are counted from the procedure’s own figure', async () => {
  const asked = { procedure: 'hip-replacement', performedOn: '2027-01-01', flyOn: '2027-01-03' }
  const days = (await toolsOf().readProcedure('hip-replacement'))?.flyFromDay ?? 0
  expect(days).toBeGreaterThan(2)
  expect(await toolsOf().checkFitToFly(asked)).toMatchObject({
    daysBetween: 2,
    days: { flyFromDay: days },
    verdict: 'too-early',
  })
  expect(await toolsOf().checkFitToFly({ ...asked, procedure: 'nothing' })).toBeUndefined()
})

test('hours are those of a practitioner who is here, and of nobody else', async () => {
  const { practitioners } = await (await api.get('/api/practitioners')).json()
  const [one] = practitioners
  const told = await toolsOf().readHours(one.slug)
  const { hours } = await (await api.get(`/api/practitioners/${one.slug}/hours`)).json()
  expect(told).toMatchObject({ practitioner: { slug: one.slug, name: one.name }, hours })
  expect(await toolsOf().readHours('nobody')).toBeUndefined()
})

test('a quote is begun on its page, and nothing is sent', async () => {
  const { path } = await toolsOf().startQuote({ procedure: 'hip-replacement' })
  expect(path).toBe('/quote?procedure=hip-replacement')
  expect(await toolsOf().startQuote({})).toEqual({ path: '/quote' })
  expect(api.jobs).toEqual([])
})

test('a quote is begun for as many as were asked for, where the procedure can have so many', async () => {
  const pathOf = async (about: Parameters<ReturnType<typeof toolsOf>['startQuote']>[0]) =>
    (await toolsOf().startQuote(about)).path
  expect(await pathOf({ procedure: 'cataract-surgery', count: 2 })).toBe('/quote?procedure=cataract-surgery&count=2')
  expect(await pathOf({ procedure: 'cataract-surgery', count: 3 })).toBe('/quote?procedure=cataract-surgery')
  expect(await pathOf({ procedure: 'nothing', count: 2 })).toBe('/quote?procedure=nothing')
  expect(await pathOf({ package: 'hip-complete', count: 2 })).toBe('/quote?package=hip-complete')
  expect(await pathOf({ count: 2 })).toBe('/quote')
})

test('a trip is that of whoever is signed in; of nobody else anything is told', async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${amal.access}` }
  const body = JSON.stringify(sampleQuoteRequest({ email: amal.email }))
  const path = `${otherOrigin}${sendQuoteRequest.path}`
  expect((await api.app.hono.request(path, { method: 'POST', headers, body })).status).toBe(200)
  const badr = await signInAtOther(api, 'badr@patient.example')
  await badr.introduce()
  const steps = async (session: SampleSession) => {
    const trip = await toolsOf({}, session).readTrip()
    return trip === 'not-signed-in' ? trip : trip.steps.map(({ code }) => code)
  }
  expect(await steps(amal)).toContain('wait-for-offer')
  expect(await steps(badr)).not.toContain('wait-for-offer')
  expect(await toolsOf().readTrip()).toBe('not-signed-in')
})

test('one of the provider’s own people has no trip here', async () => {
  const staff = await signInAtOther(api, 'rana@clinic.example', ['staff'])
  expect(await toolsOf({}, staff).readTrip()).toBe('not-signed-in')
})
