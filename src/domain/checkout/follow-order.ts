// Follows an order to its end once it stands, or failed: announces it, gives back what is not to be kept, and takes later payments.
import type { Scope } from '#db/scope.ts'
import { correctItem } from '#domain/invoices/correct-item.ts'
import { capturePayment } from '#domain/payments/capture-payment.ts'
import { reduced } from '#domain/payments/ledger-posting.ts'
import { postToLedger } from '#domain/payments/post-to-ledger.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { refreshPayment } from '#domain/payments/refresh-payment.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { advanceChange } from './advance-change.ts'
import { announceNext } from './announce-order.ts'
import { longestMs } from './await-payment.ts'
import { cancelledFee, replaceInstalments } from './cancelled-item.ts'
import type { OrderChange, OrderItem, OrderPayment, WholeOrder } from './find-order.ts'
import { followReplaced } from './follow-replaced.ts'
import { giveAllBack, giveItemBack, lockRefunds } from './give-back.ts'
import { moveOrder } from './move-order.ts'
import { type Next, rests, type Waits, waitsFor } from './next.ts'
import { isLiveChange } from './order-change.ts'
import { type Run, underLease, writeAndLook } from './order-lease.ts'
import { payableStates } from './order-states.ts'
import { beginStep, endStep, findStep, isStepOver } from './order-steps.ts'
import { setItem } from './set-item.ts'
import { cancelUnwanted } from './undo-order.ts'

const askEveryMs = 15_000

/** @param whole `placed`, `failed` or `cancelled` */
export async function followOrder(run: Run, whole: WholeOrder): Promise<Next> {
  const changing = await advanceChange(run, whole)
  if (changing && !isWait(changing)) return changing
  const next = await followRest(run, whole)
  return changing && isWait(next) ? earlier(changing, next) : next
}

const isWait = (next: Next): next is Waits => next !== 'again' && 'waitsUntil' in next

const earlier = (one: Waits, other: Waits): Waits => {
  const moments = [one, other].flatMap(({ waitsUntil }) => waitsUntil ?? [])
  return { waitsUntil: moments.length === 0 ? null : new Date(Math.min(...moments.map(Number))) }
}

async function followRest(run: Run, whole: WholeOrder): Promise<Next> {
  return (
    (await cancelLate(run, whole)) ??
    (await followReplaced(run, whole)) ??
    (await recordCancelled(run, whole)) ??
    (await giveBackRest(run, whole)) ??
    (await giveBackChanged(run, whole)) ??
    (await takeLater(run, whole)) ??
    (await announceNext(run, whole)) ??
    (await endCancelled(run, whole)) ??
    (await askLater(run, whole)) ??
    rests
  )
}

/** A supplier said yes after its no, when the order had gone on without it: nobody pays for that. */
async function cancelLate(run: Run, whole: WholeOrder): Promise<Next | undefined> {
  const isGone = ({ state }: OrderItem) => state === 'refused' || state === 'cancelled'
  const late = whole.items.find((item) => isGone(item) && item.booking.state === 'booked' && !isLeft(whole, item))
  return late && cancelUnwanted(run, whole, late, async () => {})
}

/** Cancelled before and standing again, or a colleague said that it stays as it is. */
const isLeft = ({ steps }: WholeOrder, { id }: OrderItem) => isStepOver(findStep(steps, 'cancel', id))

/** However it was cancelled, by its client, at the desk or by the supplier: less is owed from now on. */
async function recordCancelled(run: Run, whole: WholeOrder): Promise<Next | undefined> {
  const item = whole.items.find(({ state, booking }) => state === 'booked' && booking.state === 'cancelled')
  if (!item) return undefined
  const now = run.parts.clock()
  await underLease(run, async (scope, order) => {
    const feeMinor = cancelledFee(item, order)
    // Goodwill may have made it less already, or is about to.
    await lockRefunds(scope, order.id)
    const { chargedMinor } = await readOrderMoney(scope, order.id, item.id)
    await replaceInstalments(scope, run, order, item, feeMinor)
    await setItem(scope, item, { state: 'cancelled' })
    const [orderId, itemId, amountMinor] = [order.id, item.id, chargedMinor - feeMinor]
    if (amountMinor <= 0) return
    const posting = reduced({ orderId, currency: order.currency, at: now }, [{ itemId, amountMinor }], {
      key: `${orderId} ${itemId}`,
    })
    const isNew = await postToLedger(scope, posting)
    if (isNew) await correctItem(scope, { orderId, itemId, amountMinor: -amountMinor, reason: 'cancelled', at: now })
  })
  return 'again'
}

/** What was paid for items that are not there any more, beyond what is kept for them. */
async function giveBackRest(run: Run, whole: WholeOrder): Promise<Next | undefined> {
  for (const item of whole.items) {
    if (item.state !== 'refused' && item.state !== 'cancelled') continue
    const isKept = item.state === 'cancelled' && whole.order.state !== 'failed'
    const keepMinor = isKept ? await keptOf(run, whole, item) : 0
    const why = item.isFeeWaived ? 'surgeon' : isKept ? 'policy' : 'not-booked'
    if ((await giveItemBack(run, { itemId: item.id, keepMinor, why })) === 'moved') return 'again'
  }
  return undefined
}

