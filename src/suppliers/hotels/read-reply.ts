// Reads a supplier's reply by its shape: what does not fit is no answer.
import { Fault } from '#kernel/fault.ts'

type Shape<T> = { safeParse(body: unknown): { success: true; data: T } | { success: false } }

/** @throws Fault `unavailable`, without a word of the reply: names and remarks may be in it */
export function readReply<T>(shape: Shape<T>, body: unknown): T {
  const read = shape.safeParse(body)
  if (!read.success) throw new Fault('unavailable', 'LiteAPI answers what cannot be read.')
  return read.data
}
