// The session of the tab: what is known of whoever is signed in, kept fresh, and cleared everywhere at once.
import { onWhereabouts, whereabouts } from '#web/browser/shown-page.ts'
import { warnInTab } from '#web/browser/tab-log.ts'
import type { ArrivalNotice } from '#web/page/arrival.ts'
import { loginPlace, needsSession } from '#web/page/session-place.ts'
import { endSession, isEnding } from './end-session.ts'
import { isGreeted, whoIsHere } from './greeted-mark.ts'
import { isOver, readSession } from './kept-session.ts'
import type { TabNews } from './other-tabs.ts'
import { takeSession } from './pool-storage.ts'
import { isRenewing, mayPass, type Renewal, renewSession, sayWhoIsHere, tellOthers } from './renew-session.ts'
import { goTo, ownPlaces } from './tab-router.ts'
import { adopt, isCookieKept, isTracked, lookAgain, onDue, sessionState, waitAndRenew } from './tab-session.ts'
import { authStore, storageKind } from './tab-state.ts'
import { openUserPool, type UserPoolLibrary } from './user-pool.ts'
import { forgetTyped, takeTab } from './whose-tab.ts'

/** There are no tokens where there should be some (the specification's words, section 8). */
class EmptySession extends Error {
  constructor() {
    super('Failed to get the session because the user is empty')
    this.name = 'EmptySessionException'
  }
}

/** The browser takes no cookies of this site. */
class CookiesRefused extends Error {
  constructor() {
    super('The browser did not keep the cookie')
    this.name = 'CookiesRefusedException'
  }
}

onDue(() => void refreshSession())
onWhereabouts(noteNavigation)

/**
 * After the library said DONE: loads the user into the auth store, sets the cookie, tells the API, schedules the refresh.
 * @throws EmptySessionException when there is no user after all, CookiesRefusedException when the server could not know them; both
 * are signed out then. TabFailure, TypeError (openUserPool)
 */
export async function takeSignedIn(): Promise<void> {
  const pool = await openPool()
  const session = await readSession(pool)
  if (!session) {
    await endSession()
    throw new EmptySession()
  }
  const { accessToken: before } = authStore().getState()
  adopt(session)
  if (!isCookieKept()) {
    await endSession()
    throw new CookiesRefused()
  }
  tellOthers(before)
  if (isOver(session)) await refreshSession()
  else sayWhoIsHere(session.user.idToken)
}

/**
 * Clears tokens, cookie and store, here and in the other tabs, revokes what can be revoked, and goes to login. Never throws. Who
 * waits for it waits for the end of the document; it returns only where there is no line, and so no login to go to.
 */
export async function signOutHere(): Promise<void> {
  await endSession({ isWished: true })
  if (navigator.onLine) await goTo(ownPlaces().login, { notice: farewell })
}

/**
 * The same after a last deed, such as deleting the account.
 * @param notice what the login says of it
 * @throws what the deed throws; then nobody is signed out
 */
export async function signOutBy(deed: () => Promise<unknown>, notice: Farewell): Promise<void> {
  // Before the deed is done: the library signs out in the middle of it, and this tab leaves as soon as it hears of that.
  farewell = notice
  try {
    await deed()
  } catch (error) {
    farewell = 'signedOut'
    throw error
  }
  await signOutHere()
}

export type Farewell = Extract<ArrivalNotice, 'signedOut' | 'deleted'>

let farewell: Farewell = 'signedOut'

/** A new access token now. @returns whether someone is signed in after it; false has signed out */
export async function refreshSession(): Promise<boolean> {
  const renewal = await renew()
  if (renewal === 'out') leaveGuardedPage()
  return renewal !== 'out'
}

/** The same, for who goes on to a page of their own choosing. */
export async function renew(): Promise<Renewal> {
  const pool = await openPool().catch(() => undefined)
  if (pool) return renewSession()
  waitAndRenew()
  return 'kept'
}

/** On the way to any page but the first one of the site; those that need a session wait for it in the guard. */
function noteNavigation(): void {
  const { shown, next = shown } = whereabouts()
  if (next !== undefined && next !== '/' && sessionState() === 'expired') void refreshSession()
}

