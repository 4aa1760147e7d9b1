// Stands before what a client has to agree to first: keeping health data, and showing it to a practitioner.
import { sharedAdvisoryLock } from '#db/advisory-lock.ts'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import type { ConsentPurpose } from './client.ts'
import { isStanding, lockOf, readLastConsent } from './consents.ts'

/** What each purpose stands before; `follow-up` stands before nothing that is asked for by the client. */
const missing: Record<ConsentPurpose, string> = {
  'health-data': 'Documents can be added once you agree that they are kept here.',
  sharing: 'Documents can be shared once you agree that a practitioner may see them.',
  'follow-up': 'This needs your agreement first.',
}

/**
 * Until the end of the transaction nobody takes the consent back: what is written in it is written with their agreement.
 * @param scope of `forClient`, entered as this client
 * @throws Fault not-allowed, with `consent` as its field and the purpose as its reason, when it was not given or was taken back
 */
export async function requireConsent(scope: Scope, client: ClientKey, purpose: ConsentPurpose): Promise<void> {
  await sharedAdvisoryLock(scope.transaction, lockOf(client))
  if (isStanding(await readLastConsent(scope, client, purpose))) return
  throw new Fault('not-allowed', missing[purpose], { fields: [{ path: 'consent', reason: purpose }] })
}
