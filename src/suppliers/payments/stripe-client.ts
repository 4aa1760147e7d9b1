// Opens the client of Stripe's SDK: one try for each call, a time limit, and nothing measured for Stripe.
import type { Stripe } from 'stripe'

/** @param address in place of Stripe's own: `http://127.0.0.1:4010` */
export type StripeAccount = { secretKey: string; address?: string | undefined; timeoutMs?: number | undefined }

/** A payer waits for it, and a second try comes after it. */
const usualTimeoutMs = 10_000

/** Loads the SDK: without a key nobody pays for it. */
export async function openStripe({ secretKey, address, timeoutMs = usualTimeoutMs }: StripeAccount): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const url = address ? new URL(address) : undefined
  return new StripeClient(secretKey, {
    timeout: timeoutMs,
    // Tries are counted by us (stripe-outcome.ts). The SDK's own client for Node tries a broken line again even at 0, unseen; with fetch it does not.
    maxNetworkRetries: 0,
    httpClient: StripeClient.createFetchHttpClient(fetchObject),
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'https:' ? 'https' : 'http' }),
  })
}

/** What is no object, or has an error that is none, would be taken for a bug of ours: the SDK breaks at it. */
const unreadable = JSON.stringify({ error: { type: 'api_error', message: 'Not to be read.' } })

const fetchObject: typeof fetch = async (input, init) => {
  // The key goes nowhere else.
  const response = await fetch(input, { ...init, redirect: 'error' })
  const text = await response.text()
  const { status, headers } = response
  return isObject(text) ? new Response(text, { status, headers }) : new Response(unreadable, { status: 502, headers })
}

function isObject(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return false
    return !('error' in body) || (typeof body.error === 'object' && body.error !== null)
  } catch {
    return false
  }
}
