// Serves an endpoint value: reads its input, runs the deed, checks the reply against the contract.
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Provider } from '#domain/provider/provider.ts'
import type { AnyEndpoint, Endpoint } from '#kernel/endpoint.ts'
import { Fault } from '#kernel/fault.ts'
import { holdsUntilHeader } from '#kernel/holds-until.ts'
import { invalidInput } from './errors.ts'
import type { GateEnv } from './gate.ts'

/** Room for the longest form with every field at its limit in four-byte letters. */
export const bodyBytes = 64 * 1024

/** What a deed gets besides its input. */
export type Call = {
  findOwnProvider: () => Promise<Provider>
  header: (name: string) => string | undefined
  /** Says that the reply, and any page made of it, is true no longer than that. */
  holdUntil: (moment: Date) => void
}

export type ApiApp = { hono: Hono<GateEnv>; served: AnyEndpoint[] }

export function serve<Input extends z.ZodType, Reply extends z.ZodType>(
  app: ApiApp,
  endpoint: Endpoint<Input, Reply>,
  deed: (input: z.output<Input>, call: Call) => Promise<z.input<Reply>>,
): void {
  app.served.push(endpoint)
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const handle = async (context: Context<GateEnv>) => {
    const input = endpoint.input.safeParse(await readInput(context, endpoint.method), { reportInput: true })
    if (!input.success) throw invalidInput(input.error)
    const reply = await deed(input.data, {
      findOwnProvider: context.get('findOwnProvider'),
      header: (name) => context.req.header(name),
      holdUntil: (moment) => context.header(holdsUntilHeader, moment.toISOString()),
    })
    context.header('cache-control', 'no-store')
    return context.json(z.encode(endpoint.reply, endpoint.reply.parse(reply)) as object)
  }
  if (endpoint.method === 'GET') app.hono.get(path, handle)
  else app.hono.post(path, limitBody, handle)
}

const limitBody = bodyLimit({
  maxSize: bodyBytes,
  onError: () => {
    throw new Fault('too-large', `At most ${bodyBytes} bytes are taken.`)
  },
})

async function readInput(context: Context<GateEnv>, method: 'GET' | 'POST'): Promise<Record<string, unknown>> {
  const parameters = context.req.param()
  if (method === 'POST') return { ...(await readJson(context)), ...parameters }
  const query: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(context.req.queries())) {
    query[name] = values.length > 1 ? values : values[0]
  }
  return { ...query, ...parameters }
}

async function readJson(context: Context<GateEnv>): Promise<object> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    throw new Fault('malformed-request', 'The body has to be JSON, with content-type application/json.')
  }
  const body: unknown = await context.req.json().catch((error: unknown) => {
    if (error instanceof Fault) throw error
    throw new Fault('malformed-request', 'The body is not readable JSON.')
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Fault('malformed-request', 'The body has to be a JSON object.')
  }
  return body
}
