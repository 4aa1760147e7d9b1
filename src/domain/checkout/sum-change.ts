// What changing an item of an order costs: the new price against what is charged and was paid, to the last minor unit.
import type { ChangeSums } from './order-change.ts'
import type { PaymentPlan, PlannedInstalment } from './plan-instalments.ts'

/** All in minor units of the order's currency. */
export type ChangedFrom = {
  /** Of the item as it is, fees of changes before included. */
  totalMinor: number
  onSiteMinor: number
  /** By the ledger: goodwill may have made it less than the price. */
  chargedMinor: number
  /** Taken, less everything that was given back or is on its way. */
  paidMinor: number
  feesMinor: number
}

/**
 * What has been paid counts for what is due first: now, then on the next day. Fees of changes stay with the item for good.
 * @param plan of the new one, without fees
 * @param feesMinor of all changes until now, this one included
 */
export function sumChange(from: ChangedFrom, plan: PaymentPlan, feesMinor: number): ChangeSums {
  const totalMinor = plan.totalMinor + feesMinor
  const hereMinor = totalMinor - plan.onSiteMinor
  const differenceMinor = hereMinor - (from.totalMinor - from.onSiteMinor)
  // What was let go of the old price stays let go, and nobody is charged less than nothing.
  const afterMinor = Math.max(0, from.chargedMinor + differenceMinor)
  const laterMinor = sum(plan.instalments.filter(({ dueOn }) => dueOn !== null))
  const missingMinor = Math.max(0, afterMinor - from.paidMinor)
  const nowMinor = Math.min(missingMinor, Math.max(0, afterMinor - laterMinor - from.paidMinor))
  return {
    beforeMinor: from.totalMinor,
    totalMinor,
    onSiteMinor: plan.onSiteMinor,
    feeMinor: feesMinor - from.feesMinor,
    chargeMinor: afterMinor - from.chargedMinor,
    nowMinor,
    later: takeLast(plan.instalments, missingMinor - nowMinor),
    refundMinor: Math.max(0, from.paidMinor - afterMinor),
  }
}

const sum = (some: readonly PlannedInstalment[]) => some.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** So much of what is due on days to come, the last days first: what was paid ahead was for the next ones. */
function takeLast(instalments: readonly PlannedInstalment[], restMinor: number): PlannedInstalment[] {
  let leftMinor = restMinor
  const later = instalments.filter(({ dueOn }) => dueOn !== null)
  const taken = later.toReversed().map((one) => {
    const amountMinor = Math.min(one.amountMinor, leftMinor)
    leftMinor -= amountMinor
    return { ...one, amountMinor }
  })
  return taken.toReversed().filter(({ amountMinor }) => amountMinor > 0)
}