/** The fee; less where a colleague gave some of it back as well. */
async function keptOf(run: Run, { order }: WholeOrder, item: OrderItem): Promise<number> {
  const { chargedMinor } = await underLease(run, (scope) => readOrderMoney(scope, order.id, item.id))
  return Math.min(cancelledFee(item, order), chargedMinor)
}

/** What was paid for an item beyond what it costs since it was changed. */
async function giveBackChanged(run: Run, whole: WholeOrder): Promise<Next | undefined> {
  const isOwing = ({ id, state, quoted }: OrderChange) =>
    state === 'done' && quoted.refundMinor > 0 && !isStepOver(findStep(whole.steps, 'refund', id))
  const change = whole.changes.findLast(isOwing)
  const item = change && whole.items.find(({ id }) => id === change.itemId)
  if (!change || !item) return undefined
  const now = run.parts.clock()
  // What was cancelled meanwhile is given back as that.
  const isKept = item.state === 'booked'
  const { chargedMinor } = await underLease(run, (scope) => readOrderMoney(scope, whole.order.id, item.id))
  const asked = { itemId: item.id, keepMinor: chargedMinor, why: 'change' } as const
  if (isKept && (await giveItemBack(run, asked)) === 'moved') return 'again'
  await underLease(run, async (scope, order) => {
    const step = await beginStep(scope, order, { name: 'refund', subjectId: change.id, asks: change.quoted }, now)
    await endStep(scope, step, 'done', now)
  })
  return 'again'
}

/** Instalments that are paid later are taken as soon as they are promised: there is nothing left to be booked for them. */
async function takeLater(run: Run, whole: WholeOrder): Promise<Next | undefined> {
  const { parts } = run
  // What a change promised is taken once that is booked.
  const isOfChange = ({ for: dues }: OrderPayment) =>
    whole.changes.some((one) => isLiveChange(one) && dues.includes(one.instalmentId))
  const promised = whole.payments.find((one) => one.state === 'authorized' && !isOfChange(one))
  if (!promised) return undefined
  if (!(await isWanted(run, whole, promised))) {
    const given = await giveAllBack(run, promised, 'duplicate')
    return given === 'moved' ? 'again' : waitsFor(parts.clock(), askEveryMs)
  }
  return capture(run, promised)
}

/** Of what was cancelled nothing is taken that goes back at once. */
async function isWanted(
  run: Run,
  { order, changes }: WholeOrder,
  { liveFor, amountMinor }: OrderPayment,
): Promise<boolean> {
  // Promised for a change that never came about.
  if (changes.some(({ state, instalmentId }) => state !== 'done' && liveFor.includes(instalmentId))) return false
  if (liveFor.length === 0 || !payableStates.includes(order.state)) return false
  if (order.state === 'placed') return true
  const { owedMinor } = await underLease(run, (scope) => readOrderMoney(scope, order.id))
  return owedMinor >= amountMinor
}

async function capture(run: Run, payment: OrderPayment): Promise<Next> {
  const { parts, caller } = run
  const now = parts.clock()
  const { amountMinor, currency } = payment
  const asks = { amountMinor, currency }
  const step = await underLease(run, (scope, order) =>
    beginStep(scope, order, { name: 'capture', subjectId: payment.id, asks }, now),
  )
  const record = (scope: Scope) => endStep(scope, step, 'done', parts.clock())
  const outcome = await capturePayment(parts, caller.provider.id, payment.id, amountMinor, record)
  if (outcome.is === 'done') return 'again'
  const { state } = await refreshPayment(parts, caller.provider.id, payment.id)
  return state === payment.state ? waitsFor(now, askEveryMs) : 'again'
}

/** A payer who is back from paying a later instalment: the gateway says what became of it. */
async function askLater({ parts, caller }: Run, { payments }: WholeOrder): Promise<Next | undefined> {
  const begun = payments.find(({ state, method }) => state === 'begun' && method === 'card')
  const asked = begun && (await refreshPayment(parts, caller.provider.id, begun.id))
  if (begun && asked?.state !== begun.state) return 'again'
  const transfer = payments.find(({ state, method }) => state === 'begun' && method === 'transfer')
  if (!transfer) return undefined
  const now = parts.clock()
  const leftMs = transfer.createdAt.getTime() + longestMs.transfer - now.getTime()
  if (leftMs > 0) return waitsFor(now, leftMs + 1)
  // It never came: another one can be begun.
  const outcome = await voidPayment(parts, caller.provider.id, transfer.id)
  return outcome.is === 'done' ? 'again' : waitsFor(now, askEveryMs)
}

/** Nothing of it stands any more. */
async function endCancelled(run: Run, { order, items }: WholeOrder): Promise<Next | undefined> {
  const isOver = order.state === 'placed' && items.every(({ state }) => state === 'cancelled' || state === 'refused')
  if (!isOver) return undefined
  return writeAndLook(run, (scope, fresh) => moveOrder(scope, fresh, 'cancel', { endedAt: run.parts.clock() }))
}
