// A client’s orders: what was paid for at once, what is still owed, and cancelling it or one item of it.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { bookingState } from './hotel-bookings.ts'
import { money, moneyInput, price } from './money.ts'
import { changeRefusal, orderChange } from './order-change.ts'
import { orderInvoice, orderRefund } from './order-papers.ts'
import { visitorInput } from './visitor.ts'

export const orderState = z.enum(['open', 'paying', 'booking', 'undoing', 'placed', 'failed', 'cancelled', 'abandoned'])

/** `pending`: not booked yet; `refused`: it could not be had, and nothing is paid for it. */
export const orderItemState = z.enum(['pending', 'booked', 'refused', 'cancelled'])

const policyStep = z.object({ until: z.iso.datetime().nullable(), fee: price })

/** What has to be known before an item can be booked, by the path that its kind names it by: `details.guests`, `contact.phone`. */
const need = z.object({
  path: z.string(),
  type: z.enum(['text', 'names']),
  isRequired: z.boolean(),
  /** Letters that there is room for. */
  maxLength: z.int(),
  /** Of names: so many people. */
  count: z.int().nullable(),
  /** How it is asked for; null where its path is one that every form knows. */
  label: z.string().nullable(),
  /** What a text has to be; null where anything goes. */
  format: z.enum(['birth-date', 'time']).nullable(),
  value: z.string().nullable(),
})

/** `due`: to be paid; `paying`: a payment for it is on its way; `none`: nothing is owed of it any more. */
export const dueState = z.enum(['due', 'paying', 'paid', 'none'])

/** An instalment. `on` is a plain date at the clinic; null: when booking. */
const due = z.object({ id: z.uuid(), amount: price, on: z.iso.date().nullable(), state: dueState })

/** Amounts are as the order charges them; what its supplier set, where that is another currency, is `own`. */
export const orderItem = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** What the client names the booking by, and the page that shows it. */
  booking: z.string(),
  page: z.string(),
  bookingState,
  state: orderItemState,
  /** Why it could not be had; null otherwise. */
  refusal: z.string().nullable(),
  confirmation: z.string(),
  title: z.string(),
  /** The contracting party’s name; null: the clinic itself. */
  party: z.string().nullable(),
  /** Without it the whole order is given back. */
  isEssential: z.boolean(),
  /** Plain dates where it is. */
  from: z.iso.date(),
  until: z.iso.date(),
  timeZone: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  total: price,
  own: money.nullable(),
  onSite: price,
  /** `label` is null for the thing itself. `mayChangeIf`: when the amount may become another one; null where it is fixed. */
  lines: z.array(
    z.object({
      label: z.string().nullable(),
      amount: price,
      isOnSite: z.boolean(),
      mayChangeIf: z.string().nullable(),
    }),
  ),
  dues: z.array(due),
  policy: z.array(policyStep).min(1),
  heldUntil: z.iso.datetime().nullable(),
  needs: z.array(need),
  /** Positions of travellers of the order. */
  travellers: z.array(z.int()),
  paid: price,
  can: z.object({ takeOut: z.boolean(), change: z.boolean(), cancel: z.boolean() }),
  /** Null where its client can change it. */
  whyNoChange: changeRefusal.nullable(),
})
export type OrderItem = z.output<typeof orderItem>

/** Why a payment came to nothing. */
export const paymentRefusal = z.enum([
  'declined',
  'authentication-required',
  'authentication-failed',
  'expired',
  'amount',
  'currency',
  'refused',
])

/** What a payment at the test gateway came to. `challenge`: the payer has to prove who they are; `unknown`: the gateway gave no answer. */
export const testOutcome = z.enum(['authorized', 'challenge', 'refused', 'unknown'])

/** The clinic's account: where a transfer goes, and what it has to say to be found. */
export const bankTransfer = z.object({
  accountName: z.string(),
  iban: z.string(),
  bic: z.string(),
  bank: z.string(),
  reference: z.string(),
  /** The day by which it is to come: a plain date at the clinic. */
  by: z.iso.date(),
})

/** How cards are paid with. `isTest`: no money moves, which is said wherever it is paid. */
export const gateway = z.object({ name: z.enum(['stripe', 'test']), isTest: z.boolean(), publishableKey: z.string() })

const payment = z.object({
  id: z.uuid(),
  method: z.enum(['card', 'transfer']),
  state: z.enum(['begun', 'authorized', 'captured', 'voided', 'refused', 'expired']),
  refusal: paymentRefusal.nullable(),
  amount: price,
  /** Ids of instalments. */
  dues: z.array(z.uuid()),
  /** Who pays it by a link, as they say themselves; null where the client does. */
  payer: z.string().nullable(),
  at: z.iso.datetime(),
})

/** A link by which somebody else pays, while it works. */
export const payerLink = z.object({
  id: z.uuid(),
  covers: z.enum(['first', 'all', 'chosen']),
  instalments: z.array(z.uuid()),
  payerName: z.string(),
  note: z.string(),
  shownName: z.string(),
  /** The colleague at the clinic who made it; empty: the client. */
  madeBy: z.string(),
  lastsUntil: z.iso.date(),
  at: z.iso.datetime(),
})

