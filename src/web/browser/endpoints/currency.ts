// What the browser calls of contract/currency.ts, checked against it by type: nothing of the contract is loaded.
import type * as currency from '#contract/currency.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const getUserCurrency: To<typeof currency.getUserCurrency> = {
  name: 'getUserCurrency',
  method: 'GET',
  path: '/api/user-currency',
}
export const quoteExchangeRate: To<typeof currency.quoteExchangeRate> = {
  name: 'quoteExchangeRate',
  method: 'POST',
  path: '/api/stripe/fx-quote-raw',
}
