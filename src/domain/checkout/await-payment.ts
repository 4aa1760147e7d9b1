// Waits for the payer of an order: begins to book once the money is promised, and opens it again once it is not.
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import { refreshPayment } from '#domain/payments/refresh-payment.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { plainDate } from '#kernel/clock.ts'
import { currentPayment, dueNowOf, type OrderPayment, type WholeOrder } from './find-order.ts'
import { giveAllBack } from './give-back.ts'
import { moveOrder } from './move-order.ts'
import { type Next, rests, waitsFor } from './next.ts'
import { type Run, writeAndLook } from './order-lease.ts'
import { beginStep, endStep } from './order-steps.ts'
import { endOfLink } from './payer-link.ts'

/** Between agreeing and asking the gateway: a process that ended there never asked. */
export const beginMs = 2 * 60_000
/** In which a client who agreed makes the link for whoever pays. */
const makeLinkMs = 3_600_000
const askEveryMs = 30_000
const askSeldomMs = 5 * 60_000
/** Whoever pays by card has done so by then, or never will. A transfer takes its days. */
export const longestMs = { card: 24 * 3_600_000, transfer: 14 * 24 * 3_600_000 }
/** The last whole day, at the clinic, on which a transfer can come: in the days after it is given up. */
export const transferBy = (begunAt: Date, timeZone: string): string =>
  plainDate(new Date(begunAt.getTime() + longestMs.transfer - 24 * 3_600_000), timeZone)
/** When a colleague is asked to look at what is not through. */
export const escalateAfterMs = 3_600_000

export const isPromised = ({ state }: Pick<PaymentRow, 'state'>) => state === 'authorized' || state === 'captured'

/** @param whole `open`, `paying` or `abandoned`: money may come for each of them */
export async function awaitPayment(run: Run, whole: WholeOrder): Promise<Next> {
  const { order } = whole
  const payment = currentPayment(whole)
  const stray = whole.payments.find((one) => isPromised(one) && one.id !== payment?.id && one.liveFor.length > 0)
  const given = stray ? await giveAllBack(run, stray, 'duplicate') : 'none'
  if (given === 'moved') return 'again'
  if (given === 'unknown') return waitsFor(run.parts.clock(), askEveryMs)
  if (payment && isPromised(payment)) return beginOrReturn(run, whole, payment)
  if (order.state !== 'paying') return payment ? askGateway(run, payment) : rests
  if (dueNowOf(whole, whole.items).length === 0) return beginBooking(run, null)
  if (payment) return askGateway(run, payment)
  const now = run.parts.clock()
  const linksEnd = payerAwaitedUntil(whole, run.caller.provider.location.timeZone)
  if (linksEnd !== null && linksEnd > now) return { waitsUntil: linksEnd }
  const agreedAt = order.agreedAt ?? order.createdAt
  const hasEnded = whole.payments.some(({ createdAt }) => createdAt >= agreedAt)
  const sinceMs = now.getTime() - agreedAt.getTime()
  if (!hasEnded && sinceMs < beginMs) return waitsFor(now, beginMs - sinceMs)
  return writeAndLook(run, (scope, fresh) => moveOrder(scope, fresh, 'reopen'))
}

/** Somebody else is to pay: as long as a link of theirs works, and so long that the client can make one. Null where nobody is. */
function payerAwaitedUntil({ order, links }: WholeOrder, timeZone: string): Date | null {
  if (!order.agreed?.isPaidByLink) return null
  const ends = links.filter(({ revokedAt }) => revokedAt === null).map((link) => Number(endOfLink(link, timeZone)))
  return new Date(Math.max(Number(order.agreedAt ?? order.createdAt) + makeLinkMs, ...ends))
}

/** The money came for what they agreed to, or for something that it is not any more. */
async function beginOrReturn(run: Run, { order }: WholeOrder, payment: OrderPayment): Promise<Next> {
  const isAgreed = order.agreed?.revision === order.revision
  if (order.state === 'open' && isAgreed) return writeAndLook(run, (scope, fresh) => moveOrder(scope, fresh, 'agree'))
  if (isAgreed) return beginBooking(run, payment)
  const given = await giveAllBack(run, payment, 'duplicate')
  if (given === 'moved') return 'again'
  return given === 'none' ? rests : waitsFor(run.parts.clock(), askEveryMs)
}

async function beginBooking(run: Run, payment: OrderPayment | null): Promise<Next> {
  const now = run.parts.clock()
  return writeAndLook(run, async (scope, order) => {
    // The payer went back in the same moment.
    if (order.state === 'open') return
    await moveOrder(scope, order, 'begin', { escalateAt: new Date(now.getTime() + escalateAfterMs) })
    if (!payment) return
    const asks = { amountMinor: payment.amountMinor, currency: payment.currency }
    const step = await beginStep(scope, order, { name: 'authorize', subjectId: payment.id, asks }, now)
    await endStep(scope, step, 'done', now)
  })
}

/** The payer is at it: nothing ends while they are, whatever holds or rates do meanwhile. */
export async function askGateway({ parts, caller }: Run, payment: OrderPayment): Promise<Next> {
  const now = parts.clock()
  const sinceMs = now.getTime() - payment.createdAt.getTime()
  if (sinceMs > longestMs[payment.method]) {
    const outcome = await voidPayment(parts, caller.provider.id, payment.id)
    return outcome.is === 'done' ? 'again' : waitsFor(now, askSeldomMs)
  }
  if (payment.method === 'transfer') return waitsFor(now, longestMs.transfer - sinceMs + 1)
  const { state } = await refreshPayment(parts, caller.provider.id, payment.id)
  if (state !== payment.state) return 'again'
  return waitsFor(now, sinceMs < 15 * 60_000 ? askEveryMs : askSeldomMs)
}
