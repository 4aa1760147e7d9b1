// Serves an endpoint value: reads its input, runs the deed, checks the reply against the contract.
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { type AccessSession, type Checked, isStaff } from '#domain/clients/session.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import type { AnyEndpoint, Caller, Endpoint } from '#kernel/endpoint.ts'
import { Fault } from '#kernel/fault.ts'
import { holdsUntilHeader } from '#kernel/holds-until.ts'
import { isText } from '#kernel/is-text.ts'
import { mayDo, type Permission } from '#kernel/who-may-do.ts'
import { invalidInput } from './errors.ts'
import { type GateEnv, notSignedIn, refuseOtherSites } from './gate.ts'
import { refuseUnfitText } from './refuse-unfit-text.ts'

/** Room for the longest form with every field at its limit in four-byte letters. */
export const bodyBytes = 64 * 1024

/** What a deed gets besides its input; that of a `client` has the session of whoever is signed in, that of `staff` who of the provider's people it is. */
export type Call<Who extends Caller = 'anyone'> = {
  session: Who extends 'client' ? AccessSession : undefined
  staff: Who extends 'staff' ? StaffMember : undefined
  /** What the access token says that came along, if one did. */
  readSession: () => Promise<Checked<AccessSession> | undefined>
  findOwnProvider: () => Promise<Provider>
  header: (name: string) => string | undefined
  /** Scheme and host that the caller sees. */
  origin: string
  /** Says that the reply, and any page made of it, is true no longer than that. */
  holdUntil: (moment: Date) => void
}

export type ApiApp = { hono: Hono<GateEnv>; served: AnyEndpoint[] }

export function serve<Input extends z.ZodType, Reply extends z.ZodType, Who extends Caller>(
  app: ApiApp,
  endpoint: Endpoint<Input, Reply, Who>,
  deed: (input: z.output<Input>, call: Call<Who>) => Promise<z.input<Reply>>,
): void {
  mount(app, endpoint, async (context) => {
    const { input, call } = await openCall(context, endpoint)
    return answerJson(context, endpoint, await deed(input, call))
  })
}

/** Everything that stands before an endpoint's deed: who may, how much, and in what form. */
export function mount<Input extends z.ZodType, Reply extends z.ZodType, Who extends Caller>(
  app: ApiApp,
  endpoint: Endpoint<Input, Reply, Who>,
  handle: (context: Context<GateEnv>) => Promise<Response>,
): void {
  app.served.push(endpoint)
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  if (endpoint.method === 'GET') app.hono.get(path, handle)
  else {
    const known = endpoint.who === 'client' ? signedIn : endpoint.who === 'staff' ? ofStaff(endpoint.may) : pass
    app.hono.post(path, known, takesBody(endpoint) ? limitBodyTo(endpoint.mostBytes ?? bodyBytes) : pass, handle)
  }
}

/** @throws Fault as needSession and needStaff do; not-found, malformed-request, invalid-input */
export async function openCall<Input extends z.ZodType, Reply extends z.ZodType, Who extends Caller>(
  context: Context<GateEnv>,
  endpoint: Endpoint<Input, Reply, Who>,
): Promise<{ input: z.output<Input>; call: Call<Who> }> {
  const session = endpoint.who === 'client' ? await needSession(context) : undefined
  const staff = endpoint.who === 'staff' ? await needStaff(context, endpoint.may) : undefined
  // An address that cannot be a name names nothing: the page of it is not there, rather than broken.
  if (!Object.values(context.req.param()).every(isText)) throw new Fault('not-found', 'There is nothing of this name.')
  const given = await readInput(context, endpoint)
  refuseUnfitText(given)
  const input = endpoint.input.safeParse(given, { reportInput: true })
  if (!input.success) throw invalidInput(input.error)
  const call = {
    session: session as Call<Who>['session'],
    staff: staff as Call<Who>['staff'],
    readSession: context.get('readSession'),
    findOwnProvider: context.get('findOwnProvider'),
    header: (name: string) => context.req.header(name),
    origin: new URL(context.req.url).origin,
    holdUntil: (moment: Date) => context.header(holdsUntilHeader, moment.toISOString()),
  }
  return { input: input.data, call }
}

export function answerJson<Reply extends z.ZodType>(
  context: Context<GateEnv>,
  { reply: form }: { reply: Reply },
  reply: z.input<Reply>,
): Response {
  context.header('cache-control', 'no-store')
  return context.json(checkedReply(form, reply))
}

/** What the contract has of it, and nothing beside. */
export const checkedReply = <Reply extends z.ZodType>(form: Reply, reply: z.input<Reply>): object =>
  z.encode(form, form.parse(reply)) as object

const pass = createMiddleware((_, next) => next())

/** Before anything waits for a body: whoever is not signed in hears so at once. @throws Fault as needSession does */
export const signedIn = createMiddleware<GateEnv>(async (context, next) => {
  await needSession(context)
  await next()
})

const ofStaff = (may: Permission | undefined) =>
  createMiddleware<GateEnv>(async (context, next) => {
    await needStaff(context, may)
    await next()
  })

const limitBodyTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Fault('too-large', `At most ${maxSize} bytes are taken.`)
    },
  })

/**
 * For every endpoint of a client, also those that are no values of a contract.
 * @throws Fault not-signed-in; not-allowed for the provider's own people
 */
export async function needSession(context: Context<GateEnv>): Promise<AccessSession> {
  const session = await context.get('readSession')()
  if (session?.state !== 'valid') throw notSignedIn(session?.state ?? 'none')
  if (isStaff(session.value)) throw new Fault('not-allowed', 'This is for clients.')
  return session.value
}

/**
 * For every endpoint of the provider's own people. Deny by default: one that names nothing that it needs is for nobody.
 * @throws Fault cross-site, also for what only reads; not-signed-in; not-allowed for clients, for whoever signed in with one factor alone (reason `second-factor`), for
 * people of other providers, and where none of their roles allows it
 */
export async function needStaff(context: Context<GateEnv>, may: Permission | undefined): Promise<StaffMember> {
  // What they look at is written down as a look of theirs: no other page has them look without their knowing.
  refuseOtherSites(context.req.raw)
  const session = await context.get('readSession')()
  if (session?.state !== 'valid') throw notSignedIn(session?.state ?? 'none')
  const refuse = (reason: string) =>
    new Fault('not-allowed', 'This is for the provider’s own people.', { fields: [{ path: 'staff', reason }] })
  if (!isStaff(session.value)) throw refuse('client')
  const staff = await context.get('findStaff')(session.value)
  if (!staff) throw refuse('unknown')
  if (!session.value.secondFactor) throw refuse('second-factor')
  if (may === undefined || !mayDo(staff.roles, may)) throw refuse('role')
  return staff
}

async function readInput(context: Context<GateEnv>, endpoint: AnyEndpoint): Promise<Record<string, unknown>> {
  const parameters = context.req.param()
  if (endpoint.method === 'POST')
    return takesBody(endpoint) ? { ...(await readJson(context)), ...parameters } : parameters
  const query: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(context.req.queries())) {
    query[name] = values.length > 1 ? values : values[0]
  }
  return { ...query, ...parameters }
}

/** What needs nothing in its body reads none, and so does not mind whether one came. */
export function takesBody({ input }: AnyEndpoint): boolean {
  return !(input instanceof z.ZodObject && Object.keys(input.shape).length === 0)
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
