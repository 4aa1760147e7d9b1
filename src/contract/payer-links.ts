// Links by which somebody else pays for an order: made and taken back by its client or at the desk, and what the payer does.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { testCards } from '#kernel/test-cards.ts'
import { money, moneyInput } from './money.ts'
import { bankTransfer, gateway, order, orderReference, paymentRefusal, testOutcome } from './orders.ts'
import { languageCode, visitorInput } from './visitor.ts'
import { oneLine, writtenText } from './written-text.ts'

const named = { order: orderReference, ...visitorInput }

const wanted = {
  /** `first`: what is due when booking; `all`: whatever is owed when it is opened. */
  covers: z.enum(['first', 'all', 'chosen']),
  /** Where it covers chosen ones. */
  instalments: z.array(z.uuid()).max(60).default([]),
  payerName: oneLine(120).default(''),
  payerEmail: z.union([z.literal(''), z.email().max(254)]).default(''),
  /** For the payer to read: the page asks to write nothing medical. */
  note: writtenText(300).default(''),
  /** The payer sees first name and initial of the patient. */
  showsName: z.boolean().default(false),
  /** Plain date at the clinic, the last on which it works. */
  lastsUntil: z.iso.date(),
}

export const makePayerLink = endpoint({
  name: 'makePayerLink',
  method: 'POST',
  path: '/api/client/payer-link/make',
  input: z.object({ ...named, ...wanted }),
  /** `address` is told this once. */
  reply: z.object({ address: z.url(), order }),
  who: 'client',
  summary: 'Makes a link by which somebody else pays. The same Idempotency-Key makes one link.',
})

export const revokePayerLink = endpoint({
  name: 'revokePayerLink',
  method: 'POST',
  path: '/api/client/payer-link/revoke',
  input: z.object({ ...named, link: z.uuid() }),
  reply: order,
  who: 'client',
  summary: 'Takes a link back, and gives up what was begun by it. Idempotent.',
})

export const makeDeskPayerLink = endpoint({
  name: 'makeDeskPayerLink',
  method: 'POST',
  path: '/api/desk/patients/{patient}/orders/{order}/payer-link',
  input: z.object({ patient: z.string().max(100), order: orderReference, ...wanted }),
  reply: z.object({ address: z.url() }),
  who: 'staff',
  may: 'payments.work',
  summary: 'Makes a link by which an insurer or somebody else pays a patient’s order.',
})

export const revokeDeskPayerLink = endpoint({
  name: 'revokeDeskPayerLink',
  method: 'POST',
  path: '/api/desk/patients/{patient}/orders/{order}/payer-link/{link}/revoke',
  input: z.object({ patient: z.string().max(100), order: orderReference, link: z.uuid() }),
  reply: z.object({ done: z.literal(true) }),
  who: 'staff',
  may: 'payments.work',
  summary: 'Takes a link back by which somebody else pays. Idempotent.',
})

/** Nothing of what it is for, and nothing of the patient but what they agreed to show. */
const payerRequest = z.object({
  /** Of the order. */
  reference: z.string(),
  forName: z.string(),
  note: z.string(),
  /** What was said of the payer when it was made: they put it right. */
  payer: z.object({ name: z.string(), email: z.string() }),
  stage: z.enum(['payable', 'paying', 'checking', 'paid', 'busy', 'not-ready', 'nothing']),
  amount: money,
  /** By day, a plain date at the clinic; null: at once. */
  dues: z.array(z.object({ amount: money, on: z.iso.date().nullable() })),
  methods: z.array(z.enum(['card', 'transfer'])),
  gateway: gateway.nullable(),
  /** What this payer’s browser goes on with, while the gateway waits for them. */
  secret: z.string().nullable(),
  transfer: bankTransfer.nullable(),
  /** Why the last payment by this link came to nothing. */
  refusal: paymentRefusal.nullable(),
  /** The last day on which it works. */
  lastsUntil: z.iso.date(),
})
export type PayerRequest = z.output<typeof payerRequest>

/** Null for a link that is unknown, over or taken back: nobody learns which. */
const reply = z.object({ request: payerRequest.nullable() })
const token = z.string().min(1).max(100)

export const readPayerRequest = endpoint({
  name: 'readPayerRequest',
  method: 'POST',
  path: '/api/pay/read',
  input: z.object({ token }),
  reply,
  who: 'anyone',
  summary: 'What somebody who pays by a link is asked for. Changes nothing; the secret travels in the body.',
})

export const payByLink = endpoint({
  name: 'payByLink',
  method: 'POST',
  path: '/api/pay/begin',
  input: z.object({
    token,
    name: oneLine(120).min(1),
    email: z.email().max(254),
    /** As it was shown. */
    amount: moneyInput,
    method: z.enum(['card', 'transfer']),
    agrees: z.literal(true),
    language: languageCode.default('en'),
  }),
  reply,
  who: 'anyone',
  summary: 'Begins a payment by a link. The same Idempotency-Key begins one payment.',
})

export const continueByLink = endpoint({
  name: 'continueByLink',
  method: 'POST',
  path: '/api/pay/continue',
  input: z.object({ token }),
  reply,
  who: 'anyone',
  summary: 'Goes on once the payer is back: asks the gateway, and books what is paid. Idempotent.',
})

export const giveUpByLink = endpoint({
  name: 'giveUpByLink',
  method: 'POST',
  path: '/api/pay/give-up',
  input: z.object({ token }),
  reply,
  who: 'anyone',
  summary: 'Gives up a payment that was begun by a link and is not finished, to pay another way. Idempotent.',
})

export const completeTestByLink = endpoint({
  name: 'completeTestByLink',
  method: 'POST',
  path: '/api/pay/test-payment',
  input: z.object({
    token,
    secret: z.string().min(1).max(200),
    does: z.union([z.object({ card: z.enum(testCards) }), z.object({ isApproved: z.boolean() })]),
  }),
  /** Null where the link, or this payment by it, is not there. */
  reply: z.object({ outcome: testOutcome.nullable(), request: payerRequest.nullable() }),
  who: 'anyone',
  summary: 'Pays by a link with a test card, or answers the test gateway’s bank. No money moves.',
})
