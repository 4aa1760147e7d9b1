// Conversion by given rates, always through the dirham, and what is to be said of the rates that were used.
// A live rate is what a supplier pays out in dirhams for another currency, its fee taken off: true of a charge in dirhams
// that is shown in that currency. The other way round it would make a price too small, so there the reference rate counts.
import { exponentOf, type Money } from '#kernel/money.ts'
import type { ReferenceRate } from './reference-rates.ts'

/** A rate as prices are converted at it. */
export type UsedRate = ReferenceRate & {
  kind: 'reference' | 'live'
  /** Until then a supplier holds the rate; null where nobody does. */
  heldUntil: Date | null
  /** A live rate should be here and was not to be had. */
  fallback: boolean
}

/** What is said of rates beside prices; the least of them where several were used. */
export type RateStatement = Omit<UsedRate, 'perDirham'>

/** From the first currency to the second. */
export type Conversion = readonly [from: string, to: string]

export type Converter = {
  knows(currency: string): boolean
  /**
   * The amount in another currency, rounded half away from zero to its minor unit; the same currency is left untouched.
   * @throws RangeError when one of the two has no rate
   */
  convert(money: Money, currency: string): Money
  /** Of the rates of these conversions; undefined when none of them needed one. */
  describe(conversions: Iterable<Conversion>): RateStatement | undefined
  /** When other rates may hold for the currencies that were asked for; undefined: not by themselves. */
  holdsUntil: Date | undefined
}

/** @param live rates that go before the reference rates for what is charged in dirhams */
export function createConverter(
  references: ReadonlyMap<string, ReferenceRate>,
  live: ReadonlyMap<string, UsedRate> = new Map(),
  holdsUntil?: Date,
): Converter {
  const find = (currency: string, from: string) => (from === 'AED' && live.get(currency)) || references.get(currency)
  const rateOf = (currency: string, from: string) => {
    const rate = find(currency, from)
    if (rate === undefined) throw new RangeError(`no rate for ${currency}`)
    return rate.perDirham
  }
  return {
    knows: (currency) => references.has(currency),
    convert: (money, currency) => {
      const from = money.currency
      if (from === currency) return money
      const scale = 10 ** (exponentOf(currency) - exponentOf(from))
      const computed = ((money.amountMinor * rateOf(currency, from)) / rateOf(from, from)) * scale
      // Without the noise of binary fractions: 2.00 USD are 734.5 fils by the peg, not 734.4999999999999.
      const exact = Number(computed.toPrecision(15))
      return { amountMinor: Math.sign(exact) * Math.round(Math.abs(exact)) || 0, currency }
    },
    describe: (conversions) => {
      const rates = [...conversions].flatMap(([from, to]) => {
        const needed = from === to ? [] : [from, to].filter((currency) => currency !== 'AED')
        return needed.flatMap((currency) => find(currency, from) ?? [])
      })
      return summarise([...new Set(rates)].map(toUsed))
    },
    holdsUntil,
  }
}

function toUsed(rate: ReferenceRate | UsedRate): UsedRate {
  return { kind: 'reference', heldUntil: null, fallback: false, ...rate }
}

/** The oldest day, every source, the earliest end; live only when all are. */
function summarise(rates: readonly UsedRate[]): RateStatement | undefined {
  const isLive = rates.every(({ kind }) => kind === 'live')
  // A live rate beside a reference rate is the stronger word; what is said is the weaker.
  const said = isLive ? rates : rates.filter(({ kind }) => kind === 'reference')
  const [date] = said.map((rate) => rate.date).sort()
  if (date === undefined) return undefined
  const ends = said.flatMap(({ heldUntil }) => heldUntil ?? [])
  return {
    date,
    source: [...new Set(said.map(({ source }) => source))].sort().join(', '),
    kind: isLive ? 'live' : 'reference',
    heldUntil: earliest(ends) ?? null,
    fallback: rates.some(({ fallback }) => fallback),
  }
}

/** Undefined of none. */
export function earliest(moments: readonly Date[]): Date | undefined {
  return moments.length === 0 ? undefined : new Date(Math.min(...moments.map(Number)))
}