export const traveller = z.object({
  position: z.int(),
  isPatient: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** A rate that is kept to until then: one unit of `from` is `rate` of `to`, as decimal text. */
const lockedRate = z.object({ from: z.string(), to: z.string(), rate: z.string(), until: z.iso.datetime() })

export const order = z.object({
  reference: z.string(),
  state: orderState,
  /** Who it waits for, where it does. */
  waitsFor: z.enum(['payer', 'transfer', 'supplier', 'gateway', 'clinic']).nullable(),
  revision: z.int(),
  /** That is charged. */
  currency: z.string(),
  items: z.array(orderItem),
  total: price,
  /** The total in dirhams at the locked rate; null where none is locked. */
  aed: money.nullable(),
  dueNow: price,
  /** What is not due when booking, the next first. */
  later: z.array(z.object({ on: z.iso.date(), amount: price })),
  /** What is paid to whoever is there, in the currency that they take. */
  onSite: z.array(price),
  /** By the ledger alone; `owed`: of what was charged, what is not paid yet. */
  paid: price,
  refunded: price,
  owed: price,
  /** Over everything: what cancelling all of it costs until when. */
  policy: z.array(policyStep),
  /** What is given back where an item cannot be had. */
  failures: z.array(z.object({ item: z.uuid(), gives: z.enum(['everything', 'its-own']), back: price })),
  rates: z.array(lockedRate),
  /** The first end of a rate, and of a hold; null while money is on its way, which stops the clock. */
  ratesUntil: z.iso.datetime().nullable(),
  heldUntil: z.iso.datetime().nullable(),
  travellers: z.array(traveller),
  /** Newest first. */
  payments: z.array(payment),
  refunds: z.array(orderRefund),
  /** The latest first. */
  payerLinks: z.array(payerLink),
  /** Somebody else is to pay what is due when booking: the order waits for them. */
  isPaidByLink: z.boolean(),
  /** Newest first. */
  changes: z.array(orderChange),
  /** Invoices and credit notes, the oldest first. `on` is a plain date where the clinic is. */
  invoices: z.array(orderInvoice),
  /** Kinds of travel service sold together: the client is told their rights. */
  isPackage: z.boolean(),
  methods: z.array(z.enum(['card', 'transfer'])),
  /** Null where no card can be paid with here. */
  gateway: gateway.nullable(),
  /** What the payer’s browser goes on with, while the gateway waits for them. */
  secret: z.string().nullable(),
  /** Of a transfer that is waited for. */
  transfer: bankTransfer.nullable(),
  /** The clinic keeps no fee where the surgeon says no to the treatment. */
  isFreeIfSurgeonSaysNo: z.boolean(),
  /** The day of the clinic’s terms. */
  termsOf: z.iso.date(),
  at: z.iso.datetime(),
  agreedAt: z.iso.datetime().nullable(),
  placedAt: z.iso.datetime().nullable(),
  can: z.object({ agree: z.boolean(), change: z.boolean(), pay: z.boolean(), cancel: z.boolean() }),
})
export type Order = z.output<typeof order>

export const orderReference = z.string().max(20)
export const orderRevision = z.int32().min(0)
const named = { order: orderReference, ...visitorInput }

export const continueOrder = endpoint({
  name: 'continueOrder',
  method: 'POST',
  path: '/api/client/order/continue',
  input: z.object(named),
  reply: order,
  who: 'client',
  summary: 'Goes on with an order whose payer is back: asks the gateway, and books what is paid. Idempotent.',
})

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/api/client/order/list',
  input: z.object(visitorInput),
  /** Newest first; without what was never agreed to. */
  reply: z.array(order),
  who: 'client',
  summary: 'The client’s orders with this provider.',
})

export const readOrder = endpoint({
  name: 'readOrder',
  method: 'GET',
  path: '/api/client/order/{order}',
  input: z.object(named),
  reply: order,
  who: 'client',
  summary: 'One order as it stands, by its own reference or that of a booking in it.',
})

export const quoteOrderCancel = endpoint({
  name: 'quoteOrderCancel',
  method: 'GET',
  path: '/api/client/order/{order}/cancel-quote',
  /** Without `item`: of everything that stands. */
  input: z.object({ ...named, item: z.uuid().optional() }),
  reply: z.object({
    items: z.array(z.object({ item: z.uuid(), fee: price, refund: price })),
    fee: price,
    refund: price,
    /** Of the fee what was not paid yet. */
    owed: price,
    /** Until when this holds; null: to the end. */
    until: z.iso.datetime().nullable(),
    revision: z.int(),
  }),
  who: 'client',
  summary: 'What cancelling an item, or all of an order, now costs and gives back, to the minor unit.',
})

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/client/order/cancel',
  /** As quoted, as charged. */
  input: z.object({ ...named, item: z.uuid().optional(), agreedFee: moneyInput, revision: orderRevision }),
  reply: order,
  who: 'client',
  summary: 'Cancels an item, or all of an order, at the fee that was told. Idempotent.',
})

export const payInstalments = endpoint({
  name: 'payInstalments',
  method: 'POST',
  path: '/api/client/order/pay',
  input: z.object({
    ...named,
    instalments: z.array(z.uuid()).min(1).max(60),
    /** As they were shown. */
    amount: moneyInput,
    method: z.enum(['card', 'transfer']),
  }),
  reply: order,
  who: 'client',
  summary:
    'Begins the payment of what is still owed, one instalment or all. The same Idempotency-Key begins one payment.',
})

/** The calendar file of one item that is booked. */
export const orderCalendarPath = '/api/client/order/{order}/calendar/{item}'
