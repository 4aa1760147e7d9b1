// POST /api/profile/id: the browser shows its id token, and from then on the person of its access tokens is known.
import { idTokenHeader, showIdToken } from '#contract/profile.ts'
import type { Database } from '#db/open.ts'
import { keepAccount } from '#domain/clients/accounts.ts'
import { readPerson, type SessionParts } from '#domain/clients/read-session.ts'
import type { AccessSession, Checked, IdClaims } from '#domain/clients/session.ts'
import { claimEverywhere } from '#domain/quotes/claim-quotes.ts'
import type { Clock } from '#kernel/clock.ts'
import { notSignedIn } from './gate.ts'
import { type ApiApp, serve } from './serve.ts'

export type ProfileApiParts = SessionParts & { database: Pick<Database, 'forPool'>; clock: Clock }

export function serveProfile(app: ApiApp, parts: ProfileApiParts): void {
  serve(app, showIdToken, async (_, call) => {
    const { company } = await call.findOwnProvider()
    const [person, session] = await Promise.all([
      readPerson(parts, company, call.header(idTokenHeader) ?? ''),
      call.readSession(),
    ])
    if (person.state !== 'valid' || !isSamePerson(person.value, session)) throw notSignedIn(person.state)
    await keepAccount(parts.database, person.value, parts.clock(), claimEverywhere(company.id))
    return { userId: person.value.sub }
  })
}

/** An access token that came along has to be of the same sign-in. One that has run out says nothing against it. */
function isSamePerson(person: IdClaims, session: Checked<AccessSession> | undefined): boolean {
  if (session === undefined || session.state === 'expired') return true
  if (session.state === 'refused') return false
  const { poolId, sub, originJti } = session.value
  return poolId === person.poolId && sub === person.sub && originJti === person.originJti
}
