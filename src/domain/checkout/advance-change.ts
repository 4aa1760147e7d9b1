// Goes on with changes of an order that are on their way: its money is promised, the new one is booked, then it is taken and recorded, or all of it is undone.

import { eq } from 'drizzle-orm'
import { stateAt } from '#domain/bookings/booking.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { isLivePayment } from '#domain/payments/payment-states.ts'
import { askGateway, beginMs, escalateAfterMs, isPromised } from './await-payment.ts'
import { holdsAtMost, tryToBook } from './book-items.ts'
import { withTravellers } from './change-travellers.ts'
import { type OrderChange, type OrderItem, paymentOfChange, type WholeOrder } from './find-order.ts'
import { giveAllBack } from './give-back.ts'
import { moveChange } from './move-change.ts'
import { type Next, waitsFor } from './next.ts'
import type { ChangeAction } from './order-change.ts'
import { type Run, underLease } from './order-lease.ts'
import { beginStep, endStep, findStep, isStepOver, noteAttempt, tryAgainAt } from './order-steps.ts'
import { orders } from './tables.ts'
import { takeChangeMoney } from './take-change-money.ts'

const askEveryMs = 15_000

/** Undefined where no change is on its way, and none is left to be recorded. @param whole an order that stands, or stood */
export async function advanceChange(run: Run, whole: WholeOrder): Promise<Next | undefined> {
  for (const change of whole.changes) {
    const item = whole.items.find(({ id }) => id === change.itemId)
    if (!item) continue
    const next = await goOn(run, whole, change, item)
    if (next) return next
  }
  return undefined
}

async function goOn(run: Run, whole: WholeOrder, change: OrderChange, item: OrderItem): Promise<Next | undefined> {
  switch (change.state) {
    case 'agreed':
      return awaitMoney(run, whole, change, item)
    case 'booking':
      return book(run, whole, change, item)
    case 'undoing':
      return undo(run, whole, change)
    case 'refused':
    case 'withdrawn':
      // A supplier's yes after its no: the one before is gone, and this one is theirs.
      return hasTakenPlace(change, item) ? move(run, change, 'book') : undefined
    case 'quoted':
    case 'done':
      return undefined
  }
}

const hasTakenPlace = ({ booking }: OrderChange, item: OrderItem): boolean =>
  item.booking.state === 'replaced' && item.booking.id !== booking.id && isMade(booking)

const isMade = ({ state }: OrderChange['booking']): boolean => state === 'booked' || state === 'completed'

async function awaitMoney(run: Run, whole: WholeOrder, change: OrderChange, item: OrderItem): Promise<Next> {
  const now = run.parts.clock()
  const payment = paymentOfChange(whole, change)
  if (item.state !== 'booked' || item.booking.state !== 'booked') return move(run, change, 'undo', 'gone')
  if (change.quoted.nowMinor === 0 || (payment && isPromised(payment))) return beginBooking(run, whole, change)
  if (payment) return askGateway(run, payment)
  const agreedAt = change.agreedAt ?? change.createdAt
  const ended = whole.payments.find((one) => one.for.includes(change.instalmentId) && one.createdAt >= agreedAt)
  const sinceMs = now.getTime() - agreedAt.getTime()
  if (!ended && sinceMs < beginMs) return waitsFor(now, beginMs - sinceMs)
  const refusal = ended?.refusal || 'not-paid'
  // While the new one is theirs they may pay another way.
  const isHeld = stateAt(change.booking, now) === 'held'
  return isHeld ? move(run, change, 'decline', refusal) : move(run, change, 'undo', refusal)
}

async function beginBooking(run: Run, whole: WholeOrder, change: OrderChange): Promise<Next> {
  const now = run.parts.clock()
  const payment = paymentOfChange(whole, change)
  await underLease(run, async (scope, order) => {
    await moveChange(scope, change, 'book')
    const escalateAt = new Date(now.getTime() + escalateAfterMs)
    await scope.update(orders, { escalateAt }, eq(orders.id, order.id))
    if (!payment) return
    const asks = { amountMinor: payment.amountMinor, currency: payment.currency }
    const step = await beginStep(scope, order, { name: 'authorize', subjectId: payment.id, asks }, now)
    await endStep(scope, step, 'done', now)
  })
  return 'again'
}

