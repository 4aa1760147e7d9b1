// The first HTML of a visitor is in their currency: by choice, by the place of their address, by their browser, by the provider.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExchange } from '#domain/currency/exchange.ts'
import { systemClock } from '#kernel/clock.ts'
import { readSnapshotRates } from '#suppliers/fx/snapshot-rates.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'
import { home } from '#tests/support/sample-pages.ts'
import { createPageCache } from './page-cache.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

const rates = readSnapshotRates()
const exchange = createExchange({ references: () => rates, clock: systemClock })

/** The sample provider's site, charging in another currency. */
function directoryOf(currency: string): SampleApi['directory'] {
  const { location } = api.provider
  return { ...api.directory, find: async () => ({ ...api.provider, location: { ...location, currency } }) }
}

type Visit = {
  who: string
  /** Of the machine that the request comes from; a proxy on loopback names the visitor's in `forwarded`. */
  peer?: string
  forwarded?: string
  accept?: string
  cookie?: string
  /** What the provider charges in. */
  provider?: string
  currency: string
}

/** The provider of the site charges in Saudi riyals, where nothing else is said. */
const visits: Visit[] = [
  { who: 'in Kuwait, with an English browser', peer: '168.187.1.1', accept: 'en-US,en;q=0.9', currency: 'KWD' },
  { who: 'in Türkiye, behind our proxy', forwarded: '78.160.0.1', accept: 'tr-TR,tr;q=0.9', currency: 'TRY' },
  { who: 'in Egypt, without a language', forwarded: '196.219.1.1', currency: 'EGP' },
  { who: 'in the United Kingdom', forwarded: '81.2.69.142', accept: 'en-GB', currency: 'GBP' },
  { who: 'in Japan, with a German browser', forwarded: '133.11.0.1', accept: 'de-DE', currency: 'JPY' },
  { who: 'in Switzerland', forwarded: '130.59.31.80', accept: 'fr-CH', currency: 'CHF' },
  { who: 'in Switzerland, over IPv6', forwarded: '2001:620::1', accept: 'en', currency: 'CHF' },
  { who: 'in Chile', peer: '200.83.1.1', accept: 'es-419,es;q=0.9', currency: 'CLP' },
  { who: 'in the Netherlands, as a socket of IPv6 sees it', peer: '::ffff:193.0.6.139', accept: 'nl', currency: 'EUR' },
  { who: 'in Bulgaria, which pays in euros since 2026', forwarded: '212.50.1.1', accept: 'bg-BG', currency: 'EUR' },
  { who: 'in the Emirates', forwarded: '2.48.0.1', accept: 'ar-AE', currency: 'AED' },
  { who: 'behind two proxies: the last entry counts', forwarded: '8.8.8.8, 168.187.1.1', currency: 'KWD' },
  { who: 'at home, with a Japanese browser', forwarded: '192.168.1.20', accept: 'ja-JP', currency: 'JPY' },
  { who: 'on this machine, with a browser from India', accept: 'en-IN,en;q=0.8', currency: 'INR' },
  { who: 'nowhere known, the preferred region first', accept: 'en;q=0.9,de-DE;q=0.2,ar-KW;q=0.5', currency: 'KWD' },
  { who: 'nowhere known, a region that does not exist first', accept: 'fr-XX,ar-QA;q=0.7', currency: 'QAR' },
  { who: 'nowhere known, a browser without a region', accept: 'en', currency: 'SAR' },
  { who: 'nowhere known, saying nothing', currency: 'SAR' },
  { who: 'nowhere known, where the provider’s currency has no rate', provider: 'XXX', currency: 'AED' },
  { who: 'with an address that is none', forwarded: 'unknown', accept: 'en-NG', currency: 'NGN' },
  { who: 'in Kuwait, who chose francs', peer: '168.187.1.1', accept: 'ar-KW', cookie: 'currency=CHF', currency: 'CHF' },
  { who: 'in Kuwait, whose choice is none', peer: '168.187.1.1', cookie: 'currency=XXX', currency: 'KWD' },
  { who: 'a stranger who names another address', peer: '168.187.1.1', forwarded: '133.11.0.1', currency: 'KWD' },
]

test.each(visits)(
  'spec 9: "Currency order: client\'s currency, then geo currency, then provider location currency, default aed": $who: $currency',
  async ({ peer, forwarded, accept, cookie, provider = 'SAR', currency }) => {
    const { ask } = openSampleHttp(api, { services: { exchange, directory: directoryOf(provider) } })
    const headers: Record<string, string> = {}
    if (forwarded !== undefined) headers['x-forwarded-for'] = forwarded
    if (accept !== undefined) headers['accept-language'] = accept
    if (cookie !== undefined) headers.cookie = cookie
    const html = await (await ask('/', { headers }, peer)).text()
    expect(/<title>.* (\w{3})<\/title>/.exec(html)?.[1]).toBe(currency)
  },
)

test('the page and GET /api/user-currency say the same of the same visitor', async () => {
  const live = openSampleHttp(api)
  for (const headers of [{ 'x-forwarded-for': '168.187.1.1' }, { 'accept-language': 'ja-JP' }]) {
    const html = await (await live.ask('/', { headers })).text()
    const { currency } = (await (await live.ask('/api/user-currency', { headers })).json()) as { currency: string }
    expect(html).toContain(` ${currency}</title>`)
  }
})

test('a page drawn at a rate that is held is drawn anew once the hold ends', async () => {
  const begun = Date.parse('2026-11-21T12:58:00Z')
  let now = begun
  let drawn = 0
  const pages = createPageCache(2 ** 20, { now: () => now, elapsedMs: () => 1 + now - begun })
  const draw = async () => {
    drawn += 1
    return new Response('page', { headers: { 'x-holds-until': '2026-11-21T13:00:00.000Z' } })
  }
  await pages.get('p', home, draw)
  now = Date.parse('2026-11-21T12:59:59.999Z')
  await pages.get('p', home, draw)
  expect(drawn).toBe(1)
  now = Date.parse('2026-11-21T13:00:00Z')
  await pages.get('p', home, draw)
  expect(drawn).toBe(2)
})
