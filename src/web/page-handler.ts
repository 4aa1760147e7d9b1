// The bundled entry of the server's rendering: makes the page handler and takes the API's door as an argument.
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { getProvider } from '#contract/provider.ts'
import type { Send } from '#kernel/endpoint.ts'
import { holdUntil, readHoldsUntil } from '#kernel/holds-until.ts'
import { languages } from '#kernel/language.ts'
import type { Log } from '#kernel/log.ts'
import { browserCatalogue, translatorOf } from '#texts/catalogues.ts'
import { buildIdOf } from './build-id.server.ts'
import { buildHeader } from './page/build-manifest.ts'
import {
  callAs,
  type DrawingContext,
  drawingContext,
  type PageContext,
  type PageSession,
  pageContext,
} from './page/page-context.ts'
import type { PagePayload } from './page/page-payload.ts'
import type { PublicSettings } from './page/public-settings.ts'
import { contentLanguageOf, type Visitor } from './page/visitor.ts'

export type PageRequest = {
  request: Request
  form: DrawingContext['form']
  visitor: Visitor
  /** None where it is not said. */
  session?: PageSession
  /** The domain that the provider is found by. */
  domain: string
  requestId: string
  /** Passed on with every call to the API. */
  headers: Record<string, string>
}

export type PageHandler = (page: PageRequest) => Promise<Response>

export type PageHandlerParts = {
  send: Send
  log: Log
  settings: PublicSettings
  rasterise: PageContext['rasterise']
  mode: 'production' | 'development'
}

/** Names the build: changes with every change of what the browser loads. */
export const buildId: string = buildIdOf((build as unknown as ServerBuild).assets.version)

/** The texts that tabs of this build ask for. */
export const builtTexts = languages.map(browserCatalogue)

export function createPageHandler({ send, log, settings, rasterise, mode }: PageHandlerParts): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, mode)
  return async ({ request, form, visitor, session = { state: 'none' }, domain, requestId, headers }) => {
    const { origin } = new URL(request.url)
    let isAway = false
    /** When the first of what the page is made of ends. */
    const ends = new Headers()
    const notice = async (asked: Request) => {
      const answer = await send(asked)
      isAway ||= answer.status === 503
      const end = readHoldsUntil(answer.headers)
      if (end) holdUntil(ends, end)
      return answer
    }
    const callApi = callAs(notice, origin, { ...headers, 'x-request-id': requestId })
    const provider = await callApi(getProvider, { providerDomain: domain, language: contentLanguageOf(visitor) })
    const context = new RouterContextProvider()
    const described: object[] = []
    const describe = (thing: object) => void described.push(thing)
    const t = translatorOf(visitor.language)
    context.set(pageContext, { visitor, provider, session, origin, settings, t, call: callApi, describe, rasterise })
    context.set(drawingContext, { form, requestId, described, log })
    const page = await handle(request, context)
    for (const [name, value] of ends) page.headers.set(name, value)
    page.headers.set(buildHeader, buildId)
    if (form === 'payload' && page.headers.has('location')) return Response.json(movedPayload(page))
    // The router knows only that a loader failed; that something behind it is away will pass, and machines should know.
    return isAway && page.status === 500 ? new Response(page.body, { status: 503, headers: page.headers }) : page
  }
}

/** A tab that asks for data could not tell where it was led on to. */
function movedPayload({ headers }: Response): PagePayload {
  return { build: buildId, routes: {}, redirect: headers.get('location') ?? '/' }
}
