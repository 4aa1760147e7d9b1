// Checkout: what a client puts into their order, who travels, agreeing to it, and paying it.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { testCards } from '#kernel/test-cards.ts'
import { moneyInput } from './money.ts'
import { order, paymentRefusal, orderReference as reference, orderRevision as revision, testOutcome } from './orders.ts'
import { visitorInput } from './visitor.ts'
import { oneLine, writtenText } from './written-text.ts'

const named = { order: reference, ...visitorInput }

export const readCheckout = endpoint({
  name: 'readCheckout',
  method: 'GET',
  path: '/api/client/checkout',
  input: z.object(visitorInput),
  /** The order that is open or on its way, else the last one that failed; null where there is none. */
  reply: z.object({ order: order.nullable() }),
  who: 'client',
  summary: 'The order that the client is at.',
})

export const addBookingToOrder = endpoint({
  name: 'addBookingToOrder',
  method: 'POST',
  path: '/api/client/checkout/add-booking',
  input: z.object({ booking: reference, ...visitorInput }),
  reply: order,
  who: 'client',
  summary: 'Puts what the client holds into their order, which is made where there is none. Idempotent.',
})

export const addOfferToOrder = endpoint({
  name: 'addOfferToOrder',
  method: 'POST',
  path: '/api/client/checkout/add-offer',
  input: z.object({ quote: reference, version: z.int32().min(1), ...visitorInput }),
  reply: order,
  who: 'client',
  summary: 'Puts an offer of the clinic into the client’s order. Idempotent; it is accepted once it is paid.',
})

export const takeOutItem = endpoint({
  name: 'takeOutItem',
  method: 'POST',
  path: '/api/client/checkout/take-out',
  input: z.object({ ...named, item: z.uuid() }),
  reply: order,
  who: 'client',
  summary: 'Takes an item out of an order that is open, and gives back what it held.',
})

export const requoteOrder = endpoint({
  name: 'requoteOrder',
  method: 'POST',
  path: '/api/client/checkout/requote',
  input: z.object(named),
  reply: order,
  who: 'client',
  summary: 'Locks new rates and asks anew for holds that ended. What it costs now is agreed to again.',
})

export const chooseOrderCurrency = endpoint({
  name: 'chooseOrderCurrency',
  method: 'POST',
  path: '/api/client/checkout/currency',
  input: z.object({ order: reference, language: visitorInput.language, currency: z.string().max(8) }),
  reply: order,
  who: 'client',
  summary: 'Charges an order that is open in another currency, at rates that are locked for a while.',
})

const person = { firstName: oneLine(80).min(1), lastName: oneLine(80).min(1) }

/** Names as in the passport. `items`: who of the list has which item, by position, and what else it needs. */
const travelling = {
  contact: z.object({ ...person, email: z.email().max(254), phone: z.string().trim().min(5).max(40) }),
  travellers: z.array(z.object({ ...person, isPatient: z.boolean().default(false) })).max(20),
  items: z
    .array(
      z.object({
        item: z.uuid(),
        travellers: z.array(z.int().min(0).max(19)).max(20).default([]),
        /** Other needs of the item, by their path. */
        given: z
          .array(z.object({ path: z.string().max(60), value: writtenText(500) }))
          .max(30)
          .default([]),
      }),
    )
    .max(30)
    .default([]),
}

export const setTravellers = endpoint({
  name: 'setTravellers',
  method: 'POST',
  path: '/api/client/checkout/travellers',
  input: z.object({ ...named, ...travelling }),
  reply: order,
  who: 'client',
  summary: 'Says who travels. Idempotent: the last word holds.',
})

export const agreeOrder = endpoint({
  name: 'agreeOrder',
  method: 'POST',
  path: '/api/client/checkout/agree',
  input: z.object({
    ...named,
    ...travelling,
    /** As they were shown; anything else is `no-longer-possible`, and shown anew. */
    agreed: z.object({
      revision,
      total: moneyInput,
      dueNow: moneyInput,
      policy: z.array(z.object({ until: z.iso.datetime().nullable(), feeMinor: z.int().min(0) })).max(100),
      /** The day of the terms that were ticked. */
      termsOf: z.iso.date(),
    }),
    /** `link`: somebody else pays; no payment is begun before they do. */
    method: z.enum(['card', 'transfer', 'link']),
    /** Whether later instalments are charged to the same card. */
    keepsMethod: z.boolean().default(false),
  }),
  /** Its `secret`, or `transfer`, says how the payer goes on. */
  reply: order,
  who: 'client',
  summary: 'Agrees to an order as it was shown, and begins its payment. The same Idempotency-Key begins one payment.',
})

export const reopenOrder = endpoint({
  name: 'reopenOrder',
  method: 'POST',
  path: '/api/client/checkout/reopen',
  input: z.object(named),
  reply: order,
  who: 'client',
  summary: 'Gives up a payment that the payer has not finished: the order can be changed again.',
})

const testReply = z.object({
  outcome: testOutcome,
  refusal: paymentRefusal.nullable(),
})

export const completeTestPayment = endpoint({
  name: 'completeTestPayment',
  method: 'POST',
  path: '/api/client/test-payment/complete',
  input: z.object({ secret: z.string().min(1).max(200), card: z.enum(testCards) }),
  reply: testReply,
  who: 'client',
  summary: 'Pays with a test card at the test gateway. No money moves.',
})

export const answerTestChallenge = endpoint({
  name: 'answerTestChallenge',
  method: 'POST',
  path: '/api/client/test-payment/challenge',
  input: z.object({ secret: z.string().min(1).max(200), isApproved: z.boolean() }),
  reply: testReply,
  who: 'client',
  summary: 'Answers the question of the test gateway’s bank.',
})
