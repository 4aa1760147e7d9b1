// Money of an order that goes back to whoever paid it.
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
