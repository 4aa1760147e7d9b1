// An endpoint as a value, and the one way to call it: loaders and browser alike go through `call`.
import { z } from 'zod'
import { Fault, faultCodes } from './fault.ts'
import type { Permission } from './who-may-do.ts'

/**
 * Who may call: `anyone` is a visitor of the provider's site, `client` whoever is signed in there (by the access token, in
 * `Authorization: Bearer` or the cookie `token`), `id-token` whoever shows the id token of a sign-in, `staff` the provider's own
 * people, signed in with a second factor, and of them whoever may do what the endpoint's `may` says.
 */
export type Caller = 'anyone' | 'client' | 'id-token' | 'staff'

export type Method = 'GET' | 'POST'
export type ApiPath = `/api/${string}`

export type Endpoint<
  Input extends z.ZodType,
  Reply extends z.ZodType,
  Who extends Caller = Caller,
  Name extends string = string,
  By extends Method = Method,
  Path extends ApiPath = ApiPath,
> = {
  name: Name
  method: By
  /** Path with its parameters in braces: `/api/procedures/{procedure}`. Other input travels as query (GET) or JSON body (POST). */
  path: Path
  input: Input
  reply: Reply
  who: Who
  /** Of `staff` alone: what one of their roles has to allow. */
  may?: Permission
  /** The longest body that is taken, where it is not that of every form (api/serve.ts). */
  mostBytes?: number
  /** Whether the reply also comes as server-sent events, to whoever asks for them by Accept (api/serve-streamed.ts). */
  streams?: true
  summary: string
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType>

/** Name, method and path stay in its type as they are written: the browser's copies are checked by it (web/browser/endpoints). */
export function endpoint<
  Input extends z.ZodType,
  Reply extends z.ZodType,
  Who extends Caller,
  Name extends string,
  By extends Method,
  Path extends ApiPath,
>(value: Endpoint<Input, Reply, Who, Name, By, Path>): Endpoint<Input, Reply, Who, Name, By, Path> {
  return value
}

/** Carries a request to the API: `app.fetch` in process, `fetch` in the tab. */
export type Send = (request: Request) => Promise<Response> | Response

/** The body of a failed call (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(faultCodes),
  errors: z.array(z.object({ path: z.string(), reason: z.string() })).default([]),
  requestId: z.string(),
})

/**
 * Calls an endpoint and gives its parsed reply.
 * @param origin scheme and host that the provider is told by, e.g. `https://clinic.example`
 * @throws Fault with the code that the API answered, `unavailable` when it gave no readable answer
 */
export async function call<Input extends z.ZodType, Reply extends z.ZodType>(
  send: Send,
  origin: string,
  to: Endpoint<Input, Reply>,
  input: z.input<Input>,
  headers: Record<string, string> = {},
): Promise<z.output<Reply>> {
  const request = buildRequest(origin, to, input as Record<string, unknown>, headers)
  const response = await carry(send, request, to.name)
  const body: unknown = await response.json().catch(() => undefined)
  const unreadable = (cause: z.ZodError) =>
    new Fault('unavailable', `${to.name} answered ${response.status} without a readable body`, { cause })
  if (response.ok) {
    const reply = to.reply.safeParse(body)
    if (!reply.success) throw unreadable(reply.error)
    return reply.data
  }
  const told = problem.safeParse(body)
  if (!told.success) throw unreadable(told.error)
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined
  throw new Fault(told.data.code, told.data.detail, {
    fields: told.data.errors,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  })
}

async function carry(send: Send, request: Request, name: string): Promise<Response> {
  try {
    return await send(request)
  } catch (cause) {
    if (cause instanceof Fault) throw cause
    throw new Fault('unavailable', `${name} was not answered`, { cause })
  }
}

function buildRequest(
  origin: string,
  to: AnyEndpoint,
  input: Record<string, unknown>,
  headers: Record<string, string>,
): Request {
  const rest = { ...input }
  const path = to.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const url = new URL(path, origin)
  if (to.method === 'POST') {
    const body = JSON.stringify(rest)
    return new Request(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  }
  for (const [name, value] of Object.entries(rest)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) url.searchParams.append(name, String(one))
    }
  }
  return new Request(url, { headers })
}