let loading: Promise<void> | undefined

/**
 * Takes up the session that this browser kept, once per document; what was written into the store by anything but the library's
 * tokens is put right. Without tokens whoever was said to be signed in is signed out. Never throws: without a line the store is
 * believed until there is one.
 */
export function loadSession(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

/** With the tab: the session as it was kept, with new tokens when those have run out meanwhile. */
export async function resumeSession(): Promise<void> {
  // Another tab may have signed out since the store was opened, before this one listened.
  if (!lookAgain()) return leaveGuardedPage()
  await loadSession()
  if (sessionState() === 'expired') await refreshSession()
  else if (sessionState() === 'none') leaveGuardedPage()
  else greetOnce()
}

/** A tab that was opened on a session, or whose page ended before the API could answer. */
function greetOnce(): void {
  const who = whoIsHere()
  if (who !== undefined && !isGreeted(who)) sayWhoIsHere(authStore().getState().idToken)
}

async function load(): Promise<void> {
  if (isTracked()) return
  try {
    const pool = await openPool()
    const session = await readSession(pool)
    if (!session) {
      warnInTab('Failed to get the session because the user is empty')
      await endSession()
    } else adopt(session)
  } catch {
    waitAndRenew()
  }
}

/** The pool, and from then on this tab's ears for what the library does of its own accord. */
async function openPool(): Promise<UserPoolLibrary> {
  const pool = await openUserPool()
  if (heard !== pool) hear(pool)
  heard = pool
  return pool
}

let heard: UserPoolLibrary | undefined

function hear(pool: UserPoolLibrary): void {
  pool.Hub.listen('auth', ({ payload }) => {
    // By a screen's own call: an account that was deleted, every browser signed out.
    if (payload.event === 'signedOut' && !isEnding()) void signOutHere()
    // Before some other call that needed tokens.
    if (payload.event === 'tokenRefresh' && !isRenewing()) void takeRenewed(pool)
    if (payload.event === 'tokenRefresh_failure' && !isRenewing() && !mayPass(payload.data?.error)) {
      void endSession().then(leaveGuardedPage)
    }
  })
}

async function takeRenewed(pool: UserPoolLibrary): Promise<void> {
  const { accessToken: before } = authStore().getState()
  const session = await readSession(pool)
  if (!session || before === session.user.accessToken) return
  adopt(session)
  tellOthers(before)
  sayWhoIsHere(session.user.idToken)
}

/** What another tab did. @returns when this tab has followed */
export async function follow(news: TabNews): Promise<void> {
  const { accessToken, userId } = authStore().getState()
  if (news.kind === 'renewed') return news.before === accessToken ? takeOver(news.session) : undefined
  // What was typed and not sent goes with whoever signs out, in every tab.
  if (news.kind === 'out' && news.isWished) forgetTyped()
  // Tabs that have a session each end it each by themselves.
  const isApart = storageKind() === 'sessionStorage'
  if (isApart && news.kind === 'out' && accessToken !== '') await endSession({ isTold: true })
  if (!lookAgain()) return leaveGuardedPage()
  // Somebody else: what is on the screen may be about the one before.
  const next = authStore().getState()
  takeTab(next.userId)
  if (userId !== '' && next.userId !== userId && isGuardedPage()) return void goTo(location.pathname + location.search)
  if (next.accessToken !== accessToken) await takeShared()
}

async function takeShared(): Promise<void> {
  try {
    const session = await readSession(await openPool())
    if (session) adopt(session)
  } catch {
    waitAndRenew()
  }
}

async function takeOver(entries: Record<string, string>): Promise<void> {
  takeSession(entries)
  await takeShared()
}

const isGuardedPage = () => needsSession(location.pathname)

/**
 * Who is on a page that needs a session is led to login, and back after it. Elsewhere nothing is taken out of anybody's hands
 * because a session ended that the page did not need.
 */
export function leaveGuardedPage(): void {
  if (!isGuardedPage()) return
  void goTo(loginPlace(ownPlaces().login, location.pathname + location.search), { notice: 'ended' })
}
