// What is read of Stripe's replies: sessions, intents, charges, refunds, disputes, events.
import { z } from 'zod'

const amount = z.int().nonnegative()
/** Stripe gives the id alone where the object was not asked for. */
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((given) => given ?? {})

const balanceTransaction = z.object({ amount: z.int(), fee: z.int(), currency: z.string() })

const charge = z.object({
  id: z.string(),
  amount,
  amount_captured: amount,
  amount_refunded: amount,
  disputed: z.boolean(),
  balance_transaction: z.union([balanceTransaction, z.string().transform(() => null)]).nullable(),
})

export const intentStatuses = [
  'canceled',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'succeeded',
] as const

export const stripeIntent = z.object({
  object: z.literal('payment_intent'),
  id: z.string(),
  status: z.enum(intentStatuses),
  amount,
  amount_received: amount,
  currency: z.string().transform((code) => code.toUpperCase()),
  customer: idOf.nullable(),
  payment_method: idOf.nullable(),
  setup_future_usage: z.string().nullable(),
  cancellation_reason: z.string().nullable(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullable(),
  latest_charge: z.union([charge, z.string().transform(() => null)]).nullable(),
  metadata,
})
export type StripeIntent = z.output<typeof stripeIntent>

export const stripeSession = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  client_secret: z.string().nullable(),
  payment_intent: z.union([stripeIntent, z.string().transform(() => null)]).nullable(),
  metadata,
})
export type StripeSession = z.output<typeof stripeSession>

export const stripeRefund = z.object({
  object: z.literal('refund'),
  id: z.string(),
  amount,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  /** Null where the account's balance did not move by it. */
  balance_transaction: idOf.nullish(),
  metadata,
})
export type StripeRefund = z.output<typeof stripeRefund>

export const stripeDispute = z.object({
  object: z.literal('dispute'),
  id: z.string(),
  amount,
  status: z.string(),
  created: z.int(),
})

/** What it is about, as far as the event says it. */
export const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string(), payment_intent: idOf.nullish(), metadata }),
  }),
})

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ object: z.literal('list'), has_more: z.boolean(), data: z.array(item) })

/** For answers that nothing is read of. */
export const anyObject = z.object({ id: z.string() })