/** The old one is given up by the supplier in the moment that the new one is booked, and not before. */
async function book(run: Run, whole: WholeOrder, change: OrderChange, item: OrderItem): Promise<Next> {
  const { booking } = change
  const now = run.parts.clock()
  const state = stateAt(booking, now)
  if (isMade({ ...booking, state })) return takeChangeMoney(run, whole, change, item)
  if (state === 'booking') return waitsFor(now, askEveryMs)
  const asked = findStep(whole.steps, 'book', change.id)
  const wasGone = booking.refusal === 'hold-expired' && (asked?.attempts.length ?? 0) < holdsAtMost
  if (state !== 'held' && state !== 'expired' && !wasGone) return refuse(run, change, booking.refusal || state)
  const step = await underLease(run, (scope, order) =>
    beginStep(scope, order, { name: 'book', subjectId: change.id, asks: [booking.price, booking.policy] }, now),
  )
  const { price, policy } = booking
  const travellers = withTravellers(whole.travellers, change.travellers, item.id)
  const next = { ...item, booking, price, policy }
  const tried = await tryToBook(run, { order: whole.order, travellers }, next, state === 'held')
  if (tried === 'booked') return 'again'
  const noted = tried === 'refused' || tried === 'unknown' ? { outcome: tried, code: tried } : tried
  const at = run.parts.clock().toISOString()
  await underLease(run, (scope) => noteAttempt(scope, step, { at, ...noted }))
  if (noted.outcome === 'unknown') return { waitsUntil: tryAgainAt(step, now) }
  // Its row says by now why: the next look at it decides.
  return noted.code === 'hold-expired' ? 'again' : refuse(run, change, noted.code)
}

async function refuse(run: Run, change: OrderChange, refusal: string): Promise<Next> {
  const now = run.parts.clock()
  await underLease(run, async (scope, order) => {
    await moveChange(scope, change, 'undo', { refusal })
    const step = await beginStep(scope, order, { name: 'book', subjectId: change.id, asks: refusal }, now)
    await endStep(scope, step, 'refused', now)
  })
  return 'again'
}

/** In reverse: what is held first, then the money. The booking that stood stands. */
async function undo(run: Run, whole: WholeOrder, change: OrderChange): Promise<Next> {
  const { parts, caller } = run
  const now = parts.clock()
  const state = stateAt(change.booking, now)
  if (isMade({ ...change.booking, state })) return move(run, change, 'book')
  if (state === 'booking') return waitsFor(now, askEveryMs)
  if (change.booking.state === 'held') {
    await releaseHold(parts, caller, change.booking.reference)
    if (state === 'held') return 'again'
  }
  const paid = whole.payments.find(
    ({ liveFor, state: of }) => liveFor.includes(change.instalmentId) && isLivePayment(of),
  )
  const given = paid ? await giveAllBack(run, paid, 'change') : 'none'
  if (given === 'moved') return 'again'
  if (given === 'unknown') return waitsFor(now, askEveryMs)
  return move(run, change, change.refusal === 'withdrawn' ? 'withdraw' : 'refuse')
}

const endings: readonly ChangeAction[] = ['refuse', 'withdraw']

async function move(run: Run, change: OrderChange, action: ChangeAction, refusal?: string): Promise<Next> {
  const isEnd = endings.includes(action)
  const at = { ...(refusal !== undefined && { refusal }), ...(isEnd && { endedAt: run.parts.clock() }) }
  await underLease(run, async (scope, order) => {
    await moveChange(scope, change, action, at)
    if (isEnd) await scope.update(orders, { escalateAt: null }, eq(orders.id, order.id))
  })
  return 'again'
}

/** Whether everything that its change asked for was said and given. */
export const isChangeAnnounced = ({ steps }: WholeOrder, { id }: Pick<OrderChange, 'id'>): boolean =>
  isStepOver(findStep(steps, 'announce', id))
