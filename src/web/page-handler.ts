// The bundled entry of the server's rendering: makes the page handler and takes the API's door as an argument.

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { getProvider } from '#contract/provider.ts'
import type { Send } from '#kernel/endpoint.ts'
import type { Log } from '#kernel/log.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { callAs, logContext, pageContext } from './page-context.ts'
import type { Visitor } from './visitor.ts'

export type PageRequest = {
  request: Request
  visitor: Visitor
  /** The domain that the provider is found by. */
  domain: string
  /** Passed on with every call to the API. */
  headers: Record<string, string>
}

export type PageHandler = (page: PageRequest) => Promise<Response>

export function createPageHandler(send: Send, log: Log, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, mode)
  return async ({ request, visitor, domain, headers }) => {
    const { origin } = new URL(request.url)
    let isAway = false
    const notice = async (asked: Request) => {
      const answer = await send(asked)
      isAway ||= answer.status === 503
      return answer
    }
    const callApi = callAs(notice, origin, headers)
    const provider = await callApi(getProvider, { providerDomain: domain, language: visitor.language })
    const context = new RouterContextProvider()
    context.set(pageContext, { visitor, provider, origin, t: translatorOf(visitor.language), call: callApi })
    context.set(logContext, log)
    const page = await handle(request, context)
    // The router knows only that a loader failed; that something behind it is away will pass, and machines should know.
    return isAway && page.status === 500 ? new Response(page.body, { status: 503, headers: page.headers }) : page
  }
}
