// Where a mail about a request goes, and in which language: the client's own words before those of the form.
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { defaultNotifications, type Notifications } from '#domain/clients/client.ts'
import { readReach } from '#domain/clients/read-reach.ts'
import type { QuoteRequest } from './read-threads.ts'

export type Addressee = { to: string; language: string; hasAccount: boolean; notifications: Notifications }

/** Whose request it is; undefined while nobody claimed it. */
export function clientOfRequest(request: Pick<QuoteRequest, 'clientPoolId' | 'clientSub'>): ClientKey | undefined {
  const { clientPoolId: poolId, clientSub: sub } = request
  return poolId !== null && sub !== null ? { poolId, sub } : undefined
}

/**
 * @param scope entered as the client of a request that is claimed
 * @returns undefined where no address is known to be theirs: the one of the form may have passed to somebody else since
 */
export async function reachClient(scope: Scope, request: QuoteRequest): Promise<Addressee | undefined> {
  const client = clientOfRequest(request)
  if (!client) {
    return { to: request.email, language: request.language, hasAccount: false, notifications: defaultNotifications }
  }
  const reach = await readReach(scope, client)
  if (!reach?.emailVerified) return undefined
  const { email, notifications } = reach
  return { to: email, language: reach.language || request.language, hasAccount: true, notifications }
}
