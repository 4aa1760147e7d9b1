// What an order has been given back, and what was issued for it.
import { z } from 'zod'
import { price } from './money.ts'

export const orderRefund = z.object({
  id: z.uuid(),
  amount: price,
  state: z.enum(['pending', 'done', 'failed']),
  why: z.enum(['policy', 'not-booked', 'surgeon', 'change', 'goodwill', 'duplicate', 'outside']),
  item: z.uuid().nullable(),
  at: z.iso.datetime(),
})

/** `on` is a plain date where the clinic is. */
export const orderInvoice = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  on: z.iso.date(),
  amount: price,
})
