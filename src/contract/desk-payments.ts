// The money of a patient's orders at the desk: what is due, paid, given back and disputed, and what a colleague does about it.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { money } from './money.ts'
import { orderItemState, orderReference, orderState } from './orders.ts'

const amountMinor = z.int32().min(1)
const note = z.string().trim().min(1).max(500)

const deskPayment = z.object({
  id: z.uuid(),
  method: z.enum(['card', 'transfer']),
  state: z.enum(['begun', 'authorized', 'captured', 'voided', 'refused', 'expired']),
  amount: money,
  at: z.iso.datetime(),
  /** Of a transfer: who saw it on the account; empty otherwise. */
  receivedBy: z.string(),
  /** Who pays it by a link, as they say themselves; null where the patient does. */
  payer: z.string().nullable(),
  /** What of it can still be given back, by the item that it was paid for. */
  refundable: z.array(z.object({ item: z.uuid(), title: z.string(), amount: money })),
})

const deskRefund = z.object({
  id: z.uuid(),
  payment: z.uuid(),
  state: z.enum(['pending', 'done', 'failed']),
  why: z.enum(['policy', 'not-booked', 'surgeon', 'change', 'goodwill', 'duplicate', 'outside']),
  amount: money,
  note: z.string(),
  by: z.string(),
  approvedBy: z.string(),
  at: z.iso.datetime(),
  /** A colleague has to send it: the payer’s bank, or a transfer, does not do so by itself. */
  isToSend: z.boolean(),
})

/** One that waits for a second colleague. */
const refundRequest = z.object({
  id: z.uuid(),
  amount: money,
  why: z.enum(['policy', 'goodwill', 'duplicate']),
  note: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  isOwn: z.boolean(),
})

export const deskOrder = z.object({
  reference: z.string(),
  state: orderState,
  at: z.iso.datetime(),
  /** `confirmation`: the number that it is known by; of a treatment the reference of its request. */
  items: z.array(
    z.object({ id: z.uuid(), title: z.string(), state: orderItemState, booking: z.string(), confirmation: z.string() }),
  ),
  charged: money,
  paid: money,
  refunded: money,
  disputed: money,
  owed: money,
  /** What is unpaid, the next first; `on` is a plain date, null: when booking. */
  dues: z.array(z.object({ id: z.uuid(), amount: money, on: z.iso.date().nullable() })),
  /** By which others can pay, while they work. `madeBy`: the colleague; empty: the patient. */
  payerLinks: z.array(z.object({ id: z.uuid(), payerName: z.string(), madeBy: z.string(), lastsUntil: z.iso.date() })),
  payments: z.array(deskPayment),
  refunds: z.array(deskRefund),
  disputes: z.array(
    z.object({ id: z.uuid(), amount: money, state: z.enum(['open', 'won', 'lost']), at: z.iso.datetime() }),
  ),
  requests: z.array(refundRequest),
  /** Where the patient pays: an address of the site, which asks them to sign in. */
  payLink: z.string(),
  /** Everything can be cancelled without a fee, since the surgeon says no. */
  canWaive: z.boolean(),
})
export type DeskOrder = z.output<typeof deskOrder>

export const patientPayments = z.object({
  orders: z.array(deskOrder),
  /** Above it a second colleague agrees first. */
  limit: money,
})
export type PatientPayments = z.output<typeof patientPayments>

const one = z.object({ patient: z.string().max(100) })

export const readPatientPayments = endpoint({
  name: 'readPatientPayments',
  method: 'GET',
  path: '/api/desk/patients/{patient}/payments',
  input: one.extend({
    language: z.string().max(10).optional(),
    /** Of a request: only the orders that its offer went into. */
    quote: z.string().max(20).optional(),
  }),
  reply: patientPayments,
  who: 'staff',
  may: 'payments.read',
  summary: 'A patient’s orders with what is due, paid, given back and disputed. The look stands in their access log.',
})

export const receiveTransfer = endpoint({
  name: 'receiveTransfer',
  method: 'POST',
  path: '/api/desk/patients/{patient}/payments/{payment}/received',
  /** The amount on the account statement: any other than was asked for is refused. */
  input: one.extend({ payment: z.uuid(), amountMinor }),
  reply: z.object({ done: z.literal(true) }),
  who: 'staff',
  may: 'payments.work',
  summary: 'Marks a bank transfer as received. Idempotent; the order is booked then.',
})

export const giveRefund = endpoint({
  name: 'giveRefund',
  method: 'POST',
  path: '/api/desk/patients/{patient}/payments/{payment}/refund',
  input: one.extend({
    payment: z.uuid(),
    /** Made by the caller: the same one is given once. */
    id: z.uuid(),
    item: z.uuid(),
    amountMinor,
    why: z.enum(['policy', 'goodwill', 'duplicate']),
    note,
  }),
  /** `asked`: it is above the provider’s limit, and waits for a second colleague. */
  reply: z.object({ is: z.enum(['given', 'asked']) }),
  who: 'staff',
  may: 'payments.work',
  summary: 'Gives money back, with a reason; above the provider’s limit a second colleague agrees first.',
})

export const decideRefund = endpoint({
  name: 'decideRefund',
  method: 'POST',
  path: '/api/desk/patients/{patient}/refund-requests/{request}/decide',
  input: one.extend({ request: z.uuid(), decision: z.enum(['approved', 'declined']) }),
  reply: z.object({ done: z.literal(true) }),
  who: 'staff',
  may: 'payments.work',
  summary: 'Agrees to a colleague’s refund, or declines it. Nobody decides about their own.',
})

export const sendRefund = endpoint({
  name: 'sendRefund',
  method: 'POST',
  path: '/api/desk/patients/{patient}/payments/{payment}/refunds/{refund}/sent',
  input: one.extend({ payment: z.uuid(), refund: z.uuid() }),
  reply: z.object({ done: z.literal(true) }),
  who: 'staff',
  may: 'payments.work',
  summary:
    'Marks a refund as sent from the clinic’s account: of a transfer, or of one that the gateway could not give back.',
})

export const surgeonSaysNo = endpoint({
  name: 'surgeonSaysNo',
  method: 'POST',
  path: '/api/desk/patients/{patient}/orders/{order}/surgeon-says-no',
  input: one.extend({ order: orderReference, note }),
  reply: z.object({ done: z.literal(true) }),
  who: 'staff',
  may: 'payments.work',
  summary: 'Cancels an order without any fee, since the surgeon says no, where the clinic grants that.',
})
