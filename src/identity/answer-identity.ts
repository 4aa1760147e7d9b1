// The HTTP side of the protocol: JSON 1.1 with the action named in a header, errors as a type and a sentence.
import type { z } from 'zod'
import type { Action } from './action.ts'
import { findAction } from './actions.ts'
import type { Ask } from './ask.ts'
import { isKept, knock } from './knock.ts'
import { logRefusal } from './log-refusal.ts'
import { PoolError, type PoolErrorType } from './pool/pool-error.ts'
import { answerOnce } from './replies.ts'
import { answerWellKnown } from './tokens/well-known.ts'

/** The largest a request can be is one with a passkey's attestation in it. */
export const identityBodyBytes = 64 * 1024

const contentType = 'application/x-amz-json-1.1'

/** Tokens travel in bodies, never in cookies: a page of another origin can do nothing here that it could not do from anywhere. */
const crossOrigin: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid, date',
}
const preflight: Record<string, string> = {
  ...crossOrigin,
  'access-control-allow-methods': 'POST, GET',
  'access-control-allow-headers':
    'content-type, x-amz-target, x-amz-user-agent, cache-control, amz-sdk-invocation-id, amz-sdk-request, authorization',
  'access-control-max-age': '86400',
}

export async function answerIdentity(request: Request, ask: Ask): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight })
  if (request.method === 'GET' || request.method === 'HEAD') {
    const document = await answerWellKnown(pathname, ask)
    return document
      ? Response.json(document, { headers: { ...crossOrigin, 'cache-control': 'public, max-age=30' } })
      : fail('UnknownOperationException', 'There is nothing at this address.', 404)
  }
  if (request.method !== 'POST' || !/^\/identity\/?$/.test(pathname))
    return fail('UnknownOperationException', 'There is nothing at this address.', 404)
  const named = findAction(request.headers.get('x-amz-target') ?? '')
  if (!named) return fail('UnknownOperationException', 'Unknown operation.')
  return answerAction(named, request, ask)
}

async function answerAction(named: Action, request: Request, ask: Ask): Promise<Response> {
  const text = await request.text()
  if (text.length > identityBodyBytes) return fail('SerializationException', 'The request is too large.', 413)
  try {
    const input = readInput(named, text)
    await knock(named, input, ask)
    const deed = () => named.run(input, ask)
    const invocationId = request.headers.get('amz-sdk-invocation-id')
    const isOnce = invocationId && (await isKept(named, input, ask))
    const reply = isOnce ? await answerOnce(ask, [named.name, invocationId, text], deed) : await deed()
    return json(reply)
  } catch (error) {
    if (error instanceof PoolError) {
      logRefusal(ask, named, text, error)
      return fail(error.type, error.message, statusOf(error.type))
    }
    throw error
  }
}

function readInput(named: Action, text: string): unknown {
  let body: unknown
  try {
    body = JSON.parse(text, refuseUnstorable)
  } catch {
    throw new PoolError('SerializationException', 'The request is not readable JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new PoolError('SerializationException', 'The request has to be a JSON object.')
  const parsed = named.input.safeParse(body)
  if (parsed.success) return parsed.data
  throw new PoolError('InvalidParameterException', sayIssues(parsed.error))
}

/** NUL and half a surrogate pair: the database takes neither, in a name or in a value. */
function refuseUnstorable(name: string, value: unknown): unknown {
  for (const text of [name, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new SyntaxError('not a text')
  }
  return value
}

/** In the words of the hosted service. What was sent is not said again: it may be a password. */
function sayIssues({ issues }: z.ZodError): string {
  const said = issues.map(({ path, message }) => {
    const [first = '', ...rest] = path.map(String)
    const field = [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('.')
    return `Value at '${field}' failed to satisfy constraint: ${message}`
  })
  return `${said.length} validation error${said.length > 1 ? 's' : ''} detected: ${said.join('; ')}`
}

/** 429 and 5xx are asked again by the library, three times in all; the hosted service says 400 of all that is the asker's. */
function statusOf(type: PoolErrorType): number {
  if (type === 'InternalErrorException') return 500
  return 400
}

const headersOf = (more: Record<string, string> = {}) => ({
  'content-type': contentType,
  'cache-control': 'no-store',
  ...crossOrigin,
  ...more,
})

const json = (reply: object) => new Response(JSON.stringify(reply), { headers: headersOf() })

export function fail(type: PoolErrorType, message: string, status = 400): Response {
  return new Response(JSON.stringify({ __type: type, message }), {
    status,
    headers: headersOf({ 'x-amzn-errortype': type }),
  })
}
