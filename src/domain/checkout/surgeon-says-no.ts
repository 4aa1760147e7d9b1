// The surgeon says no: an order is cancelled without a penalty, and everything that was paid goes back, where the clinic grants that.
import { inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import { Fault } from '#kernel/fault.ts'
import { cancelItems, quoteCancelOrder } from './cancel-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderItem, readWholeOrder } from './find-order.ts'
import { orderItems } from './tables.ts'

export type SurgeonSaysNo = { order: string; by: { name: string }; reason: string }

/**
 * A colleague says so, with a reason; suppliers are paid what they ask for by the clinic.
 * @param caller as the client whose order it is
 * @throws Fault not-found; no-longer-possible where the clinic does not grant it (`not-granted`), and where nothing of it stands;
 * invalid-input without a reason
 */
export async function surgeonSaysNo(
  parts: CheckoutParts,
  caller: BookingCaller,
  { order: reference, by, reason }: SurgeonSaysNo,
): Promise<void> {
  const { account, provider } = caller
  if (!paymentSettingsOf(provider).surgeonSaysNo) throw noLonger('not-granted', 'order')
  if (reason.trim() === '') {
    throw new Fault('invalid-input', 'A reason is needed.', { fields: [{ path: 'reason', reason: 'required' }] })
  }
  const whole = await parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference, { forUpdate: true })
    if (order.state !== 'placed') throw noLonger(order.state, 'order')
    const whole = await readWholeOrder(scope, order)
    // What was cancelled before costs what its client was told then.
    await waive(scope, whole.items.filter(isStanding), true)
    const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'order', why: 'care' } as const
    await writeAudit(scope, account, { ...entry, subjectId: order.reference, note: reason.trim() }, parts.clock())
    return readWholeOrder(scope, order)
  })
  try {
    await cancelItems(parts, caller, whole, await quoteCancelOrder(parts, caller, { order: reference }))
  } catch (error) {
    // What its supplier kept is not let go with the next cancellation, whoever asks for that.
    await parts.database.forClient(account, provider.id, async (scope) => {
      const { items } = await readWholeOrder(scope, await findOrder(scope, account, reference, { forUpdate: true }))
      await waive(scope, items.filter(isStanding), false)
    })
    throw error
  }
}

const isStanding = ({ state, booking }: OrderItem) => state === 'booked' && booking.state === 'booked'

async function waive(scope: Scope, items: readonly OrderItem[], isFeeWaived: boolean): Promise<void> {
  const ids = items.map(({ id }) => id)
  if (ids.length > 0) await scope.update(orderItems, { isFeeWaived }, inArray(orderItems.id, ids))
}
