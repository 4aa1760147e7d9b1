// The port for exchange rates, and conversion by them. Every conversion goes through AED.
import { exponentOf, type Money } from '#kernel/money.ts'

export type ReferenceRates = {
  /** Day of the rates, `2026-09-29`. */
  date: string
  /** Who published them, as shown beside a price. */
  source: string
  /** Units of each currency for one dirham. */
  perDirham: ReadonlyMap<string, number>
}

/** The dirham's peg since 1997, in dirhams per US dollar (Central Bank of the UAE). */
export const dirhamsPerDollar = 3.6725

export type Converter = {
  rates: ReferenceRates
  /** Currencies that have a rate, in alphabetical order. */
  currencies: readonly string[]
  knows(currency: string): boolean
  /**
   * The amount in another currency, rounded half away from zero to its minor unit; the same currency is left untouched.
   * @throws RangeError when one of the two has no rate
   */
  convert(money: Money, currency: string): Money
}

export function createConverter(rates: ReferenceRates): Converter {
  const rateOf = (currency: string) => {
    const rate = rates.perDirham.get(currency)
    if (rate === undefined) throw new RangeError(`no rate for ${currency}`)
    return rate
  }
  return {
    rates,
    currencies: [...rates.perDirham.keys()].sort(),
    knows: (currency) => rates.perDirham.has(currency),
    convert: (money, currency) => {
      if (money.currency === currency) return money
      const scale = 10 ** (exponentOf(currency) - exponentOf(money.currency))
      const computed = ((money.amountMinor * rateOf(currency)) / rateOf(money.currency)) * scale
      // Without the noise of binary fractions: 2.00 USD are 734.5 fils by the peg, not 734.4999999999999.
      const exact = Number(computed.toPrecision(15))
      return { amountMinor: Math.sign(exact) * Math.round(Math.abs(exact)) || 0, currency }
    },
  }
}
