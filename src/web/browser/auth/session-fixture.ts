// A provider's site for the tests of this folder: its API and its user pool behind `fetch`, and tokens as the pool makes them.
import { Hub } from 'aws-amplify/utils'
import { vi } from 'vitest'

export const poolId = 'own-1_Sample'
export const clientId = 'sampleclient'
export const site = 'http://clinic.test'

export type Person = { sub: string; email: string; givenName: string; familyName: string; groups?: string[] }
export const jane: Person = { sub: 'sub-jane', email: 'jane@clinic.test', givenName: 'Jane', familyName: 'Doe' }
export const omar: Person = { sub: 'sub-omar', email: 'omar@clinic.test', givenName: 'Omar', familyName: 'Said' }

export type Tokens = { access: string; id: string; refresh: string }

export type SessionServer = {
  /** What was asked: `config`, `profile/id <token>`, and the pool's operations by name. */
  asked: string[]
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number
  lifeS: number
  config: () => Response
  /** Answers an operation of the pool; the default knows how to refresh and to revoke. */
  pool: (operation: string, body: Record<string, unknown>) => Response | Promise<Response>
  profileId: () => Response | Promise<Response>
  /** What was asked of the client's own record, `company-location/add {...}`, and of the picker, `preferences currency=...`. */
  told: string[]
  /** Answers them; the default knows nobody who chose anything. */
  client: (path: string) => Response | Promise<Response>
  issue(person?: Person): Tokens
}

let issued = 0

const part = (value: object) => btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

export const refusal = (type: string, message: string, status = 400) =>
  Response.json({ __type: type, message }, { status, headers: { 'x-amzn-errortype': type } })

export const poolConfig = () => ({
  data: {
    userPoolId: poolId,
    userPoolClientId: clientId,
    userPoolEndpoint: `${site}/identity/`,
    allowGuestAccess: false,
  },
})

/** Stands in for fetch until `vi.unstubAllGlobals`. */
export function stubSessionServer(): SessionServer {
  const server: SessionServer = {
    asked: [],
    aheadMs: 0,
    lifeS: 3600,
    config: () => Response.json(poolConfig()),
    profileId: () => Response.json({}),
    told: [],
    client: () => Response.json({ currency: '' }),
    pool: (operation) => {
      if (operation === 'RevokeToken') return Response.json({})
      if (operation !== 'GetTokensFromRefreshToken') return refusal('InvalidParameterException', operation)
      const { access, id, refresh } = server.issue()
      const AuthenticationResult = { AccessToken: access, IdToken: id, RefreshToken: refresh, TokenType: 'Bearer' }
      return Response.json({ AuthenticationResult })
    },
    issue: (person = jane) => {
      issued += 1
      const iat = Math.floor((Date.now() + server.aheadMs) / 1000)
      const times = { iat, exp: iat + server.lifeS, origin_jti: `origin-${person.sub}`, jti: `jti-${issued}` }
      const names = { given_name: person.givenName, family_name: person.familyName }
      const who = { email: person.email, email_verified: true, 'cognito:username': person.sub }
      const sign = (claims: object) => `${part({ alg: 'RS256' })}.${part({ ...times, sub: person.sub, ...claims })}.sig`
      return {
        access: sign({
          client_id: clientId,
          token_use: 'access',
          username: person.sub,
          ...(person.groups && { 'cognito:groups': person.groups }),
        }),
        id: sign({ ...who, ...names, token_use: 'id', aud: clientId }),
        refresh: `refresh-${issued}`,
      }
    },
  }
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, site)
    const headers = new Headers(init.headers)
    if (url.pathname.startsWith('/api/client/') || url.pathname === '/preferences') {
      const path = url.pathname.replace(/^\/(api\/client\/)?/, '')
      const body = init.body ? await new Response(init.body).text() : ''
      server.told.push([path, url.search.slice(1), body].filter(Boolean).join(' '))
      return server.client(path)
    }
    if (url.pathname.startsWith('/api/provider/')) {
      server.asked.push('config')
      return server.config()
    }
    if (url.pathname === '/api/profile/id') {
      server.asked.push(`profile/id ${headers.get('idToken')}`)
      return server.profileId()
    }
    const operation = headers.get('x-amz-target')?.split('.')[1] ?? ''
    server.asked.push(operation)
    return server.pool(operation, JSON.parse(init.body as string) as Record<string, unknown>)
  })
  return server
}

