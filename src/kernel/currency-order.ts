// Which currency prices are shown in: the spec's order, in the one place that everything asks.

/** What a visitor is shown when nothing is known of them and the provider names none. */
export const lastCurrency = 'AED'

type Candidate = string | null | undefined

export type CurrencyCandidates = {
  /** What the client chose: in their profile, or by the picker. */
  client?: Candidate
  /** What the visitor's address or their browser's language suggests. */
  geo?: Candidate
  /** What the provider's location charges in. */
  provider?: Candidate
}

/** "Client's currency, then geo currency, then provider location currency, default aed" (spec, 9); in upper case. */
export function chooseCurrency({ client, geo, provider }: CurrencyCandidates): string {
  for (const candidate of [client, geo, provider]) {
    const currency = readCurrencyCode(candidate)
    if (currency !== undefined) return currency
  }
  return lastCurrency
}

/** "Currency code must be non-empty, trimmed and upper-cased" (spec, 5); undefined when nothing is left of it. */
export function readCurrencyCode(value: Candidate): string | undefined {
  return value?.trim().toUpperCase() || undefined
}
