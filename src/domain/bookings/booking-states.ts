// The states of a booking, and what may be done in which: one table for every kind and everyone who asks.

/**
 * `asked`: the supplier was asked to hold, and has not answered yet; `held`: the client's until the hold ends; `booking` and
 * `cancelling`: the supplier was asked, and what it did is being found out; `refused`: the supplier said no, which its own yes to an
 * earlier call overtakes, and a later hold of the same after it had only ended; `replaced`: another booking took its place; `completed`: it is over; `no-show`: nobody came.
 */
export const bookingStates = [
  'asked',
  'held',
  'booking',
  'booked',
  'cancelling',
  'cancelled',
  'expired',
  'refused',
  'replaced',
  'completed',
  'no-show',
] as const
export type BookingState = (typeof bookingStates)[number]

/**
 * `hold`, `book`, `cancel`: what the client asked for is on its way; `confirm` and `refuse`: the supplier's answers; `release`: the
 * client gives a hold back; `complete`: by the clock, or a colleague takes a no-show back; `miss`: a colleague notes a no-show.
 */
export const bookingActions = [
  'hold',
  'book',
  'cancel',
  'confirm',
  'refuse',
  'expire',
  'release',
  'replace',
  'complete',
  'miss',
] as const
export type BookingAction = (typeof bookingActions)[number]

const none = Object.fromEntries(bookingActions.map((action) => [action, null])) as Record<BookingAction, null>

/** The state that an action leads to; null where it is refused. The state it is in already: idempotent. */
// biome-ignore format: it is read as a table
export const bookingTransitions: Record<BookingState, Record<BookingAction, BookingState | null>> = {
  asked:      { ...none, hold: 'held', refuse: 'refused', expire: 'expired', release: 'expired' },
  held:       { ...none, hold: 'held', book: 'booking', refuse: 'refused', expire: 'expired', release: 'expired' },
  booking:    { ...none, book: 'booking', confirm: 'booked', refuse: 'refused' },
  booked:     { ...none, book: 'booked', confirm: 'booked', cancel: 'cancelling', replace: 'replaced', complete: 'completed', miss: 'no-show' },
  cancelling: { ...none, cancel: 'cancelling', confirm: 'cancelled', refuse: 'booked', replace: 'replaced' },
  cancelled:  { ...none, cancel: 'cancelled', confirm: 'cancelled' },
  expired:    { ...none, expire: 'expired', release: 'expired' },
  refused:    { ...none, hold: 'held', confirm: 'booked', refuse: 'refused', release: 'refused' },
  replaced:   { ...none, replace: 'replaced' },
  completed:  { ...none, complete: 'completed', miss: 'no-show', replace: 'replaced' },
  'no-show':  { ...none, complete: 'completed', miss: 'no-show', replace: 'replaced' },
}

/** It was made, whatever became of it since. */
export const madeStates = [
  'booked',
  'cancelling',
  'cancelled',
  'replaced',
  'completed',
  'no-show',
] as const satisfies readonly BookingState[]

/** The supplier was asked, and nobody knows the answer yet. */
export const pendingStates = ['booking', 'cancelling'] as const satisfies readonly BookingState[]
