// Serves an endpoint whose reply may also come as a stream: to whoever asks for one by Accept.
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Caller, Endpoint } from '#kernel/endpoint.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { problemOf, toFault } from './errors.ts'
import type { GateEnv } from './gate.ts'
import { type ApiApp, answerJson, type Call, checkedReply, mount, openCall } from './serve.ts'
import { streamAnswer } from './stream-answer.ts'

type Answering<Reply extends z.ZodType> = AsyncGenerator<string, z.input<Reply>>

/** `signal` ends when whoever asked has gone, or the server is about to: what takes long is cut short. */
export type StreamedCall<Who extends Caller = 'anyone'> = Call<Who> & { signal: AbortSignal }

export type StreamedParts = {
  log: Log
  /** Ends when the server goes down. */
  goingDown: AbortSignal
}

/** What is said all the same to an input that cannot be taken; undefined where there is nothing to say. */
type Rescue<Reply extends z.ZodType> = (
  given: unknown,
  call: Pick<Call, 'findOwnProvider' | 'header'>,
) => Promise<Answering<Reply> | undefined>

/**
 * What the deed throws before it gives pieces is a plain problem to everybody; after that, in a stream, the event `failure`.
 * @param deed gives pieces of the text, and returns the whole reply
 * @param rescue asked about an input that the contract or the deed refused
 */
export function serveStreamed<Input extends z.ZodType, Reply extends z.ZodType, Who extends Caller>(
  app: ApiApp,
  { log, goingDown }: StreamedParts,
  endpoint: Endpoint<Input, Reply, Who>,
  deed: (input: z.output<Input>, call: StreamedCall<Who>) => Promise<Answering<Reply>>,
  rescue: Rescue<Reply> = async () => undefined,
): void {
  mount(app, endpoint, async (context) => {
    const ending = endedBy(goingDown)
    const signal = AbortSignal.any([ending.signal, context.req.raw.signal])
    const begin = async () => {
      const { input, call } = await openCall(context, endpoint)
      return deed(input, { ...call, signal })
    }
    const begun = begin().catch((error: unknown) => sayAllTheSame(context, error, rescue))
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

/** @throws `error` where there is nothing to say */
async function sayAllTheSame<Reply extends z.ZodType>(
  { req, get }: Context<GateEnv>,
  error: unknown,
  rescue: Rescue<Reply>,
): Promise<Answering<Reply>> {
  if (!(error instanceof Fault) || error.code !== 'invalid-input') throw error
  const call = { findOwnProvider: get('findOwnProvider'), header: (name: string) => req.header(name) }
  const answering = await rescue(await req.json(), call)
  if (!answering) throw error
  return answering
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
