// An order is agreed to as it was shown, to the minor unit and the moment: anything else is shown anew.
import type { z } from 'zod'
import type { agreeOrder } from '#contract/checkout.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { isSamePolicy } from '#domain/bookings/cancellation-policy.ts'
import type { OrderView } from '#domain/checkout/order-view.ts'
import type { Money } from '#kernel/money.ts'

type Agreed = z.output<typeof agreeOrder.input>['agreed']

/** @throws Fault no-longer-possible (`changed`) */
export function refuseOtherOrder({ totals, policy }: OrderView, agreed: Agreed, termsOf: string): void {
  const isShown =
    isSame(totals.total, agreed.total) &&
    isSame(totals.dueNow, agreed.dueNow) &&
    isSamePolicy(agreed.policy, policy) &&
    agreed.termsOf === termsOf
  if (!isShown) throw noLonger('changed', 'agreed')
}

const isSame = (one: Money, other: Money): boolean =>
  one.amountMinor === other.amountMinor && one.currency === other.currency
