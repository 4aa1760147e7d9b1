// The states of a hotel booking, and what may be done in which: one table for everyone who asks.

/**
 * `asked`: the supplier was asked to hold, and has not answered yet; `held`: ours until the hold ends; `booking` and `cancelling`: the
 * supplier was asked, and what it did is found out; `refused`: the supplier said no, which its own yes to an earlier call
 * overtakes; `replaced`: another booking took its place.
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
] as const
export type BookingState = (typeof bookingStates)[number]

/** `hold`, `book`, `cancel`: the client's wish is on its way; `confirm` and `refuse`: the supplier's answers; `drop`: the client lets a hold go. */
export const bookingDeeds = ['hold', 'book', 'cancel', 'confirm', 'refuse', 'expire', 'drop', 'replace'] as const
export type BookingDeed = (typeof bookingDeeds)[number]

/** The state that a deed leads to; null where it is refused. The state it is in already: the same again, which is no fault. */
// biome-ignore format: it is read as a table
export const bookingSteps: Record<BookingState, Record<BookingDeed, BookingState | null>> = {
  asked:      { hold: 'held', book: null,      cancel: null,         confirm: null,        refuse: 'refused', expire: 'expired', drop: 'expired', replace: null },
  held:       { hold: 'held', book: 'booking', cancel: null,         confirm: null,        refuse: 'refused', expire: 'expired', drop: 'expired', replace: null },
  booking:    { hold: null,   book: 'booking', cancel: null,         confirm: 'booked',    refuse: 'refused', expire: null,      drop: null,      replace: null },
  booked:     { hold: null,   book: 'booked',  cancel: 'cancelling', confirm: 'booked',    refuse: null,      expire: null,      drop: null,      replace: 'replaced' },
  cancelling: { hold: null,   book: null,      cancel: 'cancelling', confirm: 'cancelled', refuse: 'booked',  expire: null,      drop: null,      replace: 'replaced' },
  cancelled:  { hold: null,   book: null,      cancel: 'cancelled',  confirm: 'cancelled', refuse: null,      expire: null,      drop: null,      replace: null },
  expired:    { hold: null,   book: null,      cancel: null,         confirm: null,        refuse: null,      expire: 'expired', drop: 'expired', replace: null },
  refused:    { hold: null,   book: null,      cancel: null,         confirm: 'booked',    refuse: 'refused', expire: null,      drop: 'refused', replace: null },
  replaced:   { hold: null,   book: null,      cancel: null,         confirm: null,        refuse: null,      expire: null,      drop: null,      replace: 'replaced' },
}
