// What every loader and action gets: the visitor, their provider, texts, and the one door to the data.
import { createContext, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Provider } from '#contract/provider.ts'
import { type AnyEndpoint, call, type Endpoint, type Send } from '#kernel/endpoint.ts'
import type { Log } from '#kernel/log.ts'
import type { Translate } from '#texts/translate.ts'
import type { PublicSettings } from './public-settings.ts'
import type { Visitor } from './visitor.ts'

/** Who looks at the page, as far as the page may know: at /profile, at /desk and below, at the login, at the registration, and where a form was sent. */
export type PageSession =
  | { state: 'none' }
  /** Someone whose access token has run out: only the browser can get a new one. */
  | { state: 'expired' }
  | SignedIn

export type SignedIn = {
  state: 'signed-in'
  poolId: string
  sub: string
  /** One of the provider's own people: no client, and nothing at /profile is theirs. */
  isStaff: boolean
  /** Empty until the browser has shown its id token for the first time, moments after the sign-in. */
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
  /** Given and family name, empty when neither is known. */
  name: string
}

export type PageContext = {
  visitor: Visitor
  provider: Provider
  session: PageSession
  t: Translate
  /** Scheme and host that the visitor sees. */
  origin: string
  settings: PublicSettings
  /** Calls the API as this visitor. */
  call<Input extends z.ZodType, Reply extends z.ZodType>(
    to: Endpoint<Input, Reply>,
    input: z.input<Input>,
    headers?: Record<string, string>,
  ): Promise<z.output<Reply>>
  /** Says something of the page to search engines (a schema.org thing); it is written into the head and nowhere else. */
  describe(thing: object): void
  /** Turns a drawing into pixels, as PNG. */
  rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>>
}

export const pageContext = createContext<PageContext>()

/** What the frame of a drawing needs beside the pages' own data. */
export type DrawingContext = {
  /** A whole document for people, or only the data of the page for a tab that is open already. */
  form: 'document' | 'payload'
  /** Names this request in the log, and to the visitor when something fails. */
  requestId: string
  /** Things said by `describe` so far. */
  described: object[]
  log: Log
}

export const drawingContext = createContext<DrawingContext>()

export const readPage = (context: Readonly<RouterContextProvider>): PageContext => context.get(pageContext)

/** @param headers passed on with every call: the request id and who sent it */
export function callAs(send: Send, origin: string, headers: Record<string, string>): PageContext['call'] {
  return (to, input, more) => call(send, origin, to as AnyEndpoint as typeof to, input, { ...headers, ...more })
}
