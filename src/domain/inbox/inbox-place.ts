// Where a page of the inbox ended, as the caller brings it back for the next one.
import { Fault } from '#kernel/fault.ts'

export type InboxPlace = {
  /** Which of the two orders the last item stood in. */
  order: 'overdue' | 'newest'
  /** What it was ordered by: when it was due, or when something came last. */
  at: Date
  id: string
  /** When the first page was read: by it something is overdue. */
  asOf: Date
}

const shape = /^(o|n)\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})$/

export const writePlace = ({ order, at, id, asOf }: InboxPlace): string =>
  [order === 'overdue' ? 'o' : 'n', at.getTime(), id, asOf.getTime()].join('.')

/** @throws Fault invalid-input */
export function readPlace(text: string): InboxPlace {
  const [, order, at, id = '', asOf] = shape.exec(text) ?? []
  const moments = [new Date(Number(at)), new Date(Number(asOf))] as const
  if (order === undefined || moments.some((one) => Number.isNaN(one.getTime()))) {
    throw new Fault('invalid-input', 'No page ended there.', { fields: [{ path: 'after', reason: 'invalid' }] })
  }
  return { order: order === 'o' ? 'overdue' : 'newest', at: moments[0], id, asOf: moments[1] }
}
