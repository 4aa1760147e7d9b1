// Changing what an order has paid for: other dates or people at a difference that is told first, and names that were typed wrong.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { moneyInput } from './money.ts'
import { order, orderReference, orderRevision } from './orders.ts'
import { visitorInput } from './visitor.ts'
import { oneLine } from './written-text.ts'

const named = { order: orderReference, ...visitorInput }
const name = { firstName: oneLine(80).min(1), lastName: oneLine(80).min(1) }
const position = z.int32().min(0).max(100)

/** `value`, `least` and `most` as its type is typed: a plain date, digits, whole years with commas. Of ages, `most` is how many. */
const changeField = z.object({
  path: z.string(),
  type: z.enum(['date', 'count', 'ages']),
  label: z.string(),
  value: z.string(),
  least: z.string(),
  most: z.string(),
})
export type ChangeField = z.output<typeof changeField>

export const readChangeForm = endpoint({
  name: 'readChangeForm',
  method: 'GET',
  path: '/api/client/order/{order}/change-form/{item}',
  input: z.object({ ...named, item: z.uuid() }),
  reply: z.object({
    dates: z.array(changeField),
    people: z.array(changeField),
    /** Who travels on it, in their order. */
    travellers: z.array(z.object({ position: z.int(), firstName: z.string(), lastName: z.string() })),
  }),
  who: 'client',
  summary:
    'What is asked of a client who changes an item of their order: fields as its kind has them, as they are booked.',
})

export const quoteOrderChange = endpoint({
  name: 'quoteOrderChange',
  method: 'POST',
  path: '/api/client/order/change/quote',
  input: z.object({
    ...named,
    item: z.uuid(),
    /** What is left out stays as it is. */
    answers: z.array(z.object({ path: z.string().max(60), value: z.string().trim().max(100) })).max(40),
    /** Everybody who travels on it then; `position` null: somebody new. Left out: they stay. */
    travellers: z
      .array(z.object({ ...name, position: position.nullable() }))
      .max(20)
      .optional(),
  }),
  reply: order,
  who: 'client',
  summary:
    'Holds what is to take the place of an item, and says the exact difference. The same Idempotency-Key holds once; what stands is not touched.',
})

export const agreeOrderChange = endpoint({
  name: 'agreeOrderChange',
  method: 'POST',
  path: '/api/client/order/change/agree',
  /** `now` and `refund` as they were told. `saved`: the card that an earlier payment of the order kept. */
  input: z.object({
    ...named,
    change: z.uuid(),
    revision: orderRevision,
    now: moneyInput,
    refund: moneyInput,
    method: z.enum(['card', 'saved', 'transfer']),
  }),
  reply: order,
  who: 'client',
  summary:
    'Agrees to a change at what was told, and begins the payment of the difference. The same Idempotency-Key agrees once.',
})

export const withdrawOrderChange = endpoint({
  name: 'withdrawOrderChange',
  method: 'POST',
  path: '/api/client/order/change/withdraw',
  input: z.object({ ...named, change: z.uuid() }),
  reply: order,
  who: 'client',
  summary: 'Gives a change up before its money is promised. Idempotent.',
})

export const renameOrderTravellers = endpoint({
  name: 'renameOrderTravellers',
  method: 'POST',
  path: '/api/client/order/rename-travellers',
  input: z.object({
    ...named,
    travellers: z
      .array(z.object({ ...name, position }))
      .min(1)
      .max(20),
  }),
  reply: order,
  who: 'client',
  summary: 'Puts names of travellers right, at no cost; the clinic passes them on. Idempotent.',
})
