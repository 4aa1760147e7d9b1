// Books everything in an order at its suppliers, what the rest hangs on first; then its money is taken, or all of it is undone.
import { stateAt } from '#domain/bookings/booking.ts'
import { confirmBooking } from '#domain/bookings/confirm-booking.ts'
import { holdAgain } from '#domain/bookings/hold-again.ts'
import { Fault } from '#kernel/fault.ts'
import { bookingOrder, givesEverythingBack } from './failure-table.ts'
import type { OrderItem, OrderRow, WholeOrder } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { givenFor, requirementsFor } from './name-travellers.ts'
import { type Next, waitsFor } from './next.ts'
import type { ItemState } from './order.ts'
import { type Run, underLease, writeAndLook } from './order-lease.ts'
import { beginStep, endStep, findStep, noteAttempt, tryAgainAt } from './order-steps.ts'
import { setItem } from './set-item.ts'
import { takeMoney } from './take-money.ts'

/** A supplier that gives a hold and then says that it ended is asked so often, and not for ever. */
export const holdsAtMost = 3

/** @param whole in the state `booking` */
export async function bookItems(run: Run, whole: WholeOrder): Promise<Next> {
  if (givesEverythingBack(whole.items)) return writeAndLook(run, (scope, order) => moveOrder(scope, order, 'undo'))
  const pending = bookingOrder(whole.items).find(({ state }) => state === 'pending')
  return pending ? bookItem(run, whole, pending) : takeMoney(run, whole)
}

async function bookItem(run: Run, whole: WholeOrder, item: OrderItem): Promise<Next> {
  const { booking } = item
  const now = run.parts.clock()
  const state = stateAt(booking, now)
  if (state === 'booked' || state === 'completed') return decide(run, item, 'booked')
  const attempts = findStep(whole.steps, 'book', item.id)?.attempts ?? []
  const wasGone = booking.refusal === 'hold-expired' && attempts.length < holdsAtMost
  if (state === 'booking') return waitsFor(now, askEveryMs)
  if (state !== 'held' && state !== 'expired' && !wasGone) return decide(run, item, 'refused')
  const step = await underLease(run, (scope, order) =>
    beginStep(scope, order, { name: 'book', subjectId: item.id, asks: [item.price, item.policy] }, now),
  )
  const tried = await tryToBook(run, whole, item, state === 'held')
  if (tried === 'booked') return decide(run, item, 'booked')
  const at = run.parts.clock().toISOString()
  const noted = tried === 'refused' || tried === 'unknown' ? { outcome: tried, code: tried } : tried
  await underLease(run, (scope) => noteAttempt(scope, step, { at, ...noted }))
  if (noted.outcome === 'unknown') return { waitsUntil: tryAgainAt(step, now) }
  // Its row says by now why: the next look at it decides.
  return noted.code === 'hold-expired' ? 'again' : decide(run, item, 'refused')
}

const askEveryMs = 15_000

type Tried = 'booked' | 'refused' | 'unknown' | { outcome: 'refused' | 'unknown'; code: string }

/** A hold that is gone by the time the money is promised is asked for again at the same price, before anyone hears a no. */
export async function tryToBook(
  run: Run,
  { order, travellers }: { order: Pick<OrderRow, 'id'>; travellers: Parameters<typeof givenFor>[2] },
  item: OrderItem,
  isHeld: boolean,
): Promise<Tried> {
  const { parts, caller } = run
  const { booking, price, policy } = item
  try {
    const hold = isHeld ? undefined : await holdAgain(parts, caller, booking.reference)
    if (hold && hold.is !== 'done') return hold.is === 'unknown' ? 'unknown' : { outcome: 'refused', code: hold.reason }
    const { contact, details } = givenFor(requirementsFor(parts.bookables, item), item, travellers)
    if (!contact) return { outcome: 'refused', code: 'invalid' }
    const agreed = { total: { amountMinor: price.totalMinor, currency: price.currency }, policy }
    const asked = { contact, details, agreed }
    const booked = await confirmBooking(parts, caller, booking.reference, asked, { orderId: order.id })
    return booked.state === 'booked' ? 'booked' : 'unknown'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code === 'unavailable' || error.code === 'conflict') return { outcome: 'unknown', code: error.code }
    if (error.code !== 'no-longer-possible' && error.code !== 'invalid-input') throw error
    return { outcome: 'refused', code: error.fields[0]?.reason ?? error.code }
  }
}

async function decide(run: Run, item: OrderItem, state: Extract<ItemState, 'booked' | 'refused'>): Promise<Next> {
  const now = run.parts.clock()
  return writeAndLook(run, async (scope, order) => {
    await setItem(scope, item, { state })
    const asks = [item.price, item.policy]
    const step = await beginStep(scope, order, { name: 'book', subjectId: item.id, asks }, now)
    await endStep(scope, step, state === 'booked' ? 'done' : 'refused', now)
  })
}
