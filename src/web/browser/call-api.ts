// How the tab calls the product API: patiently, every deed under a key of its own, and with failures told as the caller likes.
import type { ApiPath } from '#kernel/endpoint.ts'
import { fetchPatiently } from './fetch-patiently.ts'
import { newKey } from './new-key.ts'
import { noAnswer, readFault, TabFailure, type TabFault, unreadable } from './tab-fault.ts'
import { errorInTab } from './tab-log.ts'

export type ApiCall<T> = {
  /** What the log calls it: a fixed name such as `quoteExchangeRate`, never made of anything that somebody typed. */
  name: string
  method: 'GET' | 'POST'
  /** Of the API, or of a part of a search in ready words. */
  path:
    | ApiPath
    | `/hotels/_${string}`
    | `/desk/offers/${string}`
    | '/desk/catalogue/_preview.json'
    | `/assistant/_window.json?${string}`
    | `/desk/inbox/_found.json${string}`
  /** Sent as JSON; a file as the bytes that it is. */
  body?: object
  headers?: Record<string, string>
  /** Reads the reply; undefined when it is not what was agreed. The headers tell what time it is for the server. */
  parse: (body: unknown, headers: Headers) => T | undefined
  /** `throw` for a caller that cannot go on without the answer. A failure is logged either way. */
  onFailure?: 'log' | 'throw'
  /** Gives the call up, tries that are still to come included. */
  signal?: AbortSignal
}

/** Two of the four states of data on a page, to be put into it as they are. */
export type ApiAnswer<T> = { state: 'success'; value: T } | { state: 'error'; fault: TabFault }

/**
 * Calls an endpoint of our own server, with the retries of the specification (fetch-patiently.ts).
 * @throws TabFailure, only where `onFailure` is `throw`
 */
export async function callApi<T>(call: ApiCall<T>): Promise<ApiAnswer<T>> {
  const answer = await ask(call)
  if (answer.state === 'success') return answer
  const { status, code, reference } = answer.fault
  if (code !== 'given-up') errorInTab('api call failed', { name: call.name, code, status, reference })
  if (call.onFailure === 'throw') throw new TabFailure(answer.fault)
  return answer
}

async function ask<T>(call: ApiCall<T>): Promise<ApiAnswer<T>> {
  let response: Response
  try {
    response = await fetchPatiently(requestOf(call))
  } catch {
    return { state: 'error', fault: noAnswer(call.signal?.aborted ? 'given-up' : 'unreachable') }
  }
  if (!response.ok) return { state: 'error', fault: await readFault(response) }
  const body: unknown = await response.json().catch(() => undefined)
  // Given up while the body was still on its way: nothing is wrong with it.
  if (call.signal?.aborted) return { state: 'error', fault: noAnswer('given-up') }
  const value = call.parse(body, response.headers)
  return value === undefined ? { state: 'error', fault: unreadable(response) } : { state: 'success', value }
}

/** Made once per call: every try carries the same bytes and the same key, so that the server does the deed once. */
function requestOf({ method, path, body, headers, signal }: ApiCall<unknown>): Request {
  const isDeed = method === 'POST'
  const file = body instanceof Blob ? body : undefined
  return new Request(new URL(path, location.origin), {
    method,
    headers: {
      ...(isDeed && { 'content-type': file?.type ?? 'application/json', 'idempotency-key': newKey() }),
      ...headers,
    },
    ...(isDeed && { body: file ?? JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
  })
}
