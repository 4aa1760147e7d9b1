// The client agrees to a change of their order, at exactly what they were told: it is frozen, and what is to be paid now is asked for.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { holdAgain } from '#domain/bookings/hold-again.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { unmetRequirements } from '#domain/bookings/requirement.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import { beginTransfer } from '#domain/payments/begin-transfer.ts'
import { authorizeSaved } from '#domain/payments/charge-saved.ts'
import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { advanceOrder } from './advance-order.ts'
import type { AgreedToPay } from './agree-order.ts'
import { withTravellers } from './change-travellers.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderChange, type OrderItem, readWholeOrder, type WholeOrder } from './find-order.ts'
import { lockChange, moveChange } from './move-change.ts'
import { givenFor, requirementsFor } from './name-travellers.ts'
import type { ChangeSums } from './order-change.ts'
import { priceChange } from './price-change.ts'
import { changeableItem } from './quote-change.ts'
import { orders } from './tables.ts'

/** `saved`: by the card that an earlier payment of the order kept. */
export const changeMethods = ['card', 'saved', 'transfer'] as const
export type ChangeMethod = (typeof changeMethods)[number]

export type AgreeChange = {
  order: string
  change: string
  /** The revision of the order, and the amounts, that they saw. */
  revision: number
  now: Money
  refund: Money
  method: ChangeMethod
  email: string
  language: string
  /** Where the gateway sends the payer's browser back to. */
  returnUrl: string
  /** The same key agrees once. */
  idempotencyKey: string
}

const lookAfterMs = 60_000

/**
 * Idempotent by its key. Nothing is taken before the new one is booked, and the old one stands until then.
 * @throws Fault not-found; no-longer-possible (`changed` where it costs something else by now, `change-pending`, the supplier's reason
 * below `offer` where the new one is gone, `already-paying`, `no-saved-method`, what the change is otherwise); invalid-input where the
 * supplier needs more to know; unavailable
 */
export async function agreeChange(
  parts: CheckoutParts,
  caller: BookingCaller,
  wanted: AgreeChange,
): Promise<AgreedToPay> {
  const { account, provider } = caller
  const found = await parts.database.forClient(account, provider.id, (scope) => read(scope, caller, wanted))
  const isAgain = found.change.state !== 'quoted' && found.change.agreeKey === wanted.idempotencyKey
  if (isAgain && found.change.state !== 'agreed') return { payment: null, step: null }
  if (!isAgain) {
    refuseChanged(found, wanted)
    await needHold(parts, caller, found.change)
  }
  const agreed = isAgain ? found : await keepAgreed(parts, caller, wanted)
  const paid = await pay(parts, caller, agreed, wanted)
  const isLeftToWorker = paid.payment === null || paid.payment.state === 'authorized'
  if (isLeftToWorker) await advanceOrder(parts, { providerId: provider.id, orderId: agreed.whole.order.id })
  return paid
}

type Found = { whole: WholeOrder; change: OrderChange }

async function read(
  scope: Scope,
  { account }: BookingCaller,
  { order: reference, change: id }: Pick<AgreeChange, 'order' | 'change'>,
  options: { forUpdate?: boolean } = {},
): Promise<Found> {
  const whole = await readWholeOrder(scope, await findOrder(scope, account, reference, options))
  const change = whole.changes.find((one) => one.id === id)
  if (!change) throw new Fault('not-found', 'There is no such change of this order.')
  return { whole, change }
}

function refuseChanged({ whole, change }: Found, { revision, now, refund }: AgreeChange): void {
  const { currency } = whole.order
  const { nowMinor, refundMinor } = change.quoted
  if (change.state !== 'quoted') throw noLonger(change.state === 'agreed' ? 'change-pending' : change.state, 'change')
  if (change.revision !== revision || whole.order.revision !== revision) throw noLonger('changed', 'revision')
  const isSeen = (seen: Money, amountMinor: number) => seen.amountMinor === amountMinor && seen.currency === currency
  if (!isSeen(now, nowMinor) || !isSeen(refund, refundMinor)) throw noLonger('changed', 'amount')
}

