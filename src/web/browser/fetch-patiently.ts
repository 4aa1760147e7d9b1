// How the tab asks our own server: what may pass by itself is tried again, as the specification counts it (sections 7 and 9).
import { FetchError, ofetch } from 'ofetch'

export const retryCount = 3
export const retryDelayMs = 1000
/** Answers that another try may better. Not found is among them: what was just made may not be everywhere yet. */
export const retryStatuses: readonly number[] = [404, 408, 409, 425, 429, 500, 502, 503, 504]

type Patience = { statuses?: readonly number[]; delayMs?: number }

/**
 * Fetches with up to three more tries, a second apart, on the named statuses and when the line breaks.
 * @returns the last answer, whatever its status
 * @throws TypeError when the line stays broken; when the request was given up at once the reason for that, an AbortError unless said
 */
export async function fetchPatiently(
  request: Request,
  { statuses = retryStatuses, delayMs = retryDelayMs }: Patience = {},
): Promise<Response> {
  // The body of a request can be read once, so every try gets the same bytes.
  const body = request.method === 'POST' ? await request.arrayBuffer() : undefined
  const { method, headers, signal, credentials, cache } = request
  const tries = ofetch.raw<unknown, 'stream'>(request.url, {
    method,
    headers,
    signal,
    credentials,
    cache,
    ...(body && { body }),
    retry: retryCount,
    retryDelay: delayMs,
    retryStatusCodes: [...statuses],
    responseType: 'stream',
    ignoreResponseError: false,
    // Given up for a reason of another name than AbortError, it would be tried on.
    onRequestError: ({ options }) => {
      if (signal.aborted) options.retry = false
    },
  })
  try {
    return await Promise.race([tries, givenUp(signal)])
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.response) return error.response
    throw error.cause
  }
}

/** Whoever gives up does not wait for the pause between two tries to end. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
