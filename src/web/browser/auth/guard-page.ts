// The route guard in the browser: the same rule as on the server, for pages that are opened within the tab and for the first one.
import { type GuardStep, guardRoute } from '#web/page/guard.ts'
import { needsSession } from '#web/page/session-place.ts'
import { endSession } from './end-session.ts'
import { loadSession, renew } from './session.ts'
import { startSession } from './start-session.ts'
import { ownPlaces, renewPage, showPage } from './tab-router.ts'
import { keepCookie, mayHaveSession, sessionState } from './tab-session.ts'

type Place = { pathname: string; search: string }

/** After so long a page that leads to login again has another reason to. */
export const justMs = 20_000
const markName = 'session.renewed'

/** @returns where to go instead; undefined when the page may be shown */
export async function guardPage(place: Place): Promise<string | undefined> {
  return (await pass(place)).to
}

type Passed = { to?: string | undefined; isRenewed?: boolean }

async function pass(place: Place): Promise<Passed> {
  if (mayHaveSession()) await loadSession()
  keepCookie()
  const step = ask(place)
  if (step.step === 'refresh') return refresh(place, step.to)
  if (step.step === 'sign-out') await endSession()
  return { to: step.step === 'go' ? step.to : undefined }
}

const ask = ({ pathname, search }: Place): GuardStep =>
  guardRoute({ pathname, search, state: sessionState(), places: ownPlaces(), justRefreshed: wasRenewed() })

async function refresh(place: Place, to: string | undefined): Promise<Passed> {
  const renewal = await renew()
  // Without a line nobody is sent anywhere: it would end where they are.
  if (renewal === 'kept') return {}
  if (to !== undefined) markRenewed()
  if (renewal === 'renewed') return { to, isRenewed: true }
  const step = ask(place)
  return { to: step.step === 'go' ? step.to : undefined }
}

/** The page on the screen, which the server drew before the tab could say anything. */
export async function guardShown(): Promise<void> {
  // At once, and not when the browser is at rest: what other tabs do matters from now on.
  startSession(guardShown)
  const { to, isRenewed } = await pass(location)
  if (to !== undefined) return showPage(to)
  // The server had no data for it: it was asked with tokens that had run out.
  if (isRenewed) await renewPage()
}

/** A page that needs a session is on the screen: the server and the tab agree, and the next time is another story. */
export function noteAgreement(): void {
  if (needsSession(location.pathname) && sessionState() === 'signed-in') clearMark()
}

/** Kept beyond the document: the way to the page and back to login may lead through others. */
function markRenewed(): void {
  try {
    sessionStorage.setItem(markName, String(Date.now()))
  } catch {
    // Where nothing is kept, nobody stays signed in for long either.
  }
}

function wasRenewed(): boolean {
  try {
    const ageMs = Date.now() - Number(sessionStorage.getItem(markName) ?? Number.NaN)
    return ageMs >= 0 && ageMs < justMs
  } catch {
    return false
  }
}

function clearMark(): void {
  try {
    sessionStorage.removeItem(markName)
  } catch {
    // There is none.
  }
}
