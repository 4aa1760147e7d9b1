// A chat service of a test's own on this machine: it speaks the OpenAI protocol of streamed chat completions, and says what it is told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import { createChatModel } from '#suppliers/assistant/chat-model.ts'

/** What the service does when it is asked next. */
export type ScriptedTurn =
  | { says: string | readonly string[]; ends?: string }
  | { calls: readonly (readonly [tool: string, input: unknown])[]; says?: string }
  | { refuses: string }
  | { status: number; body?: string }
  /** The line breaks in the middle of the answer. */
  | { cut: string }
  /** Sent as it is, as an answer with the status 200. */
  | { raw: string; type?: string }
  | { redirectsTo: string }
  | { hangs: true; after?: string }

const asked = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(
    z.looseObject({
      role: z.enum(['system', 'user', 'assistant', 'tool']),
      content: z
        .string()
        .nullish()
        .transform((text) => text ?? ''),
    }),
  ),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
  tool_choice: z.unknown().optional(),
})
export type AskedOfModel = z.output<typeof asked> & { headers: IncomingMessage['headers']; path: string }

export type ScriptedModel = {
  /** As AI_BASE_URL has it. */
  baseUrl: string
  asked: AskedOfModel[]
  /** One turn for each question; the last is said again and again. Forgets what was asked so far. */
  tell(...turns: ScriptedTurn[]): void
  /** Resolves when a client has gone away from an answer that was not over. */
  left(): Promise<void>
  close(): Promise<void>
}

export async function openScriptedModel(): Promise<ScriptedModel> {
  const questions: AskedOfModel[] = []
  let turns: ScriptedTurn[] = []
  let tellLeft: (() => void) | undefined
  const left = new Promise<void>((resolve) => {
    tellLeft = resolve
  })
  const server = createServer(async (request, response) => {
    response.on('close', () => !response.writableFinished && tellLeft?.())
    let body = ''
    for await (const piece of request) body += String(piece)
    const question = asked.parse(JSON.parse(body))
    questions.push({ ...question, headers: request.headers, path: request.url ?? '' })
    const turn = turns.length > 1 ? turns.shift() : turns[0]
    if (turn) answer(response, turn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: questions,
    tell: (...next) => {
      turns = next
      questions.length = 0
    },
    left: () => left,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The product's own adapter, which waits for a moment only. */
export function chatModelOf({ baseUrl }: Pick<ScriptedModel, 'baseUrl'>): ChatModel {
  const limits = { firstWordMs: 300, nextWordMs: 300, wholeMs: 5_000 }
  return createChatModel({ baseUrl, apiKey: 'secret-key', model: 'large', limits })
}

function answer(response: ServerResponse, turn: ScriptedTurn): void {
  if ('status' in turn) {
    response.writeHead(turn.status, { 'content-type': 'application/json' })
    response.end(turn.body ?? JSON.stringify({ error: { message: 'No.', type: 'no' } }))
    return
  }
  if ('redirectsTo' in turn) {
    response.writeHead(307, { location: turn.redirectsTo }).end()
    return
  }
  if ('raw' in turn) {
    response.writeHead(200, { 'content-type': turn.type ?? 'text/event-stream' }).end(turn.raw)
    return
  }
  if ('hangs' in turn && turn.after === undefined) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('hangs' in turn) response.write(chunk({ content: turn.after }))
  else if ('cut' in turn) response.write(chunk({ content: turn.cut }), () => response.destroy())
  else response.end(`${[...chunksOf(turn)].join('')}data: [DONE]\n\n`)
}

function* chunksOf(
  turn: Exclude<
    ScriptedTurn,
    { status: number } | { hangs: true } | { cut: string } | { raw: string } | { redirectsTo: string }
  >,
): Generator<string> {
  if ('refuses' in turn) {
    yield chunk({ refusal: turn.refuses })
    yield chunk({}, 'stop')
    return
  }
  for (const piece of [turn.says ?? []].flat()) yield chunk({ role: 'assistant', content: piece })
  const calls = 'calls' in turn ? turn.calls : []
  for (const [index, [name, input]] of calls.entries()) {
    const given = typeof input === 'string' ? input : JSON.stringify(input)
    const half = Math.ceil(given.length / 2)
    const id = `call-${index}`
    // In two pieces, as services send it.
    const first = { index, id, type: 'function', function: { name, arguments: given.slice(0, half) } }
    yield chunk({ tool_calls: [first] })
    yield chunk({ tool_calls: [{ index, function: { arguments: given.slice(half) } }] })
  }
  yield chunk({}, calls.length > 0 ? 'tool_calls' : ('ends' in turn && turn.ends) || 'stop')
}

function chunk(delta: Record<string, unknown>, ends: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: ends }]
  return `data: ${JSON.stringify({ id: 'answer', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices })}\n\n`
}
