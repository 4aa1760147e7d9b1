// Pays what is still owed of an order that stands, or that was cancelled: one instalment, some, or all of them at once.
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import { beginTransfer } from '#domain/payments/begin-transfer.ts'
import type { PaymentMethod } from '#domain/payments/payment-states.ts'
import type { Money } from '#kernel/money.ts'
import type { AgreedToPay } from './agree-order.ts'
import { refuseWhileChanging } from './change-refusal.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type InstalmentRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { payableStates } from './order-states.ts'
import { viewDues } from './view-dues.ts'

export type PayInstalments = {
  order: string
  /** Ids; none: all that is owed. */
  instalments: string[]
  /** As they were shown. */
  amount: Money
  method: PaymentMethod
  email: string
  language: string
  returnUrl: string
  keepsMethod: boolean
  idempotencyKey: string
}

/**
 * The same key begins one payment, and an instalment has one live payment at most, whatever the key.
 * @throws Fault not-found; no-longer-possible (`already-paying`, `already-paid`, `changed` where they come to another amount, and where
 * the order neither stands nor was cancelled)
 */
export async function payInstalments(
  parts: CheckoutParts,
  caller: BookingCaller,
  wanted: PayInstalments,
): Promise<AgreedToPay> {
  const { account, provider } = caller
  const { email, language, returnUrl, keepsMethod, idempotencyKey } = wanted
  const whole = await parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, wanted.order)
    await writeAudit(scope, account, byClient('change', 'order', order.reference), parts.clock())
    return readWholeOrder(scope, order)
  })
  const { order } = whole
  if (!payableStates.includes(order.state)) throw noLonger(order.state, 'order')
  const owed = wanted.instalments.length === 0 ? unpaidOf(whole) : chosenOf(whole, wanted.instalments)
  refuseWhileChanging(
    whole,
    owed.map(({ itemId: id }) => ({ id })),
    'instalments',
  )
  const amountMinor = owed.reduce((sum, one) => sum + one.amountMinor, 0)
  if (amountMinor === 0) throw noLonger('already-paid', 'instalments')
  const isSame = wanted.amount.amountMinor === amountMinor && wanted.amount.currency === order.currency
  if (!isSame) throw noLonger('changed', 'amount')
  const about = { ...paying(whole, owed), idempotencyKey: `later ${order.id} ${idempotencyKey}` }
  if (wanted.method === 'transfer') return { payment: await beginTransfer(parts, caller, about), step: null }
  return beginPayment(parts, caller, { ...about, email, language, returnUrl, keepsMethod, fxQuoteId: '' })
}

/** What a payment is told of an order: its id and reference, and which instalments. */
export const paying = ({ order }: WholeOrder, owed: readonly InstalmentRow[]) => ({
  order: { id: order.id, reference: order.reference, currency: order.currency },
  parts: owed.map(({ id, amountMinor, itemId }) => ({ instalmentId: id, amountMinor, itemId })),
})

/** Nobody has paid them, nor is at it. */
export function unpaidOf(whole: WholeOrder): InstalmentRow[] {
  const due = whole.items.flatMap((item) => viewDues(whole, item)).filter(({ state }) => state === 'due')
  return whole.instalments.filter(({ id }) => due.some((one) => one.id === id))
}

/** Those that are being paid go along: the payment that is on its way is found again, or refuses this one. */
function chosenOf({ instalments }: WholeOrder, ids: readonly string[]): InstalmentRow[] {
  const chosen = instalments.filter(({ id }) => ids.includes(id))
  if (chosen.length !== new Set(ids).size) throw noLonger('changed', 'instalments')
  return chosen
}
