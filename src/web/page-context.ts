// What every loader and action gets: the visitor, their provider, texts, and the one door to the data.
import { createContext, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Provider } from '#contract/provider.ts'
import { type AnyEndpoint, call, type Endpoint, type Send } from '#kernel/endpoint.ts'
import type { Log } from '#kernel/log.ts'
import type { Translate } from '#texts/translate.ts'
import type { Visitor } from './visitor.ts'

export type PageContext = {
  visitor: Visitor
  provider: Provider
  t: Translate
  /** Scheme and host that the visitor sees. */
  origin: string
  /** Calls the API as this visitor. */
  call<Input extends z.ZodType, Reply extends z.ZodType>(
    to: Endpoint<Input, Reply>,
    input: z.input<Input>,
    headers?: Record<string, string>,
  ): Promise<z.output<Reply>>
}

export const pageContext = createContext<PageContext>()
/** Where failures of drawing are written down. */
export const logContext = createContext<Log>()

export const readPage = (context: Readonly<RouterContextProvider>): PageContext => context.get(pageContext)

/** @param headers passed on with every call: the request id and who sent it */
export function callAs(send: Send, origin: string, headers: Record<string, string>): PageContext['call'] {
  return (to, input, more) => call(send, origin, to as AnyEndpoint as typeof to, input, { ...headers, ...more })
}
