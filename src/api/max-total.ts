// The most that a stay may cost, said in the currency that it was typed in, as an amount in the currency that it is charged in.
import { exponentOf } from '#kernel/money.ts'
import type { Presenter } from './catalogue.ts'

/** Large enough that rounding to minor units says nothing. */
const probeMinor = 1_000_000_000

/**
 * The largest amount that is shown as no more than so many whole units. By the rate that prices are shown at: the other way round
 * a live rate would be another one. Null where there is no rate: then it is no limit.
 */
export function readMaxTotal(
  presenter: Presenter,
  { maxMajor, currency, charged }: { maxMajor: number; currency: string; charged: string },
): number | null {
  const shown = (amountMinor: number) => presenter.convert({ amountMinor, currency: charged }, currency)
  const probe = shown(probeMinor)
  if (!probe || probe.amountMinor <= 0) return null
  const maxMinor = maxMajor * 10 ** exponentOf(currency)
  const fits = (amountMinor: number) => (shown(amountMinor)?.amountMinor ?? Infinity) <= maxMinor
  const ratio = probeMinor / probe.amountMinor
  // Between amounts that are shown as one minor unit less and one more.
  let low = Math.max(0, Math.floor((maxMinor - 1) * ratio))
  let high = Math.ceil((maxMinor + 1) * ratio)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
