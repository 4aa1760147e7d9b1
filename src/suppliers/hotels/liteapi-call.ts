// Asks LiteAPI: one request with the key, a time limit, and a bound on what is read of the answer.
import { Fault } from '#kernel/fault.ts'
import { liteapiError } from './liteapi-shapes.ts'

/** Searches and hotels are asked at one address, bookings at another. */
const addresses = { search: 'https://api.liteapi.travel/v3.0', booking: 'https://book.liteapi.travel/v3.0' }

/** Hotels of a city with their descriptions are some megabytes. */
const mostBytes = 32 * 1024 * 1024

export type LiteapiRequest = {
  at: keyof typeof addresses
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  timeoutMs: number
}

/** `words`: their own of why not, in lower case, to be judged by and never to be passed on: they may repeat what was sent. */
export type LiteapiReply =
  | { isRefused: false; status: number; body: unknown }
  | { isRefused: true; status: number; code: number; words: string }

/** They were not reached, or turned the request away before doing anything. */
export class NotReached extends Fault {
  constructor(message: string) {
    super('unavailable', message)
  }
}

/** @throws Fault `unavailable` where nothing was answered, or nothing that says what was done; of these NotReached where surely nothing was */
export type CallLiteapi = (request: LiteapiRequest) => Promise<LiteapiReply>

/** @param address in place of both of theirs: `http://127.0.0.1:4010` */
export function createLiteapiCall(key: string, address?: string): CallLiteapi {
  const base = (at: LiteapiRequest['at']) => (address ?? addresses[at]).replace(/\/$/, '')
  return async ({ at, method, path, query = {}, body, timeoutMs }) => {
    const url = new URL(base(at) + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    // Made here, so that what is wrong with the request itself is not taken for a failure of the network.
    const asked = new Request(url, {
      method,
      headers: {
        'x-api-key': key,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // The key goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return judge(await read(asked))
  }
}

type Answer = { status: number; text: string }

async function read(request: Request): Promise<Answer> {
  const response = await fetch(request).catch(noAnswer)
  const text = await readText(response.body).catch(noAnswer)
  if (text === undefined) throw new Fault('unavailable', 'LiteAPI answers more than is read.')
  return { status: response.status, text }
}

/** Undefined of one that is longer than any of theirs. */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > mostBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Left out is the cause: an address in it may name a booking or a hotel. */
function noAnswer(error: unknown): never {
  const isTooLate = error instanceof DOMException && error.name === 'TimeoutError'
  // What breaks on the way comes as a TypeError with a cause; without one it is a bug.
  if (!isTooLate && !(error instanceof TypeError && error.cause instanceof Error)) throw error
  throw isNotReached(error.cause) ? new NotReached(silence) : new Fault('unavailable', silence)
}

const silence = 'LiteAPI does not answer.'

/** The name was not resolved, or no connection made; of a host with several addresses to none of them. */
function isNotReached(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.every(isNotReached)
  if (!(cause instanceof Error)) return false
  const { code, syscall } = cause as NodeJS.ErrnoException
  return syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT'
}

/** A key that is refused, and too many requests: as a status, or as a code of theirs. */
const turnedAway = [401, 403, 429]

function judge({ status, text }: Answer): LiteapiReply {
  const refused = { isRefused: true, status, code: 0, words: '' } as const
  if (turnedAway.includes(status)) throw new NotReached(`LiteAPI fails (${status}).`)
  if (status >= 500) throw new Fault('unavailable', `LiteAPI fails (${status}).`)
  // No content and nothing changed: both have no body, and both say that there is no such thing.
  if (status === 204 || status === 304) return refused
  const body = parsed(text)
  const { error } = liteapiError.safeParse(body).data ?? {}
  if (error) {
    if (turnedAway.includes(error.code)) throw new NotReached(`LiteAPI fails (${status}, ${error.code}).`)
    if (isTheirFault(error.code)) throw new Fault('unavailable', `LiteAPI fails (${status}, ${error.code}).`)
    return { ...refused, code: error.code, words: `${error.description} ${error.message}`.toLowerCase() }
  }
  if (status >= 400 || body === undefined)
    throw new Fault('unavailable', `LiteAPI answers what cannot be read (${status}).`)
  return { isRefused: false, status, body }
}

/** Those of the 5000s say that something broke there, whatever the status says; 4016, that it took too long. */
function isTheirFault(code: number): boolean {
  return (code >= 5000 && code < 6000) || (code >= 500 && code < 600) || code === 4016
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
