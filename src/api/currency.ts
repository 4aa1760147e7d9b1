// Currency endpoints: what prices can be shown in.
import { listCurrencies } from '#contract/currency.ts'
import type { Converter } from '#domain/currency/reference-rates.ts'
import { type ApiApp, serve } from './serve.ts'

export function serveCurrency(app: ApiApp, converter: Converter): void {
  const { date, source } = converter.rates
  serve(app, listCurrencies, async () => ({ currencies: [...converter.currencies], rate: { date, source } }))
}
