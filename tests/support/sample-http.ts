// The HTTP server's app over the sample API, with a page handler that draws what it was asked for.
import type { Hono } from 'hono'
import type { PageRequest } from '#web/page-handler.ts'
import { type Config, readConfig } from '#wiring/config.ts'
import { createHttp, type HttpParts } from '#wiring/http.ts'
import type { RequestEnv } from '#wiring/request-env.ts'
import type { OnChange, Services } from '#wiring/services.ts'
import type { SampleApi } from './sample-api.ts'
import { sampleRates } from './sample-rates.ts'

export type SampleHttp = {
  app: Hono<RequestEnv>
  /** What the page handler was asked for, in the order it was. */
  drawn: PageRequest[]
  /** Asks as a peer of an address would, `127.0.0.1` unless said; a path is one of the sample provider's site. */
  ask(path: string, init?: RequestInit, peer?: string): Promise<Response>
  /** Tells that a provider changed, as the database would. */
  change: OnChange
}

export type SampleHttpChanges = Partial<Omit<HttpParts, 'config' | 'services'>> & {
  config?: Partial<Config>
  services?: Partial<Services>
}

export function openSampleHttp(api: SampleApi, changes: SampleHttpChanges = {}): SampleHttp {
  const listeners = new Set<OnChange>()
  const drawn: PageRequest[] = []
  const services: Services = {
    api: api.app,
    database: api.database,
    directory: api.directory,
    suppliers: {
      mailer: async () => {},
      sendText: async () => {},
      forgetMessages: [],
      snapshotRates: sampleRates,
      fetchRates: undefined,
      askQuote: undefined,
      quoteAccount: '',
      findCountry: api.parts.findCountry,
      hostedPools: api.parts.tokens,
      documents: { store: api.documentStore, about: '', check: async () => {}, sweep: async () => {} },
      scan: undefined,
      stripe: undefined,
      chatModel: undefined,
      about: { mail: '', rates: '', scan: '', assistant: '' },
    },
    exchange: api.parts.exchange,
    identity: { ...api.identity, close: () => {} },
    sessions: api.parts,
    digestSender: api.parts.digestSender,
    mailWaits: { code: 0, other: 0 },
    jobFailures: { bug: 0, other: 0 },
    strandedPayments: { count: 0 },
    disk: { leftWhenShort: async () => undefined, close: () => {} },
    endStreams: api.parts.inboxNews.close,
    about: { database: '', documents: '', hotels: '', payments: '', signIn: '' },
    onChange: (listener) => listeners.add(listener),
    close: api.close,
    ...changes.services,
  }
  const http = createHttp({
    log: api.parts.log,
    clientFolder: '/nowhere',
    build: undefined,
    keepPages: true,
    handlePage: async (page) => {
      drawn.push(page)
      return drawPage(page)
    },
    ...changes,
    config: { ...readConfig({}), ...changes.config },
    services,
  })
  return {
    app: http,
    drawn,
    ask: async (path, init = {}, peer = '127.0.0.1') =>
      http.request(new URL(path, 'http://clinic.test'), init, { incoming: { socket: { remoteAddress: peer } } }),
    change: (providerId) => {
      for (const listener of listeners) listener(providerId)
    },
  }
}

/** A page that says whom it was drawn for. */
export function drawPage({ request, visitor, domain }: PageRequest): Response {
  const text = [request.url, domain, visitor.language, visitor.currency ?? 'own'].join(' ')
  return new Response(`<!doctype html><title>${text}</title>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
