// Serves an endpoint whose reply may also come as a stream: to whoever asks for one by Accept.
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Caller, Endpoint } from '#kernel/endpoint.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { problemOf, toFault } from './errors.ts'
import type { GateEnv } from './gate.ts'
import { type ApiApp, answerJson, type Call, checkedReply, mount, openCall } from './serve.ts'
import { streamAnswer } from './stream-answer.ts'

/** `signal` ends when whoever asked has gone, or the server is about to: what takes long is cut short. */
export type StreamedCall<Who extends Caller = 'anyone'> = Call<Who> & { signal: AbortSignal }

export type StreamedParts = {
  log: Log
  /** Ends when the server goes down. */
  goingDown: AbortSignal
}

/**
 * What the deed throws before it gives pieces is a plain problem to everybody; after that, in a stream, the event `failure`.
 * @param deed gives pieces of the text, and returns the whole reply
 */
export function serveStreamed<Input extends z.ZodType, Reply extends z.ZodType, Who extends Caller>(
  app: ApiApp,
  { log, goingDown }: StreamedParts,
  endpoint: Endpoint<Input, Reply, Who>,
  deed: (input: z.output<Input>, call: StreamedCall<Who>) => Promise<AsyncGenerator<string, z.input<Reply>>>,
): void {
  mount(app, endpoint, async (context) => {
    const { input, call } = await openCall(context, endpoint)
    const ending = endedBy(goingDown)
    const signal = AbortSignal.any([ending.signal, context.req.raw.signal])
    const begun = deed(input, { ...call, signal })
    begun.catch(ending.release)
    const answering = withEnd(await begun, ending.release)
    if (!wantsStream(context)) return answerJson(context, endpoint, await endOf(answering))
    const requestId = context.get('requestId')
    return streamAnswer(answering, {
      present: (reply) => checkedReply(endpoint.reply, reply),
      fail: (error) => {
        const fault = toFault(error)
        if (fault.code === 'internal') log.error('request failed', { requestId, ...traceOf(error) })
        return problemOf(fault, requestId)
      },
      leave: ending.abort,
    })
  })
}

/** Not by `AbortSignal.any`: a signal that lasts as long as the server would remember every request that it was joined to. */
function endedBy(goingDown: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (goingDown.aborted) abort()
  else goingDown.addEventListener('abort', abort)
  return { signal: controller.signal, abort, release: () => goingDown.removeEventListener('abort', abort) }
}

async function* withEnd<Reply>(steps: AsyncGenerator<string, Reply>, end: () => void): AsyncGenerator<string, Reply> {
  try {
    return yield* steps
  } finally {
    end()
  }
}

const wantsStream = ({ req }: Context<GateEnv>): boolean =>
  /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(req.header('accept') ?? '')

async function endOf<Reply>(answering: AsyncGenerator<string, Reply>): Promise<Reply> {
  for (;;) {
    const step = await answering.next()
    if (step.done) return step.value
  }
}
