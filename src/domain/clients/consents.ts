// What a client agrees to: every yes and no they gave, and where each purpose stands now.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { type ConsentPurpose, consentPurposes } from './client.ts'
import { clientConsents } from './tables.ts'

/** Of the words that are shown now, by purpose. Whoever changes the words of one gives it a new version: everybody is asked again. */
export const consentVersions: Record<ConsentPurpose, string> = {
  'health-data': '2026-11',
  sharing: '2026-11',
  'follow-up': '2026-11',
}

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

/** Where each purpose stands: a yes to words of before is none to those of now. @param history newest first */
export function standingOf(history: readonly Consent[]): ConsentStanding[] {
  return consentPurposes.map((purpose) => {
    const last = history.find((one) => one.purpose === purpose)
    const version = consentVersions[purpose]
    return { purpose, isGiven: last?.isGiven === true && last.version === version, version }
  })
}

/**
 * Adds a yes or a no to the history; the same as the last one again adds nothing.
 * @throws Fault invalid-input for a yes to other words than those of now: nobody agrees to what they did not see
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
  await scope.transaction.execute(sql`select pg_advisory_xact_lock(${lockOf(client)})`)
  const history = await readConsents(scope, client)
  const last = history.find((one) => one.purpose === purpose)
  if (last?.isGiven === isGiven && (last.version === version || !isGiven)) return { ...last, isNew: false }
  // Never at the moment of the one before: the last word is the last one, whatever the clock does.
  const at = new Date(Math.max(now.getTime(), (history[0]?.at.getTime() ?? 0) + 1))
  const consent = { purpose, isGiven, version, at }
  const { poolId, sub } = client
  await scope.transaction.insert(clientConsents).values({ id: newId(), poolId, sub, ...consent })
  return { ...consent, isNew: true }
}

/** Whoever goes by a consent holds this, shared, until the end of their transaction; whoever changes one holds it alone. */
export const lockOf = ({ poolId, sub }: ClientKey) => sql`hashtextextended(${`client_consents ${poolId} ${sub}`}, 0)`

const ofClient = ({ poolId, sub }: ClientKey) => and(eq(clientConsents.poolId, poolId), eq(clientConsents.sub, sub))
