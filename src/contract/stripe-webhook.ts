// Where Stripe tells what became of payments: bytes that it signed, and no JSON of ours.
export const stripeWebhookPath = '/api/stripe/webhook'

/** Its events are some kilobytes; the largest have a list in them. */
export const stripeWebhookBytes = 512 * 1024
