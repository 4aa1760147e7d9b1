// An answer as server-sent events: its pieces as they come, then the whole of it, or why there is none.

/** No cache and no proxy on the way keeps it back, or compresses it, which comes to the same. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
/** Proxies cut what says nothing for half a minute or so. */
const heartbeatMs = 15_000

export type StreamEnds<Reply> = {
  present: (reply: Reply) => object
  /** What is told of a failure. */
  fail: (error: unknown) => object
  /** Whoever asked has gone: nothing more of it is of use to anybody. */
  leave: () => void
}

/** The first bytes go out at once, whatever the answer waits for. */
export function streamAnswer<Reply>(
  answering: AsyncGenerator<string, Reply>,
  { present, fail, leave }: StreamEnds<Reply>,
): Response {
  const encoder = new TextEncoder()
  const steps: AsyncIterator<string, Reply> = answering
  let isOver = false
  let heartbeat: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (text: string) => isOver || controller.enqueue(encoder.encode(text))
      const tell = (event: string, data: object) => say(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      say(':\n\n')
      heartbeat = setInterval(() => say(':\n\n'), heartbeatMs).unref()
      void tellAll(steps, () => isOver, tell, present)
        .catch((error: unknown) => tell('failure', fail(error)))
        .finally(() => {
          clearInterval(heartbeat)
          if (!isOver) controller.close()
        })
    },
    cancel: () => {
      isOver = true
      clearInterval(heartbeat)
      leave()
    },
  })
  return new Response(body, { headers })
}

async function tellAll<Reply>(
  steps: AsyncIterator<string, Reply>,
  isOver: () => boolean,
  tell: (event: string, data: object) => void,
  present: (reply: Reply) => object,
): Promise<void> {
  for (;;) {
    const step = await steps.next()
    if (isOver()) return void (await steps.return?.())
    if (step.done) return tell('reply', present(step.value))
    tell('piece', { text: step.value })
  }
}
