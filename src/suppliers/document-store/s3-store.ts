// Documents in an S3-compatible store: one object each, path-style addresses, every request signed (AWS Signature 4).
import { setTimeout as pause } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import type { DocumentStore } from '#domain/documents/document-store.ts'
import { Fault } from '#kernel/fault.ts'
import { checkName, checkPrefix } from './object-name.ts'

export type S3Settings = {
  /** Of the service, without the bucket: `https://s3.example`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Store = DocumentStore & {
  /** @throws Fault unavailable, whose cause says why, when the store does not answer or refuses the keys */
  check(): Promise<void>
}

/** A piece of 1 MiB takes ten seconds at a bit less than a megabit per second. */
const patienceMs = 10_000
/** Between the first try and the second, the second and the third. */
const pausesMs = [200, 1_000]

/** @param pauses shorter ones for tests; so many and one more tries there are */
export function createS3Store(settings: S3Settings, { timeoutMs = patienceMs, pauses = pausesMs } = {}): S3Store {
  const { endpoint, bucket, ...access } = settings
  const s3 = new S3mini({
    ...access,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    requestAbortTimeout: timeoutMs,
    fetch: tellBucketGone,
  })
  const ask = <T>(deed: () => Promise<T>) => askAgain(deed, pauses)
  // Pages of a thousand; nothing is put between names, so all below a prefix come.
  const list = async (prefix: string) => {
    const found = await ask(() => s3.listObjects('/', checkPrefix(prefix)))
    if (!found) throw away(new Error('NoSuchBucket'))
    return found.map(({ Key }) => Key).sort()
  }
  return {
    put: (name, content) =>
      ask(async () => {
        const response = await s3.putObject(checkName(name), content)
        // Unread, it would hold its connection.
        await response.body?.cancel()
      }),
    get: (name) =>
      ask(async () => {
        const content = await s3.getObjectArrayBuffer(checkName(name))
        return content ? new Uint8Array(content) : undefined
      }),
    removeAll: async (prefix) => {
      const names = await list(prefix)
      if (names.length === 0) return
      const outcomes = await ask(() => s3.deleteObjects(names))
      if (outcomes.includes(false)) throw away(new Error('not everything was deleted'))
    },
    list,
    check: async () => {
      const found = await askAgain(() => s3.listObjects('/', 'files/', 1), [])
      if (!found) throw away(new Error('NoSuchBucket'))
    },
  }
}

/** A bucket that is gone answers 404 as an object does that never was: nobody is told that a document is not there for that. */
const tellBucketGone: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status !== 404 || init?.method !== 'GET') return response
  const text = await response.text()
  if (text.includes('<Code>NoSuchBucket</Code>')) throw new S3ServiceError('NoSuchBucket', 404, 'NoSuchBucket')
  return new Response(null, { status: 404, headers: response.headers })
}

async function askAgain<T>(deed: () => Promise<T>, pauses: readonly number[]): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await deed()
    } catch (error) {
      if (error instanceof Fault) throw error
      const pauseMs = pauses[attempt]
      if (pauseMs === undefined || isRefusal(error)) throw away(error)
      await pause(pauseMs)
    }
  }
}

/** What the service understood and will answer the same way again: wrong keys, no such bucket. */
function isRefusal(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status < 500 && ![408, 425, 429].includes(error.status)
}

/** What the service says is for the log: it names objects. */
function away(cause: unknown): Fault {
  return new Fault('unavailable', 'The document store does not answer.', { retryAfterS: 5, cause })
}
