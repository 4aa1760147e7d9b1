// What cancelling an offered treatment costs, as it is told before anything is booked: the offer's own steps, else the clinic's.
import { type CancellationStep, feesOf } from '#domain/bookings/cancellation-policy.ts'
import { paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { OfferContent } from '#domain/quotes/offer.ts'
import { plannedTotal } from '#domain/quotes/offer-total.ts'
import { addDays } from '#kernel/plain-date.ts'

/** `on`: the plain date that it ends on where the clinic is; null without a first day. The last step has no end. In the offer's currency. */
export type OfferedStep = { daysBefore: number | null; time: string | null; on: string | null; feeMinor: number }

/** Amounts of the clinic are in its own currency, and mean nothing in another one: then undefined, as where nobody has said any. */
export function stepsOf(
  { cancellation, currency }: Pick<OfferContent, 'cancellation' | 'currency'>,
  provider: Pick<Provider, 'location' | 'payments'>,
): readonly CancellationStep[] | undefined {
  const steps = cancellation ?? paymentSettingsOf(provider).treatmentCancellation
  const isForeign =
    !cancellation && currency !== provider.location.currency && steps?.some(({ fee }) => 'amountMinor' in fee)
  return isForeign ? undefined : (steps ?? undefined)
}

/** None where nobody has said any, or nothing is paid through this site. */
export function offeredCancellation(
  content: OfferContent,
  provider: Pick<Provider, 'location' | 'payments'>,
): OfferedStep[] {
  const steps = stepsOf(content, provider)
  const wholeMinor = plannedTotal(content).amountMinor
  if (!steps || wholeMinor === 0) return []
  const fees = feesOf(steps, { wholeMinor })
  const told = steps.map(({ daysBefore, time }, at) => ({
    daysBefore,
    time,
    on: content.from && addDays(content.from, -daysBefore),
    feeMinor: fees[at] ?? wholeMinor,
  }))
  return [...told, { daysBefore: null, time: null, on: null, feeMinor: wholeMinor }]
}
