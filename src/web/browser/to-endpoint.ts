// The one door from the tab to the API: what is sent and what comes back as the contract says it, by types alone.
import type { z } from 'zod'
import type { AnyEndpoint, ApiPath } from '#kernel/endpoint.ts'
import type { ApiCall } from './call-api.ts'
import type { Guard } from './read-reply.ts'

/** An endpoint of the contract as the browser knows it (browser/endpoints): its schemas are there as types and nothing else. */
export type To<E extends AnyEndpoint> = Readonly<Pick<E, 'name' | 'method' | 'path'>> & { readonly schemas?: E }

type Known = { readonly schemas?: AnyEndpoint }

/** What is sent to an endpoint, of its value here: `InputOf<typeof setConsent>`. */
export type InputOf<T extends Known> = z.input<NonNullable<T['schemas']>['input']>

/** A reply that nobody has looked at: its fields by the contract's names, of whatever kind. */
export type LooseReply<T extends Known> = Partial<Record<keyof z.output<NonNullable<T['schemas']>['reply']>, unknown>>

/** A guard looks only at what the contract has. */
type OfReply<E extends AnyEndpoint, Shown> = z.output<E['reply']> extends Shown ? unknown : { isNotInTheReply: Shown }

const isReply: Guard<object> = (value): value is object => typeof value === 'object' && value !== null

/**
 * For `callApi` and the calls of whoever is signed in: `call(toEndpoint(setConsent, { purpose, isGiven, version }, hasShape({ at: isText })))`.
 * @param fits what is looked at of the reply, each field by its kind: the caller gets these and no others. Left out, the reply is only looked at for being one.
 */
export function toEndpoint<E extends AnyEndpoint, Shown = object>(
  { name, method, path }: To<E>,
  input: z.input<E['input']>,
  fits?: Guard<Shown> & OfReply<E, Shown>,
  more: Pick<ApiCall<unknown>, 'headers' | 'signal' | 'onFailure'> = {},
): ApiCall<Shown> {
  const rest: Record<string, unknown> = { ...(input as object) }
  const filled = fillPath(path, rest)
  const isRight = (fits ?? isReply) as Guard<Shown>
  const parse = (body: unknown) => (isRight(body) ? body : undefined)
  return method === 'POST'
    ? { name, method, path: filled, body: rest, parse, ...more }
    : { name, method, path: withQuery(filled, rest), parse, ...more }
}

/** The address of a path, its parameters in place: of a file or a stream, which is no endpoint. */
export const toAddress = <Path extends ApiPath>(
  path: Path,
  values: Record<Parameter<Path>, string | number>,
): ApiPath => fillPath(path, { ...values })

type Parameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameter<Rest>
  : never

/** Takes what it puts into the path out of the values. */
function fillPath(path: ApiPath, values: Record<string, unknown>): ApiPath {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    delete values[name]
    return encodeURIComponent(String(value))
  }) as ApiPath
}

function withQuery(path: ApiPath, values: Record<string, unknown>): ApiPath {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) {
      if (one !== undefined) query.append(name, typeof one === 'string' ? one : JSON.stringify(one))
    }
  }
  return query.size > 0 ? `${path}?${query}` : path
}
