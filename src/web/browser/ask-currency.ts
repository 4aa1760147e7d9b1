// The two questions of the currency store, and what becomes of it when their answers come, fail to come, or come too late.
import { callApi } from './call-api.ts'
import type { CurrencyCells } from './currency-cells.ts'
import { noRate, pegCurrency, readCountry } from './currency-state.ts'
import { getUserCurrency, quoteExchangeRate } from './endpoints/currency.ts'
import { parseFxQuote, parseGeo, usableQuote } from './fx-quote.ts'
import { answer, ask, fail, isPending } from './page-data.ts'
import { warnInTab } from './tab-log.ts'
import { toEndpoint } from './to-endpoint.ts'

/** Asks where the visitor is. "Geo currency missing: warning only"; "Fetch failure is logged and falls back". */
export async function askGeo({ answers, put }: CurrencyCells): Promise<void> {
  put({ geo: ask(answers.getState().geo) })
  const got = await callApi({ ...toEndpoint(getUserCurrency, {}), parse: parseGeo })
  const { geo } = answers.getState()
  // The store was reset meanwhile: what it says now is not for an older answer to change.
  if (!isPending(geo)) return
  if (got.state === 'error') return put({ geo: fail(geo, got.fault) })
  if (got.value.currency === undefined) warnInTab('geo currency missing')
  put({ geo: answer(geo, got.value) }, { countryCode: readCountry(got.value.countryCode) })
}

/**
 * Asks for the rate of the store's currency to AED.
 * @param signal given up when another currency is chosen meanwhile: nobody looks at this one's rate any longer
 * @returns whether there is a rate now
 */
export async function askRate({ state, answers, put }: CurrencyCells, signal: AbortSignal): Promise<boolean> {
  const { currency } = state.getState()
  put({ rate: ask(answers.getState().rate) })
  const pair = { from: currency.toLowerCase(), to: pegCurrency.toLowerCase() }
  const request = toEndpoint(quoteExchangeRate, pair, undefined, { signal })
  const got = await callApi({ ...request, parse: parseFxQuote(currency) })
  if (signal.aborted) return false
  const { rate } = answers.getState()
  if (got.state === 'error') {
    put({ rate: fail(rate, got.fault) }, noRate)
    return false
  }
  const quote = usableQuote(got.value)
  if (!quote) {
    warnInTab('exchange rate unusable')
    put({ rate: fail(rate, { status: 200, code: 'unusable-rate', detail: '', reference: '' }) }, noRate)
    return false
  }
  put({ rate: answer(rate, quote) }, quote)
  return true
}
