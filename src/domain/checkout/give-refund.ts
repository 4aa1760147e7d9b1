// A colleague gives money back beyond what cancelling gives: with a reason, and above the provider's limit with a second colleague's word.
import { and, eq } from 'drizzle-orm'
import { once } from '#db/once.ts'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import type { PaymentParts, PaymentRow } from '#domain/payments/payment-parts.ts'
import { type RefundPayment, refundPayment, writeRefund } from '#domain/payments/refund-payment.ts'
import { payments, refundRequests, refunds } from '#domain/payments/tables.ts'
import { paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { isOrderOf } from './find-order.ts'
import { lockRefunds } from './give-back.ts'
import { type RefundRequestRow, readRefundableShares } from './read-desk-orders.ts'
import { orders } from './tables.ts'

type Colleague = { id: string; name: string }

/** At the desk: whose money it is, and who of the clinic does it. */
export type AtDesk = { provider: Provider; client: ClientKey; by: Colleague }

export type GiveRefund = {
  /** The caller's own: the same one is given once. */
  id: string
  paymentId: string
  itemId: string
  amountMinor: number
  why: 'policy' | 'goodwill' | 'duplicate'
  note: string
}

/**
 * `asked`: it waits for a second colleague.
 * @throws Fault not-found; no-longer-possible (`not-refundable`) for more than there is; idempotency-key-reused; as refundPayment does
 */
export async function giveRefund(parts: PaymentParts, desk: AtDesk, wanted: GiveRefund): Promise<'given' | 'asked'> {
  const { provider, client, by } = desk
  const now = parts.clock()
  const alone = { ...wanted, byName: by.name, approvedBy: '' }
  const isAsked = await parts.database.forClient(client, provider.id, async (scope) => {
    const payment = await findPayment(scope, client, wanted.paymentId)
    // Of all who give back of one order at once, each counts what the one before gave.
    await lockRefunds(scope, payment.orderId)
    const earlier = await scope.rows(refunds, eq(refunds.orderId, payment.orderId))
    if (earlier.some(({ idempotencyKey }) => idempotencyKey === keyOf(wanted))) return false
    const isAbove = needsSecond(provider, payment, aloneMinor(earlier) + wanted.amountMinor)
    if (isAbove && !(await writeRequest(scope, wanted, payment, by, now)).isNew) return true
    if (isAbove) await waitInInbox(scope, desk, payment, now)
    else {
      await checkShare(scope, wanted)
      await writeRefund(parts, scope, refundOf(provider.id, alone))
    }
    await log(scope, desk, payment, wanted.note, now)
    return isAbove
  })
  if (isAsked) return 'asked'
  await refundPayment(parts, refundOf(provider.id, alone))
  return 'given'
}

/**
 * Idempotent. @param request id of one that waits
 * @throws Fault not-found; not-allowed for one's own; no-longer-possible (`decided`) where somebody said otherwise, and where it can no
 * longer be given back
 */
export async function decideRefund(
  parts: PaymentParts,
  desk: AtDesk,
  { request: id, decision }: { request: string; decision: 'approved' | 'declined' },
): Promise<void> {
  const { provider, client, by } = desk
  const approved = await parts.database.forClient(client, provider.id, async (scope) => {
    const [row] = await scope.rows(refundRequests, eq(refundRequests.id, id), { forUpdate: true })
    const payment = row && (await findPayment(scope, client, row.paymentId))
    if (!row || !payment) throw new Fault('not-found', 'There is no such request.')
    if (row.askedById === by.id) throw ownRequest()
    if (row.decision !== null && row.decision !== decision) throw noLonger('decided', 'request')
    const decidedBy = row.decidedBy || by.name
    const refund = refundOf(provider.id, { ...row, byName: row.askedBy, approvedBy: decidedBy })
    if (row.decision === decision) return decision === 'approved' ? refund : undefined
    await lockRefunds(scope, payment.orderId)
    if (decision === 'approved') {
      await checkShare(scope, row)
      await writeRefund(parts, scope, refund)
    }
    await scope.update(refundRequests, { decision, decidedBy, decidedAt: parts.clock() }, eq(refundRequests.id, id))
    await log(scope, desk, payment, row.note, parts.clock())
    return decision === 'approved' ? refund : undefined
  })
  if (approved) await refundPayment(parts, approved)
}

type Given = Omit<GiveRefund, 'why'> & Pick<RefundRequestRow, 'why'> & { byName: string; approvedBy: string }

const refundOf = (providerId: string, wanted: Given): RefundPayment => {
  const { paymentId, itemId, amountMinor, why, note, byName, approvedBy } = wanted
  return { providerId, paymentId, itemId, amountMinor, why, note, byName, approvedBy, key: keyOf(wanted) }
}

const keyOf = ({ id }: Pick<GiveRefund, 'id'>) => `desk ${id}`

/** What colleagues gave of an order with nobody's agreement: many small refunds are one large one. */
const aloneMinor = (given: readonly (typeof refunds.$inferSelect)[]): number =>
  given
    .filter(({ byName, approvedBy }) => byName !== '' && approvedBy === '')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** The limit is an amount of the location's currency: of another one nobody gives anything alone. */
function needsSecond(
  { location, payments: settings }: Provider,
  { currency }: PaymentRow,
  amountMinor: number,
): boolean {
  const { goodwillLimitMinor } = paymentSettingsOf({ payments: settings })
  return currency !== location.currency || amountMinor > goodwillLimitMinor
}

/** The patient's page is found from there: a second colleague decides on it. */
const waitInInbox = (scope: Scope, { client }: AtDesk, { reference }: PaymentRow, at: Date): Promise<void> =>
  putInInbox(scope, { kind: 'payment', reference, from: reference, client, at, dueAt: null })

/** Theirs, or nobody's. */
export async function findPayment(scope: Scope, client: ClientKey, id: string): Promise<PaymentRow> {
  const [payment] = await scope.rows(payments, eq(payments.id, id))
  const [order] = payment ? await scope.rows(orders, and(isOrderOf(client), eq(orders.id, payment.orderId))) : []
  if (!payment || !order) throw new Fault('not-found', 'There is no such payment.')
  return payment
}

async function checkShare(
  scope: Scope,
  { paymentId, itemId, amountMinor }: Pick<GiveRefund, 'paymentId' | 'itemId' | 'amountMinor'>,
): Promise<void> {
  const share = (await readRefundableShares(scope, paymentId)).find((one) => one.itemId === itemId)
  if (!share || share.amountMinor < amountMinor) throw noLonger('not-refundable', 'amount')
}

/** Written once; the same id with other words is refused. */
function writeRequest(scope: Scope, wanted: GiveRefund, payment: PaymentRow, by: Colleague, now: Date) {
  const { id, paymentId, itemId, amountMinor, why, note } = wanted
  const same = { paymentId, itemId, amountMinor, why, note }
  const { orderId, currency } = payment
  const asked = { askedById: by.id, askedBy: by.name, askedAt: now }
  return once(scope, refundRequests, { key: { id }, same, usedFor: 'another refund' }, async () => {
    await checkShare(scope, wanted)
    return { ...same, ...asked, id, orderId, currency }
  })
}

async function log(
  scope: Scope,
  { client, by }: AtDesk,
  { reference }: PaymentRow,
  note: string,
  now: Date,
): Promise<void> {
  const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'order', why: 'care' } as const
  await writeAudit(scope, client, { ...entry, subjectId: reference, note }, now)
}

const ownRequest = () =>
  new Fault('not-allowed', 'Somebody else has to decide about this.', {
    fields: [{ path: 'request', reason: 'own' }],
  })
