// Who a page is drawn for, and who sends its forms: by the cookie that the browser keeps the access token in.
import { isReading } from '#api/gate.ts'
import { findAccount } from '#domain/clients/accounts.ts'
import { readSession } from '#domain/clients/read-session.ts'
import { type AccessSession, isStaff } from '#domain/clients/session.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { readCookies, tokenCookie } from '#kernel/cookies.ts'
import { Fault } from '#kernel/fault.ts'
import type { PageSession } from '#web/page/page-context.ts'
import { needsSession, sessionScreen } from '#web/page/session-place.ts'
import type { Services } from './services.ts'

export type SessionOfPage = {
  session: PageSession
  /** What calls to the API carry for this page: the token, where there is a session. */
  headers: Record<string, string>
}

const nobody: SessionOfPage = { session: { state: 'none' }, headers: {} }

/**
 * Looks at the cookie where a page asks who is there (/profile, /desk and below, the login, the registration), and for every form
 * that is sent, on public pages too: what a route's action calls is called as the person who sent it.
 * @throws Fault unavailable when the pool cannot be asked; public pages, the login and the registration answer all the same
 */
export async function readPageSession(
  { sessions, database }: Pick<Services, 'sessions' | 'database'>,
  { company }: Pick<Provider, 'company'>,
  request: Request,
): Promise<SessionOfPage> {
  const { pathname } = new URL(request.url)
  const token = readCookies(request.headers.get('cookie') ?? '').get(tokenCookie)
  if (!token || (isReading(request) && !sessionScreen(pathname))) return nobody
  try {
    const checked = await readSession(sessions, company, token)
    if (checked.state === 'refused') return nobody
    if (checked.state === 'expired') return { session: { state: 'expired' }, headers: {} }
    const account = await findAccount(database, checked.value)
    return { session: present(checked.value, account), headers: { authorization: `Bearer ${token}` } }
  } catch (error) {
    if (!needsSession(pathname) && error instanceof Fault && error.code === 'unavailable') return nobody
    throw error
  }
}

type Account = Awaited<ReturnType<typeof findAccount>>

function present(session: AccessSession, account: Account): PageSession {
  const { poolId, sub } = session
  const { email = '', emailVerified = false, givenName = '', familyName = '' } = account ?? {}
  const name = `${givenName} ${familyName}`.trim()
  return {
    state: 'signed-in',
    poolId,
    sub,
    isStaff: isStaff(session),
    email,
    emailVerified,
    givenName,
    familyName,
    name,
  }
}
