// The choice of another currency as the page shows it: on its way, failed, or none.
import { useSyncExternalStore } from 'react'
import { type CurrencyChoice, currencyChoice } from '#web/browser/currency-choice.ts'

const none: CurrencyChoice = {}

export const useCurrencyChoice = (): CurrencyChoice =>
  useSyncExternalStore(currencyChoice.watch, currencyChoice.now, () => none)
