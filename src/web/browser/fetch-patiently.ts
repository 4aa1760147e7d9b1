// How the tab asks our own server: what may pass by itself is tried again, as the specification counts it (sections 7 and 9).
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
  const { url, method, headers, signal, credentials, cache } = request
  // Where no answer is worth another try, nor is a broken line.
  for (let left = statuses.length && retryCount; ; left -= 1) {
    signal.throwIfAborted()
    try {
      const answer = await fetch(url, { method, headers, signal, credentials, cache, ...(body && { body }) })
      if (!left || !statuses.includes(answer.status)) return answer
      void answer.body?.cancel()
    } catch (error) {
      if (!left || signal.aborted) throw error
    }
    await pause(delayMs, signal)
  }
}

/** Whoever gives up does not wait for the pause between two tries to end. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    signal.addEventListener('abort', giveUp)
  })
}
