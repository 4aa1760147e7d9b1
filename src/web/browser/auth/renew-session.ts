// Gets new tokens, one tab for all: whoever comes second takes over what the first one got.
import { callApi } from '#web/browser/call-api.ts'
import { showIdToken } from '#web/browser/endpoints/profile.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { endSession } from './end-session.ts'
import { holdAlone } from './hold-alone.ts'
import { isOver, type KeptSession, readSession } from './kept-session.ts'
import { tellTabs } from './other-tabs.ts'
import { copySession } from './pool-storage.ts'
import { adopt, lookAgain, waitAndRenew } from './tab-session.ts'
import { authStore, storageKind } from './tab-state.ts'
import { openUserPool, type UserPoolLibrary } from './user-pool.ts'

/**
 * `renewed`: there are tokens that hold. `kept`: the pool could not be reached, so nothing is decided and it is tried again by
 * itself. `out`: the pool refused, or there was no session; nobody is signed in now.
 */
export type Renewal = 'renewed' | 'kept' | 'out'

/** A pool that takes longer is treated as one that cannot be reached. */
export const patienceMs = 20_000

const settlePausesMs = [20, 40, 80, 160]

let renewing: Promise<Renewal> | undefined

/** Whether this tab is at it; the library says so as well, in the middle of it. */
export const isRenewing = (): boolean => renewing !== undefined

/** Never throws; asked twice at once it is one refresh. Goes to no other page: that is up to the caller. */
export function renewSession(): Promise<Renewal> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<Renewal> {
  const { accessToken: known } = authStore().getState()
  const pool = await openUserPool().catch(() => undefined)
  if (!pool) return keep()
  const renewal = await holdAlone('session', (waited) => renewAlone(pool, known, waited))
  if (renewal === 'out') await endSession()
  return renewal === 'kept' ? keep() : renewal
}

function keep(): Renewal {
  waitAndRenew()
  return 'kept'
}

async function renewAlone(pool: UserPoolLibrary, known: string, waited: boolean): Promise<Renewal> {
  const before = await (waited ? readOther(pool, known) : readSession(pool))
  if (!before) return 'out'
  if (before.user.accessToken !== known && !isOver(before)) {
    adopt(before)
    return 'renewed'
  }
  const renewal = await askForTokens(pool)
  if (renewal !== 'renewed') return renewal
  // Somebody may have signed out meanwhile, in this tab or in another: what came then is of no use to anybody.
  const after = known === '' || lookAgain() ? await readSession(pool) : undefined
  if (!after) return 'out'
  adopt(after)
  tellOthers(known)
  sayWhoIsHere(after.user.idToken)
  return 'renewed'
}

/** What another tab has just stored: browsers tell their tabs of it in their own time. */
async function readOther(pool: UserPoolLibrary, known: string): Promise<KeptSession | undefined> {
  for (const pauseMs of settlePausesMs) {
    const kept = await readSession(pool)
    if (kept?.user.accessToken !== known) return kept
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return readSession(pool)
}

/** Past the library's session, which would ask for guests' credentials as well and fail with them. */
async function askForTokens(pool: UserPoolLibrary): Promise<Renewal> {
  const late = new Promise<'kept'>((resolve) => setTimeout(resolve, patienceMs, 'kept'))
  const asked = pool.cognitoUserPoolsTokenProvider
    .getTokens({ forceRefresh: true })
    .then((tokens): Renewal => (tokens ? 'renewed' : 'out'))
    .catch((error: unknown): Renewal => (mayPass(error) ? 'kept' : 'out'))
  return Promise.race([asked, late])
}

const passing =
  /^(NetworkError|Unknown|UnknownError|AbortError|TimeoutError|SyntaxError|LimitExceeded|TooManyRequests|Internal|ServiceUnavailable)/

/**
 * Whether a refresh failed for a reason that has nothing to do with who is signed in: no line, a pool that is away, an answer of
 * something in between. Everything else is the pool's refusal.
 */
export function mayPass(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as { name?: unknown; $metadata?: { httpStatusCode?: unknown } }
  const status = $metadata?.httpStatusCode
  if (typeof status === 'number' && (status >= 500 || status === 429)) return true
  return typeof name !== 'string' || passing.test(name)
}

/** Tabs that share the storage look there; one that was opened out of this one has the old tokens, and is given the new. */
export function tellOthers(before: string): void {
  tellTabs(
    storageKind() === 'sessionStorage' ? { kind: 'renewed', before, session: copySession() } : { kind: 'changed' },
  )
}

/** A failure is logged and nothing more (specification, section 8). Who is known by then is greeted, once for each tab. */
export function sayWhoIsHere(idToken: string): void {
  telling = tellAndGreet(idToken)
}

let telling: Promise<void> = Promise.resolve()

/** Whoever signed in last is known to the API by now, if that got through: what an account is needed for can be asked for. Never throws. */
export const whenKnown = (): Promise<void> => telling.catch(() => {})

async function tellAndGreet(idToken: string): Promise<void> {
  const told = await callApi(toEndpoint(showIdToken, {}, undefined, { headers: { idToken } }))
  if (told.state !== 'success') return
  // Not for the login's own first load; what cannot be loaded now is with the next document.
  const greeter = await import('./greet-client.ts').catch(() => undefined)
  await greeter?.greetClient()
}
