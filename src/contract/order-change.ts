// A change of one item of an order, as its client reads it: what it costs, and how far it has come.
import { z } from 'zod'
import { price } from './money.ts'

/** Why an item cannot be changed just now: nothing stands, only the clinic does it, it is too late, a change or a payment is on its way. */
export const changeRefusal = z.enum(['not-booked', 'clinic', 'over', 'changing', 'paying'])

export const orderChange = z.object({
  id: z.uuid(),
  item: z.uuid(),
  state: z.enum(['quoted', 'agreed', 'booking', 'undoing', 'done', 'refused', 'withdrawn']),
  /** Why it came to nothing, or was not paid; null otherwise. */
  refusal: z.string().nullable(),
  /** Plain dates where it is, and lines of what it would be. */
  from: z.iso.date(),
  until: z.iso.date(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The whole item before and after, with the fee for changing in it. */
  before: price,
  total: price,
  fee: price,
  /** Paid with the change, paid later, given back with it, and paid on site. */
  now: price,
  later: z.array(z.object({ on: z.iso.date(), amount: price })),
  refund: price,
  onSite: price,
  /** What cancelling the whole order costs until when, once it is changed. */
  policy: z.array(z.object({ until: z.iso.datetime().nullable(), fee: price })).min(1),
  /** Who travels then; null where that stays. */
  travellers: z.array(z.object({ firstName: z.string(), lastName: z.string() })).nullable(),
  revision: z.int(),
  /** While it is quoted and held; null otherwise, and while money is on its way, which stops the clock. */
  heldUntil: z.iso.datetime().nullable(),
  waitsFor: z.enum(['payer', 'transfer', 'supplier', 'gateway', 'clinic']).nullable(),
  can: z.object({ agree: z.boolean(), withdraw: z.boolean() }),
  at: z.iso.datetime(),
})
export type OrderChange = z.output<typeof orderChange>
