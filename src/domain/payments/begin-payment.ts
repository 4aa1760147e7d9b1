// Begins to pay instalments of an order: written down first, then the gateway is asked what the payer's browser needs to go on.
import { eq } from 'drizzle-orm'
import { Fault } from '#kernel/fault.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { lockPayment, movePayment } from './move-payment.ts'
import type {
  Authorization,
  Authorize,
  AuthorizeBy,
  PayerStep,
  PaymentGateway,
  PaymentRefusal,
} from './payment-gateway.ts'
import {
  forCaller,
  gatewayNamed,
  gatewayOf,
  type PaymentCaller,
  type PaymentParts,
  type PaymentRow,
} from './payment-parts.ts'
import { refreshPayment } from './refresh-payment.ts'
import { payments } from './tables.ts'
import { type NewPayer, type PaymentPart, writePayment } from './write-payment.ts'

export type BeginPayment = {
  order: { id: string; reference: string; currency: string }
  parts: readonly PaymentPart[]
  email: string
  language: string
  /** Where the gateway sends the payer's browser back to. */
  returnUrl: string
  /** Later instalments are to be paid by the same method, with nobody there. */
  keepsMethod: boolean
  fxQuoteId: string
  idempotencyKey: string
  payer?: NewPayer | undefined
}

/** `step` is null where the payer has nothing to do, or nobody heard from the gateway yet: then it is asked for again. */
export type BegunPayment = { payment: PaymentRow; step: PayerStep }

/**
 * Idempotent by its key, and by what it is for while its payer has not finished. Look at the payment's state: the gateway may have
 * refused it at once.
 * @throws Fault no-longer-possible (`already-paying`, `already-paid`, `no-payments`); invalid-input (`amount`)
 */
export async function beginPayment(
  parts: PaymentParts,
  caller: PaymentCaller,
  wanted: BeginPayment,
): Promise<BegunPayment> {
  const { order, email, language, returnUrl, keepsMethod, fxQuoteId, idempotencyKey } = wanted
  const gateway = gatewayOf(parts, caller.provider)
  const about = {
    order,
    parts: wanted.parts,
    fxQuoteId,
    idempotencyKey,
    payer: wanted.payer,
    method: 'card',
    gateway: gateway.name,
  } as const
  const row = await forCaller(parts, caller, (scope) => writePayment(scope, about, parts.clock()))
  if (row.state !== 'begun') return { payment: row, step: null }
  if (row.gatewayReference !== null) return readStep(parts, row)
  return authorizePayment(parts, row, { by: 'payer', email, language, returnUrl, keepsMethod })
}

/** Asks the gateway for what was written down. The same row is never authorized twice. */
export async function authorizePayment(parts: PaymentParts, row: PaymentRow, how: AuthorizeBy): Promise<BegunPayment> {
  const { id: paymentId, providerId, reference, amountMinor, currency, fxQuoteId } = row
  const authorize: Authorize = {
    key: `authorize ${paymentId}`,
    subject: { paymentId, providerId, reference },
    amount: { amountMinor, currency },
    how,
    fxQuoteId,
  }
  const outcome = await gatewayNamed(parts, row.gateway).authorize(authorize)
  const payment = await recordAuthorization(parts, row, outcome)
  return { payment, step: outcome.is === 'done' && payment.state === 'begun' ? outcome.value.step : null }
}

async function recordAuthorization(
  parts: PaymentParts,
  { id, providerId }: PaymentRow,
  outcome: Outcome<Authorization, PaymentRefusal>,
): Promise<PaymentRow> {
  return parts.database.forProvider(providerId, async (scope) => {
    const row = await lockPayment(scope, id)
    // Asked about meanwhile, more may be known of it than this.
    if (outcome.is === 'unknown') return row
    if (outcome.is === 'refused') {
      if (row.state !== 'begun') return row
      return (await movePayment(parts, scope, row, 'refuse', { refusal: outcome.reason })) ?? row
    }
    const { gatewayReference, state } = outcome.value
    const [named] = await scope.update(payments, { gatewayReference }, eq(payments.id, id))
    if (!named) throw new Fault('internal', 'A payment was lost.')
    if (state === 'waiting' || row.state !== 'begun') return named
    return (await movePayment(parts, scope, named, 'authorize')) ?? named
  })
}

/** Begun before: the gateway says anew what the browser needs, which is never stored. */
async function readStep(parts: PaymentParts, row: PaymentRow): Promise<BegunPayment> {
  const gateway: PaymentGateway = gatewayNamed(parts, row.gateway)
  const { id: paymentId, providerId, reference, gatewayReference } = row
  const status = await gateway.status({ gatewayReference, subject: { paymentId, providerId, reference } })
  if (status.state === 'waiting') return { payment: row, step: status.step }
  return { payment: await refreshPayment(parts, providerId, paymentId), step: null }
}
