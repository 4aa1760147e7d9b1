// Objects in Stripe's shapes: whole where REFERENCE_DATA names the folder with Stripe's own fixtures (openapi/stripe), else what is needed of them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const fixtures = z.object({ resources: z.record(z.string(), z.record(z.string(), z.unknown())) })

let read: z.infer<typeof fixtures>['resources'] | undefined

/** Undefined where the fixtures are not there. */
export function readStripeFixtures() {
  const folder = process.env['REFERENCE_DATA']
  const file = folder && join(folder, 'openapi', 'stripe', 'fixtures3.json')
  if (!read && file && existsSync(file)) read = fixtures.parse(JSON.parse(readFileSync(file, 'utf8'))).resources
  return read
}

const whole = (resource: string, own: object): object => ({
  ...readStripeFixtures()?.[resource],
  ...own,
  object: resource,
})

export type IntentRow = {
  id: string
  sessionId: string | null
  status: 'requires_capture' | 'succeeded' | 'canceled' | 'requires_payment_method' | 'processing'
  amount: number
  received: number
  currency: string
  customer: string | null
  method: string | null
  keeps: boolean
  reason: string | null
  error: { code: string; decline_code?: string } | null
  dispute: { status: string; amount: number } | null
  metadata: Record<string, string>
  created: number
}

export type SessionRow = {
  id: string
  status: 'open' | 'complete' | 'expired'
  intentId: string | null
  metadata: Record<string, string>
  created: number
  create: { amount: number; currency: string; keeps: boolean; metadata: Record<string, string> }
}

export type RefundRow = {
  id: string
  intentId: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  /** The account's balance moved by it. */
  isPaidOut: boolean
  metadata: Record<string, string>
}

export const toldSession = (row: SessionRow, intent: object | string | null): object =>
  whole('checkout.session', {
    id: row.id,
    status: row.status,
    client_secret: row.status === 'open' ? `${row.id}_secret_x` : null,
    payment_intent: intent,
    payment_status: 'unpaid',
    ui_mode: 'elements',
    metadata: row.metadata,
    created: row.created,
  })

export const toldIntent = (row: IntentRow, charge: object | string | null): object =>
  whole('payment_intent', {
    id: row.id,
    status: row.status,
    amount: row.amount,
    amount_received: row.received,
    amount_capturable: row.status === 'requires_capture' ? row.amount : 0,
    currency: row.currency,
    customer: row.customer,
    payment_method: row.method,
    setup_future_usage: row.keeps ? 'off_session' : null,
    cancellation_reason: row.reason,
    last_payment_error: row.error && { type: 'card_error', ...row.error },
    latest_charge: charge,
    metadata: row.metadata,
    created: row.created,
    capture_method: 'manual',
  })

/** 2.9 % of what was taken, settled in dirhams at 4 for one, where it is another currency. */
export const toldCharge = (row: IntentRow, refunded: number): object => {
  const isDirham = row.currency === 'aed'
  const amount = isDirham ? row.received : row.received * 4
  const settled = { id: `txn_${row.id}`, amount, fee: Math.round(amount * 0.029), currency: 'aed' }
  return whole('charge', {
    id: `ch_${row.id}`,
    amount: row.amount,
    amount_captured: row.received,
    amount_refunded: refunded,
    disputed: row.dispute !== null,
    currency: row.currency,
    balance_transaction: row.received > 0 ? whole('balance_transaction', settled) : null,
    metadata: row.metadata,
  })
}

export const toldRefund = ({ id, intentId, currency, amount, status, isPaidOut, metadata }: RefundRow): object =>
  whole('refund', {
    id,
    currency,
    payment_intent: intentId,
    amount,
    status,
    metadata,
    balance_transaction: isPaidOut ? `txn_${id}` : null,
  })

export const toldDispute = ({ id, dispute, currency, created }: IntentRow): object =>
  whole('dispute', { id: `dp_${id}`, payment_intent: id, ...dispute, currency, created, metadata: {} })

export const toldPayout = (row: {
  id: string
  amount: number
  currency: string
  automatic: boolean
  created: number
}) =>
  whole('payout', {
    ...row,
    status: 'paid',
    arrival_date: row.created,
    reconciliation_status: row.automatic ? 'completed' : 'not_applicable',
  })

export const toldList = (data: object[], has_more: boolean): object => ({ object: 'list', url: '/v1', has_more, data })
