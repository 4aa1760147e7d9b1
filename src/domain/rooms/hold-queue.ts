// The queue of holds that end by themselves: its jobs carry a provider's id and the reference of a booking.

export const holdQueue = 'hotel-hold'
