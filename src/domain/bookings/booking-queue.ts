// The queue of bookings whose supplier was asked: what it did is found out by a job.

export const bookingQueue = 'booking'
