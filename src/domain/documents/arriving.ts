// What arrives of a request's body, chunk by chunk, until it ends, breaks off, falls silent or is told to stop.

/**
 * Reads no further ahead than it is asked for.
 * @param stop ends it from outside
 * @returns `end` when the sender ended it; `cut` when it broke off, nothing came for `silentMs`, or `stop` was told
 */
export async function* arriving(
  body: ReadableStream<Uint8Array> | null,
  { stop, silentMs }: { stop: AbortSignal; silentMs: number },
): AsyncGenerator<Uint8Array, 'end' | 'cut'> {
  if (!body) return 'end'
  const reader = body.getReader()
  try {
    for (;;) {
      const next = await withinTime(reader, stop, silentMs)
      if (next === 'end' || next === 'cut') return next
      yield next
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

async function withinTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  stop: AbortSignal,
  silentMs: number,
): Promise<Uint8Array | 'end' | 'cut'> {
  const { promise, resolve } = Promise.withResolvers<'cut'>()
  const cut = () => resolve('cut')
  const timer = setTimeout(cut, silentMs)
  stop.addEventListener('abort', cut, { once: true })
  if (stop.aborted) cut()
  const read = reader.read().then(
    ({ done, value }) => (done ? 'end' : value),
    () => 'cut' as const,
  )
  try {
    return await Promise.race([promise, read])
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', cut)
  }
}
