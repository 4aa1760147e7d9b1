// The queue of payments that a gateway told us something of: what became of them is asked by a job.

export const paymentQueue = 'payment'
