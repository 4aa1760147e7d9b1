// Writes a payment and its instalments down before anyone is asked for money: one payment for a key, one live payment for an instalment.
import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { once } from '#db/once.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { fitsGateway } from './gateway-amounts.ts'
import { notPossible, type PaymentRow } from './payment-parts.ts'
import type { PaymentMethod } from './payment-states.ts'
import { paymentParts, payments } from './tables.ts'

/** An instalment of the order, how much of it is paid, and the item that it is of, where the ledger is to say so. */
export type PaymentPart = { instalmentId: string; amountMinor: number; itemId?: string | null }

export type NewPayment = {
  order: { id: string; reference: string; currency: string }
  parts: readonly PaymentPart[]
  method: PaymentMethod
  /** The gateway's name; empty for a bank transfer. */
  gateway: string
  fxQuoteId: string
  idempotencyKey: string
  /** Who else than the client pays: nobody goes on with a payment that another payer has begun. */
  payer?: NewPayer | undefined
}

/** `write` says in the same transaction who they are. */
export type NewPayer = { key: string; write: (scope: Scope, payment: PaymentRow) => Promise<void> }

/**
 * The row of before where the key, or all that is asked for, is the same and its payer has not finished.
 * @throws Fault no-longer-possible (`already-paying`, `already-paid`) where another payment has one of the instalments;
 * invalid-input (`amount`) for what a gateway cannot take; idempotency-key-reused
 */
export async function writePayment(scope: Scope, wanted: NewPayment, now: Date): Promise<PaymentRow> {
  const { order, parts, method, gateway, fxQuoteId, idempotencyKey } = wanted
  const amountMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0)
  refuseUnfit(order.currency, parts, amountMinor)
  const inputDigest = digestOf(wanted)
  const key = { key: { idempotencyKey }, same: { inputDigest }, usedFor: 'another payment' }
  let waiting: PaymentRow | undefined
  const make = async () => {
    waiting = await findWaiting(scope, parts, inputDigest)
    if (waiting) throw new StillWaiting()
    const { id: orderId, reference, currency } = order
    const of = { orderId, reference, currency, method, gateway, fxQuoteId, idempotencyKey, inputDigest, amountMinor }
    return { ...of, id: newId(), state: 'begun' as const, createdAt: now, checkedAt: now }
  }
  try {
    const { row, isNew } = await once(scope, payments, key, make)
    if (isNew) await writeParts(scope, row, parts)
    await wanted.payer?.write(scope, row)
    return row
  } catch (error) {
    if (!(error instanceof StillWaiting && waiting)) throw error
    await wanted.payer?.write(scope, waiting)
    return waiting
  }
}

/** Ends the making of another row; nothing was written by then. */
class StillWaiting extends Error {}

/** Of all who pay an instalment at once one is first; the others wait here for the end of its transaction. */
async function writeParts(scope: Scope, { id: paymentId }: PaymentRow, parts: readonly PaymentPart[]): Promise<void> {
  const rows = parts
    .map((part, position) => ({ ...part, itemId: part.itemId ?? null, id: newId(), paymentId, position, isLive: true }))
    // In one order for all, so that no two wait for each other.
    .sort((a, b) => (a.instalmentId < b.instalmentId ? -1 : 1))
  const written = await scope.insert(paymentParts, rows, { ignoreConflicts: true })
  if (written.length < rows.length) throw notPossible('already-paying', 'instalments')
}

async function findWaiting(
  scope: Scope,
  parts: readonly PaymentPart[],
  digest: string,
): Promise<PaymentRow | undefined> {
  const live = await findLivePayments(
    scope,
    parts.map(({ instalmentId }) => instalmentId),
  )
  const [first] = live
  if (!first) return undefined
  if (live.length === 1 && first.state === 'begun' && first.inputDigest === digest) return first
  throw notPossible(live.some(({ state }) => state === 'captured') ? 'already-paid' : 'already-paying', 'instalments')
}

/** Whatever pays, or has paid, any of these instalments. */
export async function findLivePayments(scope: Scope, instalmentIds: readonly string[]): Promise<PaymentRow[]> {
  if (instalmentIds.length === 0) return []
  const isLive = and(inArray(paymentParts.instalmentId, [...instalmentIds]), eq(paymentParts.isLive, true))
  const live = await scope.rows(paymentParts, isLive)
  const ids = [...new Set(live.map(({ paymentId }) => paymentId))]
  return ids.length === 0 ? [] : scope.rows(payments, inArray(payments.id, ids))
}

function refuseUnfit(currency: string, parts: readonly PaymentPart[], amountMinor: number): void {
  const isOdd =
    parts.length === 0 || parts.some((part) => !Number.isSafeInteger(part.amountMinor) || part.amountMinor <= 0)
  if (isOdd || !fitsGateway({ amountMinor, currency }))
    throw new Fault('invalid-input', 'No gateway takes this amount.', {
      fields: [{ path: 'amount', reason: 'amount' }],
    })
}

/** What is asked for, with nothing in it that is another one the next time. */
function digestOf({ order, parts, method, gateway, payer }: NewPayment): string {
  const sorted = parts.map(({ instalmentId, amountMinor }) => `${instalmentId} ${amountMinor}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([order.id, order.currency, method, gateway, sorted, ...(payer ? [payer.key] : [])]))
    .digest('base64url')
}