/** Locks as browsers have them, for the tabs of one test. */
function stubLocks(): void {
  let last: Promise<unknown> | undefined
  const request = (_: string, { ifAvailable }: LockOptions, deed: (lock: object | null) => unknown) => {
    if (ifAvailable && last) return Promise.resolve(deed(null))
    const turn = (last ?? Promise.resolve()).then(() => deed({}))
    const end = turn
      .catch(() => {})
      .then(() => {
        if (last === end) last = undefined
      })
    last = end
    return turn
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

/** Puts tokens where the library puts them after a sign-in. @param driftMs as it reckons it then */
export function keepTokens(tokens: Tokens, { person = jane, driftMs = 0, storage = localStorage } = {}): void {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  storage.setItem(`${prefix}.LastAuthUser`, person.sub)
  const entries = {
    accessToken: tokens.access,
    idToken: tokens.id,
    refreshToken: tokens.refresh,
    clockDrift: String(driftMs),
  }
  for (const [name, value] of Object.entries(entries)) storage.setItem(`${prefix}.${person.sub}.${name}`, value)
}

/** What the installation chose, as the page on the screen tells it. */
export function showFrame(stateStorage: 'localStorage' | 'sessionStorage' | 'cookies' = 'localStorage') {
  const provider = { company: { slug: 'harbour' }, location: { slug: 'dubai' } }
  const router = {
    state: { loaderData: { root: { tab: { settings: { stateStorage }, provider } } } },
    navigate: vi.fn(async () => {}),
    revalidate: vi.fn(async () => {}),
  }
  vi.stubGlobal('__reactRouterDataRouter', router)
  return router
}

/** The library is one for all documents of a test file: what earlier ones listened to ends here. */
function forgetListeners(): void {
  const { listeners } = Hub as unknown as { listeners: Map<string, unknown> }
  listeners.delete('auth')
}

export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
    document.cookie = `${pair.split('=', 1)[0]}=; Path=/; Max-Age=0`
  }
}

/** The cookie `token`; a browser removes what is expired, happy-dom empties it only. */
export const readToken = (): string => /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''

/** What documents of a test listen to, to be ended with it: they all live in one window. */
const ends: (() => void)[] = []

function noteListeners(): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as (...args: unknown[]) => void
    const remove = target.removeEventListener.bind(target) as (...args: unknown[]) => void
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
      add(...args)
      ends.push(() => remove(...args))
    })
  }
  const Channel = globalThis.BroadcastChannel
  class NotedChannel extends Channel {
    constructor(name: string) {
      super(name)
      ends.push(() => this.close())
    }
  }
  vi.stubGlobal('BroadcastChannel', NotedChannel)
}

/** A browser at the profile of the sample's site at eight in the morning, with a pool that knows how to refresh. */
export function openBrowser(kind?: Parameters<typeof showFrame>[0]) {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
  window.location.href = `${site}/profile`
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  stubLocks()
  noteListeners()
  const router = showFrame(kind)
  return { router, server: stubSessionServer(), reloaded: vi.spyOn(location, 'reload').mockImplementation(() => {}) }
}

export async function closeBrowser(): Promise<void> {
  // What was begun without anybody waiting for it ends in the browser that it began in.
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  for (const end of ends.splice(0)) end()
  forgetListeners()
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** The session's modules as a new document loads them. */
export async function openDocument() {
  forgetListeners()
  vi.resetModules()
  const session = await import('./session.ts')
  const { authStore } = await import('./tab-state.ts')
  return { session, auth: () => authStore().getState() }
}

/** Nothing of a session is left in the browser. */
export const leftovers = (): string[] => [
  ...[localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).filter((name) => /state\.auth|Token|LastAuthUser|clockDrift/.test(name)),
  ),
  ...document.cookie
    .split('; ')
    .filter((pair) => /^(token|state\.auth|Cognito[^=]*(Token|LastAuthUser|clockDrift))=./.test(pair)),
]
