// The work behind hotel bookings: queues of jobs that carry a provider's id and the reference of a booking.

/** A hold of the own inventory is over. */
export const holdQueue = 'hotel-hold'
/** A supplier was asked, and what it did is found out. */
export const bookingQueue = 'hotel-booking'
