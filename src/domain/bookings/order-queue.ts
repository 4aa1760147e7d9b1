// The queue of orders: something happened that one of them waits for.

/** Data of a job: `providerId` and `orderId`. */
export const orderQueue = 'orders'
