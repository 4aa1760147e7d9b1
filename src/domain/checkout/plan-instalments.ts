// Turns what a kind says is paid when into the instalments of an order, in its currency and to the last minor unit.
import type { Due } from '#domain/bookings/due.ts'
import { fitDown } from '#domain/payments/gateway-amounts.ts'
import type { Money } from '#kernel/money.ts'

/** `dueOn` is null for what is paid when booking. */
export type PlannedInstalment = { amountMinor: number; dueOn: string | null }

export type PaymentPlan = { totalMinor: number; onSiteMinor: number; instalments: PlannedInstalment[] }

/**
 * The whole is converted once and its parts after it, so that they sum to it: what rounding leaves is in the last one. What should have
 * been paid by today is paid when booking, and what falls on one day is one instalment. Each is an amount that a gateway takes: less than
 * the currency's step is paid on site, or not at all where nothing is.
 * @param dues in the currency of what is booked, summing to its price
 * @param convert into the order's currency
 */
export function planInstalments(
  dues: readonly Due[],
  convert: (amountMinor: number) => Money,
  today: string,
): PaymentPlan {
  const total = (some: readonly Due[]) => some.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const whole = convert(total(dues))
  const here = dues.filter(({ onSite, amountMinor }) => !onSite && amountMinor > 0)
  const isOnSite = dues.some(({ onSite, amountMinor }) => onSite && amountMinor > 0)
  const hereMinor = Math.min(fitDown(whole), fitDown(isOnSite ? convert(total(here)) : whole))
  const totalMinor = isOnSite ? whole.amountMinor : hereMinor
  const days = new Map<string | null, number>()
  for (const { on, amountMinor } of here) {
    const day = on !== null && on <= today ? null : on
    days.set(day, (days.get(day) ?? 0) + amountMinor)
  }
  const ordered = [...days].sort(([one], [other]) => (one ?? '').localeCompare(other ?? ''))
  let leftMinor = hereMinor
  const instalments = ordered.map(([dueOn, ownMinor], at) => {
    const isLast = at === ordered.length - 1
    const amountMinor = isLast ? leftMinor : Math.min(leftMinor, fitDown(convert(ownMinor)))
    leftMinor -= amountMinor
    return { amountMinor, dueOn }
  })
  return {
    totalMinor,
    onSiteMinor: totalMinor - hereMinor,
    instalments: instalments.filter(({ amountMinor }) => amountMinor > 0),
  }
}
