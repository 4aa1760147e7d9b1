// The product API with live quotes, charging in dirhams: what tests of prices at live rates ask.
import { createApi } from '#api/api.ts'
import { createExchange, type Exchange } from '#domain/currency/exchange.ts'
import { createQuoteKeeper } from '#domain/currency/keep-quotes.ts'
import { type SampleApi, siteOrigin } from './sample-api.ts'
import { sampleSupplier } from './sample-live-quote.ts'
import { sampleRates } from './sample-rates.ts'

/** The sample catalogue, as if all of it were charged in another currency, or in those named by slug. */
export async function catalogueIn(api: SampleApi, currency: string, changes: Record<string, string> = {}) {
  const catalogue = await api.parts.readCatalogue(api.provider)
  const charge = <Row extends { slug: string }>(row: Row) => ({ ...row, currency: changes[row.slug] ?? currency })
  const procedures = catalogue.procedures.map(charge)
  const packages = catalogue.packages.map(charge)
  const currencies = new Set([...procedures, ...packages].map((row) => row.currency))
  return { ...catalogue, procedures, packages, currencies }
}

/** The sample API with live quotes of five dirhams to the unit, charging in dirhams. */
export function openLiveApi(api: SampleApi, catalogue?: ReturnType<typeof catalogueIn>) {
  const supplier = sampleSupplier('2026-11-21T12:00:00Z')
  const keeper = createQuoteKeeper({
    askQuote: supplier.askQuote,
    clock: supplier.clock,
    elapsedMs: supplier.elapsedMs,
    store: { find: async () => undefined, adopt: async (quote) => quote, read: async () => undefined },
    isPlausible: () => true,
    onTrouble: () => {},
  })
  const exchange: Exchange = createExchange({ references: () => sampleRates, keeper, clock: supplier.clock })
  // Read when it is first asked for: a test that never does may be over before the database answers.
  let own = catalogue
  const readCatalogue = () => (own ??= catalogueIn(api, 'AED'))
  const { hono } = createApi({ ...api.parts, exchange, readCatalogue })
  return {
    ...supplier,
    get: async (target: string, headers: Record<string, string> = {}) =>
      hono.request(new URL(target, siteOrigin), { headers }),
    post: async (body: unknown) =>
      hono.request(new URL('/api/stripe/fx-quote-raw', siteOrigin), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
  }
}
