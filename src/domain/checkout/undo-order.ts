// Undoes an order of which something that all of it hangs on could not be had: in reverse, what was booked first, then the money.
import { stateAt } from '#domain/bookings/booking.ts'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { isLivePayment } from '#domain/payments/payment-states.ts'
import { Fault } from '#kernel/fault.ts'
import { bookingOrder } from './failure-table.ts'
import type { OrderItem, WholeOrder } from './find-order.ts'
import { type GivenBackNow, giveAllBack } from './give-back.ts'
import { moveOrder } from './move-order.ts'
import { type Next, waitsFor } from './next.ts'
import { type Run, underLease, writeAndLook } from './order-lease.ts'
import { beginStep, endStep, findStep, isStepOver, noteAttempt, tryAgainAt } from './order-steps.ts'
import { setItem } from './set-item.ts'

const askEveryMs = 15_000

/** @param whole in the state `undoing` */
export async function undoOrder(run: Run, whole: WholeOrder): Promise<Next> {
  const standing = bookingOrder(whole.items).findLast(({ state }) => state === 'pending' || state === 'booked')
  if (standing) {
    // A supplier's no is no reason to keep the client's money meanwhile.
    const isStuck = findStep(whole.steps, 'cancel', standing.id)?.attempts.at(-1)?.outcome === 'refused'
    return isStuck && (await giveBack(run, whole)) === 'moved' ? 'again' : undoItem(run, whole, standing)
  }
  const given = await giveBack(run, whole)
  if (given === 'moved') return 'again'
  if (given === 'unknown') return waitsFor(run.parts.clock(), askEveryMs)
  return writeAndLook(run, (scope, order) =>
    moveOrder(scope, order, 'fail', { endedAt: run.parts.clock(), escalateAt: null }),
  )
}

async function giveBack(run: Run, { payments }: WholeOrder): Promise<GivenBackNow> {
  const payment = payments.find(({ state }) => isLivePayment(state))
  return payment ? giveAllBack(run, payment, 'not-booked') : 'none'
}

async function undoItem(run: Run, whole: WholeOrder, item: OrderItem): Promise<Next> {
  const now = run.parts.clock()
  const state = stateAt(item.booking, now)
  if (state === 'booking' || state === 'cancelling') return waitsFor(now, askEveryMs)
  if (state === 'booked' || state === 'completed')
    return cancelUnwanted(run, whole, item, async () => {
      await underLease(run, (scope) => setItem(scope, item, { state: 'cancelled' }))
    })
  if (state === 'held' || state === 'asked') await releaseHold(run.parts, run.caller, item.booking.reference)
  const became = item.booking.state === 'refused' ? 'refused' : 'cancelled'
  return writeAndLook(run, (scope) => setItem(scope, item, { state: became }))
}

/**
 * Cancels what nobody pays for. The clinic bears what that costs. Where the supplier refuses, it is asked again until a colleague has
 * talked to them.
 * @param given called once it is cancelled, or a colleague said that it stays
 */
export async function cancelUnwanted(
  run: Run,
  whole: WholeOrder,
  item: OrderItem,
  given: () => Promise<void>,
): Promise<Next> {
  const { parts, caller } = run
  const { booking } = item
  const now = parts.clock()
  if (isStepOver(findStep(whole.steps, 'cancel', item.id))) {
    await given()
    return 'again'
  }
  const fee = { amountMinor: feeAt(booking.policy, now), currency: booking.price.currency }
  const step = await underLease(run, (scope, order) =>
    beginStep(scope, order, { name: 'cancel', subjectId: item.id, asks: [booking.reference] }, now),
  )
  const code = await tryToCancel(() => cancelBooking(parts, caller, booking.reference, { fee }))
  if (code === 'done') {
    await underLease(run, (scope) => endStep(scope, step, 'done', parts.clock()))
    await given()
    return 'again'
  }
  const at = parts.clock().toISOString()
  const outcome = code === 'unknown' ? 'unknown' : 'refused'
  await underLease(run, (scope) => noteAttempt(scope, step, { at, outcome, code }))
  return { waitsUntil: tryAgainAt(step, now) }
}

async function tryToCancel(cancel: () => Promise<{ state: string }>): Promise<string> {
  try {
    const { state } = await cancel()
    return state === 'cancelled' ? 'done' : 'unknown'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code === 'unavailable' || error.code === 'conflict') return 'unknown'
    return error.fields[0]?.reason ?? error.code
  }
}
