// Currencies at hand where a choice has to be short; the preferences page has them all.

const common = 'AED USD EUR GBP SAR KWD QAR OMR BHD TRY INR PKR RUB CHF CAD AUD'.split(' ')

/** Those that matter to this visitor first, each once, then the common ones. */
export function currenciesAtHand(...first: readonly string[]): string[] {
  return [...new Set([...first, ...common])]
}
