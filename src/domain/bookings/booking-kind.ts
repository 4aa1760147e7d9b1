// The kinds of things that are booked; what each is like is its own area's.

export const bookingKinds = ['hotel', 'flight', 'activity', 'consultation', 'procedure', 'extra'] as const
export type BookingKind = (typeof bookingKinds)[number]
