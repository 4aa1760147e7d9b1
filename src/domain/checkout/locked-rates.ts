// Rates that an order's prices are converted at: taken once, kept with their end, and used to the minor unit without floating point.
import type { Exchange } from '#domain/currency/exchange.ts'
import { Fault } from '#kernel/fault.ts'
import { exponentOf, type Money } from '#kernel/money.ts'
import type { LockedRate } from './order.ts'

/** Longer than anyone takes to pay, shorter than rates move by much; where nobody holds a rate, it is ours. */
const longestLockMs = 3_600_000

/**
 * @param from currencies that items are priced in
 * @param to what is charged; the dirham is shown beside it
 * @throws Fault unavailable where there is no rate
 */
export async function lockRates(
  exchange: Pick<Exchange, 'converterFor' | 'quote' | 'knows'>,
  from: Iterable<string>,
  to: string,
  now: Date,
): Promise<LockedRate[]> {
  const pairs = [...new Set(from)].filter((currency) => currency !== to).map((currency) => [currency, to] as const)
  const shown = to !== 'AED' && exchange.knows(to) ? [[to, 'AED'] as const] : []
  if (pairs.length === 0 && shown.length === 0) return []
  const missing = pairs.flat().find((currency) => !exchange.knows(currency))
  if (missing !== undefined) throw new Fault('unavailable', 'There is no rate for a currency.', { retryAfterS: 60 })
  const [converter, quote] = await Promise.all([exchange.converterFor([to]), exchange.quote(to)])
  const latest = new Date(now.getTime() + longestLockMs)
  const until = quote && quote.endsAt < latest ? quote.endsAt : latest
  const lock = ([one, other]: readonly [string, string]): LockedRate => ({
    from: one,
    to: other,
    rate: rateBetween(converter.convert, one, other),
    quoteId: quote?.isHeld && other === to ? quote.id : '',
    until: until.toISOString(),
  })
  return [...pairs, ...shown].map(lock)
}

/** Units of one currency for a unit of the other, to twelve places. */
function rateBetween(convert: (money: Money, currency: string) => Money, from: string, to: string): string {
  const probe = 10 ** 12
  const { amountMinor } = convert({ amountMinor: probe, currency: from }, to)
  return (amountMinor / probe / 10 ** (exponentOf(to) - exponentOf(from))).toPrecision(12)
}

/**
 * Rounded half away from zero; the same currency is left untouched.
 * @throws RangeError where no rate is locked
 */
export function convertAt(rates: readonly LockedRate[], money: Money, currency: string): Money {
  if (money.currency === currency) return money
  const found = rates.find(({ from, to }) => from === money.currency && to === currency)
  if (!found) throw new RangeError(`no rate is locked from ${money.currency} to ${currency}`)
  const [numerator, denominator] = fractionOf(found.rate)
  const shift = exponentOf(currency) - exponentOf(money.currency)
  const above = BigInt(Math.abs(money.amountMinor)) * numerator * 10n ** BigInt(Math.max(0, shift))
  const below = denominator * 10n ** BigInt(Math.max(0, -shift))
  const rounded = Number((above * 2n + below) / (below * 2n))
  return { amountMinor: money.amountMinor < 0 ? -rounded : rounded, currency }
}

/** `0.000123` and `1.2e-7` alike. */
function fractionOf(decimal: string): [bigint, bigint] {
  const [digits = '', power = '0'] = decimal.toLowerCase().split('e')
  const [whole = '', part = ''] = digits.split('.')
  const places = part.length - Number(power)
  const value = BigInt(whole + part)
  return places >= 0 ? [value, 10n ** BigInt(places)] : [value * 10n ** BigInt(-places), 1n]
}

/** When the first of them ends; null where there are none. */
export function ratesEnd(rates: readonly LockedRate[]): Date | null {
  return rates.length === 0 ? null : new Date(Math.min(...rates.map(({ until }) => Date.parse(until))))
}
