// What a worker at an order does next: the next thing at once, or nothing before a moment or an event.
import type { WholeOrder } from './find-order.ts'

/** `waitsUntil` null: something happens first, or nothing is left. */
export type Waits = { waitsUntil: Date | null }

/** `again` with the order: as it was in the transaction of what was written last, so that it is not read once more. */
export type Next = 'again' | { again: WholeOrder } | Waits

export const waitsFor = (now: Date, ms: number): Waits => ({ waitsUntil: new Date(now.getTime() + ms) })

export const rests: Waits = { waitsUntil: null }
