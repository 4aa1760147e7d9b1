// Announces what became of an order, its payments and its refunds: each once, and never before it is recorded.
import type { Scope } from '#db/scope.ts'
import { announceForOrder } from '#domain/bookings/announce-booking.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { readTaken } from '#domain/payments/read-ledger.ts'
import type { OrderChange, OrderPayment, OrderRefund, OrderRow, WholeOrder } from './find-order.ts'
import type { Next } from './next.ts'
import { type Run, underLease, writeAndLook } from './order-lease.ts'
import { mailOrder, type OrderMail, type OrderMailAbout } from './order-mails.ts'
import { beginStep, endStep, findStep, isStepOver } from './order-steps.ts'
import { receiptForPayer } from './payer-receipt.ts'

/** Payments that a job began, with nobody there. */
export const unattendedKey = 'unattended'

/** The next thing that nobody was told yet; undefined where everything is said. @param whole `placed`, `failed` or `cancelled` */
export async function announceNext(run: Run, whole: WholeOrder): Promise<Next | undefined> {
  if (!isSaid(whole, null)) return announceOutcome(run, whole)
  const change = whole.changes.findLast((one) => newsOfChange(whole, one) !== undefined && !isSaid(whole, one.id))
  if (change) {
    await announceChange(run, whole, change)
    return 'again'
  }
  const payment = whole.payments.find((one) => newsOfPayment(one) !== undefined && !isSaid(whole, one.id))
  const refund = whole.refunds.find((one) => newsOfRefund(whole, one) !== undefined)
  const news = payment ? newsOfPayment(payment) : refund && newsOfRefund(whole, refund)
  const about = payment ?? refund
  if (!news || !about) return undefined
  return writeAndLook(run, (scope, order) => say(run, scope, { ...whole, order }, { subjectId: about.id, ...news }))
}

const isSaid = ({ steps }: WholeOrder, subjectId: string | null) => isStepOver(findStep(steps, 'announce', subjectId))

type News = { step: 'announce' | 'refund' | 'refund-failed'; mail: OrderMail; about: OrderMailAbout }

function newsOfPayment({ state, idempotencyKey, amountMinor, currency }: OrderPayment): News | undefined {
  const about = { amount: { amountMinor, currency } }
  if (state === 'captured') return { step: 'announce', mail: 'received', about }
  const isUnattended = idempotencyKey.startsWith(unattendedKey)
  return state === 'refused' && isUnattended ? { step: 'announce', mail: 'declined', about } : undefined
}

/** First that it is on its way, then that it is there; or that the clinic sends it another way, which a colleague sees in the inbox. */
function newsOfRefund(whole: WholeOrder, { id, state, amountMinor, currency }: OrderRefund): News | undefined {
  const about = { amount: { amountMinor, currency } }
  if (state === 'done') return isSaid(whole, id) ? undefined : { step: 'announce', mail: 'returned', about }
  if (state === 'failed') {
    const isTold = isStepOver(findStep(whole.steps, 'refund-failed', id))
    return isTold ? undefined : { step: 'refund-failed', mail: 'refundFailed', about }
  }
  const isOnItsWay = state === 'pending' && !isStepOver(findStep(whole.steps, 'refund', id))
  return isOnItsWay ? { step: 'refund', mail: 'returning', about } : undefined
}

/** What its client gave up themselves is no news, and neither is what they never agreed to. */
function newsOfChange({ order, payments }: WholeOrder, change: OrderChange): News | undefined {
  const { state, agreedAt, instalmentId, quoted } = change
  if (state === 'refused' && agreedAt !== null) return { step: 'announce', mail: 'unchanged', about: {} }
  if (state !== 'done') return undefined
  const isPaid = payments.some((one) => one.state === 'captured' && one.for.includes(instalmentId))
  const minor = (amountMinor: number) => ({ amountMinor, currency: order.currency })
  const amount = isPaid ? { amount: minor(quoted.nowMinor) } : {}
  const back = quoted.refundMinor > 0 ? { back: minor(quoted.refundMinor) } : {}
  return { step: 'announce', mail: 'changed', about: { ...amount, ...back } }
}

/** The booking in its own words and the money of it, in one transaction with the step that says so. */
async function announceChange(run: Run, whole: WholeOrder, change: OrderChange): Promise<void> {
  const { parts, caller } = run
  const news = newsOfChange(whole, change)
  const paid = whole.payments.find((one) => one.state === 'captured' && one.for.includes(change.instalmentId))
  await underLease(run, async (scope, order) => {
    if (change.state === 'done') await announceForOrder(parts, scope, caller, change.booking)
    if (news) await say(run, scope, { ...whole, order }, { subjectId: change.id, ...news })
    // The mail says that it was paid.
    if (paid) await note(scope, order, paid.id, parts.clock())
  })
}

/** The bookings in their own words, and the order in one mail: in one transaction, with the step that says so. */
async function announceOutcome(run: Run, whole: WholeOrder): Promise<Next> {
  const { parts, caller } = run
  const { items, payments } = whole
  const now = parts.clock()
  const isPartly = items.some(({ state }) => state === 'refused')
  const mail: OrderMail = whole.order.state === 'failed' ? 'failed' : isPartly ? 'partly' : 'placed'
  return writeAndLook(run, async (scope, order) => {
    for (const { booking } of items) await announceForOrder(parts, scope, caller, booking)
    await say(run, scope, { ...whole, order }, { subjectId: null, step: 'announce', mail, about: {} })
    // The mail says what was paid until now.
    for (const payment of payments.filter(({ state }) => state === 'captured')) {
      await tellPayer(run, scope, payment)
      await note(scope, order, payment.id, now)
    }
  })
}

async function say(
  { parts, caller }: Run,
  scope: Scope,
  whole: WholeOrder,
  { step: name, subjectId, mail, about }: News & { subjectId: string | null },
): Promise<void> {
  const now = parts.clock()
  const step = await beginStep(scope, whole.order, { name, subjectId, asks: mail }, now)
  if (isStepOver(step)) return
  const draft = await mailOrder(scope, caller, whole, [mail, about])
  if (draft) await writeMail(parts.jobs, scope, draft, now)
  const taken = whole.payments.find(({ id, state }) => id === subjectId && state === 'captured')
  if (taken) await tellPayer({ parts, caller }, scope, taken)
  await endStep(scope, step, 'done', now)
}

/** Whoever paid by a link has a receipt of their own: of what was taken, by the ledger. */
async function tellPayer({ parts, caller }: Pick<Run, 'parts' | 'caller'>, scope: Scope, payment: OrderPayment) {
  if (!payment.payer) return
  const now = parts.clock()
  const draft = receiptForPayer(caller, payment, await readTaken(scope, payment.id), now)
  if (draft) await writeMail(parts.jobs, scope, draft, now)
}

async function note(scope: Scope, order: OrderRow, subjectId: string, now: Date): Promise<void> {
  await endStep(scope, await beginStep(scope, order, { name: 'announce', subjectId, asks: 'placed' }, now), 'done', now)
}