/** A hold that ended is asked for again at the same price, before anyone is told that it is gone. */
async function needHold(parts: CheckoutParts, caller: BookingCaller, change: OrderChange): Promise<void> {
  const { account, provider } = caller
  const outcome = await holdAgain(parts, caller, change.booking.reference)
  if (outcome.is === 'unknown')
    throw new Fault('unavailable', 'The supplier does not answer just now.', { retryAfterS: 5 })
  if (outcome.is === 'done') return
  await parts.database.forClient(account, provider.id, (scope) =>
    moveChange(scope, change, 'refuse', { refusal: outcome.reason, endedAt: parts.clock() }),
  )
  throw noLonger(outcome.reason, 'offer')
}

/** In one transaction: everything is as they saw it, and the job that goes on with it. */
async function keepAgreed(parts: CheckoutParts, caller: BookingCaller, wanted: AgreeChange): Promise<Found> {
  const { account, provider, origin } = caller
  const now = parts.clock()
  const later = new Date(now.getTime() + lookAfterMs)
  return parts.database.forClient(account, provider.id, async (scope) => {
    const found = await read(scope, caller, wanted, { forUpdate: true })
    const row = await lockChange(scope, wanted.change, found.whole.order.id)
    const change = { ...found.change, ...row }
    if (row.state === 'agreed' && row.agreeKey === wanted.idempotencyKey) return { ...found, change }
    refuseChanged({ ...found, change }, wanted)
    const item = changeableItem(parts, found.whole, change.itemId)
    const sums = await priceChange(parts, scope, caller, found.whole, item, change.booking)
    if (!isSameSums(sums, change.quoted)) throw noLonger('changed', 'amount')
    refuseIncomplete(parts, found.whole, item, change)
    const kept = { agreeKey: wanted.idempotencyKey, agreedAt: now, refusal: '' }
    const moved = await moveChange(scope, change, 'agree', kept)
    const { id: orderId, reference } = found.whole.order
    await scope.update(orders, { nextTryAt: later, origin }, eq(orders.id, orderId))
    await parts.jobs.put(scope.transaction, orderQueue, { providerId: provider.id, orderId }, later)
    await writeAudit(scope, account, byClient('change', 'order', reference), now)
    return { ...found, change: { ...change, ...moved } }
  })
}

const isSameSums = (one: ChangeSums, other: ChangeSums): boolean =>
  one.totalMinor === other.totalMinor &&
  one.chargeMinor === other.chargeMinor &&
  one.nowMinor === other.nowMinor &&
  one.refundMinor === other.refundMinor

function refuseIncomplete(
  { bookables }: Pick<CheckoutParts, 'bookables'>,
  { travellers }: WholeOrder,
  item: OrderItem,
  { booking, travellers: changed }: OrderChange,
): void {
  const next = { ...item, booking }
  const requirements = requirementsFor(bookables, next)
  const given = givenFor(requirements, next, withTravellers(travellers, changed, item.id))
  const fields = unmetRequirements(requirements, given)
  if (fields.length > 0) throw new Fault('invalid-input', 'The supplier needs more to know.', { fields })
}

async function pay(
  parts: CheckoutParts,
  caller: BookingCaller,
  { whole, change }: Found,
  { method, email, language, returnUrl }: AgreeChange,
): Promise<AgreedToPay> {
  const { instalmentId, itemId, quoted } = change
  const { id, reference, currency } = whole.order
  if (quoted.nowMinor === 0) return { payment: null, step: null }
  const before = whole.payments.filter((one) => one.for.includes(instalmentId) && one.liveFor.length === 0).length
  const about = {
    order: { id, reference, currency },
    parts: [{ instalmentId, amountMinor: quoted.nowMinor, itemId }],
    // Another attempt is another key; the same attempt twice is one payment.
    idempotencyKey: `change ${change.id} ${method} ${before}`,
  }
  if (method === 'transfer') return { payment: await beginTransfer(parts, caller, about), step: null }
  const unfixed = { ...about, fxQuoteId: '' }
  if (method === 'saved') return { payment: await authorizeSaved(parts, caller.provider, unfixed), step: null }
  return beginPayment(parts, caller, { ...unfixed, email, language, returnUrl, keepsMethod: false })
}
