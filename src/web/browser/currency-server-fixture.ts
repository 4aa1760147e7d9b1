// A product API for the currency tests of this folder: it says what it is told to say, when it is told to, and counts who asks.
import { vi } from 'vitest'

export type CurrencyServer = {
  /** What was asked, as `geo` or the currency of a quote. */
  asked: string[]
  geo: () => Response | Promise<Response>
  /** Reply to a quote from a currency, in lower case. */
  quote: (from: string) => Response | Promise<Response>
}

/** In the clock of the test. */
export const lockMs = 30 * 60_000

export const quoteReply = (from: string, rate: unknown = 4.25, ms = lockMs) =>
  Response.json({
    success: true,
    id: `fxq_${from}_${Date.now()}`,
    lock_expires_at: (Date.now() + ms) / 1000,
    rates: { [from]: { exchange_rate: rate } },
  })

export const geoReply = (currency?: string, countryCode?: string) => Response.json({ currency, countryCode })

export const failed = (status: number) => Response.json({ code: 'unavailable', requestId: 'req-1' }, { status })

/** Stands in for fetch until `vi.unstubAllGlobals`. */
export function stubCurrencyServer(): CurrencyServer {
  const server: CurrencyServer = {
    asked: [],
    geo: () => geoReply('GBP', 'GB'),
    quote: (from) => quoteReply(from),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    if (new URL(url).pathname === '/api/user-currency') {
      server.asked.push('geo')
      return server.geo()
    }
    const { from, to } = JSON.parse(new TextDecoder().decode(init.body as ArrayBuffer)) as Record<string, string>
    server.asked.push(`${from} to ${to}`)
    return server.quote(from ?? '')
  })
  return server
}

/** An answer that comes when the test says so. */
export function held(): { promise: Promise<Response>; give: (response: Response) => void } {
  let give: (response: Response) => void = () => {}
  const promise = new Promise<Response>((resolve) => {
    give = resolve
  })
  return { promise, give: (response) => give(response) }
}
