// What a client agrees to: every yes and no they gave, and where each purpose stands now.
import { and, desc, eq } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { ClientKey } from '#db/open.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { type ConsentPurpose, consentPurposes } from './client.ts'
import { clientConsents } from './tables.ts'

/** Of the words that are shown now, by purpose. Whoever changes the words of one gives it a new version: everybody is asked again. */
export const consentVersions: Record<ConsentPurpose, string> = {
  'health-data': '2026-11',
  sharing: '2026-11-22',
  'follow-up': '2026-11',
}

/** How often one client agrees to something within the hour. */
export const hourlyConsents = 20

export type Consent = { purpose: ConsentPurpose; isGiven: boolean; version: string; at: Date }
export type ConsentStanding = Pick<Consent, 'purpose' | 'isGiven' | 'version'>

/** @returns the history, newest first */
export async function readConsents(scope: Scope, client: ClientKey): Promise<Consent[]> {
  const { purpose, isGiven, version, at } = clientConsents
  return scope.transaction
    .select({ purpose, isGiven, version, at })
    .from(clientConsents)
    .where(ofClient(client))
    .orderBy(desc(at))
}

/** The last yes or no to one purpose, if there was any. */
export async function readLastConsent(
  scope: Scope,
  client: ClientKey,
  asked: ConsentPurpose,
): Promise<Consent | undefined> {
  const { purpose, isGiven, version, at } = clientConsents
  const [last] = await scope.transaction
    .select({ purpose, isGiven, version, at })
    .from(clientConsents)
    .where(and(ofClient(client), eq(purpose, asked)))
    .orderBy(desc(at))
    .limit(1)
  return last
}

/** Where each purpose stands. @param history newest first */
export function standingOf(history: readonly Consent[]): ConsentStanding[] {
  return consentPurposes.map((purpose) => ({
    purpose,
    isGiven: isStanding(history.find((one) => one.purpose === purpose)),
    version: consentVersions[purpose],
  }))
}

/** A yes to words of before is none to those of now. @param last word on a purpose */
export const isStanding = (last: Consent | undefined): boolean =>
  last?.isGiven === true && last.version === consentVersions[last.purpose]

/**
 * Adds a yes or a no to the history; the same as the last one again adds nothing. A no is always taken: only after a yes is there one
 * to add, so that the limit of those is one of both.
 * @throws Fault invalid-input for a yes to other words than those of now: nobody agrees to what they did not see;
 * too-many-requests for a yes over the limit
 */
export async function recordConsent(
  scope: Scope,
  client: ClientKey,
  { purpose, isGiven, version }: ConsentStanding,
  now: Date,
): Promise<Consent & { isNew: boolean }> {
  // A no counts whichever words it was said to.
  if (isGiven && version !== consentVersions[purpose]) {
    throw new Fault('invalid-input', 'These are not the present words.', {
      fields: [{ path: 'version', reason: 'outdated' }],
    })
  }
  await advisoryLock(scope.transaction, lockOf(client))
  const last = await readLastConsent(scope, client, purpose)
  if (last?.isGiven === isGiven && (last.version === version || !isGiven)) return { ...last, isNew: false }
  if (isGiven) await refuseTooMany(scope, client, now)
  // Never at the moment of the one before: the last word is the last one, whatever the clock does.
  const at = new Date(Math.max(now.getTime(), (await readLastMoment(scope, client)) + 1))
  const consent = { purpose, isGiven, version, at }
  const { poolId, sub } = client
  await scope.transaction.insert(clientConsents).values({ id: newId(), poolId, sub, ...consent })
  return { ...consent, isNew: true }
}

function refuseTooMany(scope: Scope, client: ClientKey, now: Date): Promise<void> {
  const given = and(ofClient(client), eq(clientConsents.isGiven, true))
  const limits: Limit[] = [{ of: given, most: hourlyConsents, per: 'hour' }]
  const counted = { lock: lockOf(client), table: clientConsents, at: clientConsents.at, now, limits }
  return rateLimit(scope, counted, 'Too many changes within an hour.')
}

/** Milliseconds since 1970, 0 before anything was said. */
async function readLastMoment({ transaction }: Scope, client: ClientKey): Promise<number> {
  const { at } = clientConsents
  const [last] = await transaction
    .select({ at })
    .from(clientConsents)
    .where(ofClient(client))
    .orderBy(desc(at))
    .limit(1)
  return last?.at.getTime() ?? 0
}

/** Whoever goes by a consent holds this, shared, until the end of their transaction; whoever changes one holds it alone. */
export const lockOf = ({ poolId, sub }: ClientKey) => `client_consents ${poolId} ${sub}`

const ofClient = ({ poolId, sub }: ClientKey) => and(eq(clientConsents.poolId, poolId), eq(clientConsents.sub, sub))
