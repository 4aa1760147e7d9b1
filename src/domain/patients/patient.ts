// Whom a provider may look at: clients who asked it for something, booked something of it, or showed it something.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { isBookingOf } from '#domain/bookings/open-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { holdAccount } from '#domain/clients/hold-account.ts'
import { sharesOf } from '#domain/documents/read-shares.ts'
import { documentShares } from '#domain/documents/tables.ts'
import { isClients } from '#domain/quotes/read-threads.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { Fault } from '#kernel/fault.ts'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * @param id as addresses of the desk have it: the subject in the pool that the provider's own people are in as well
 * @throws Fault not-found for what is no id at all
 */
export function patientKey({ poolId }: { poolId: string }, id: string): ClientKey {
  if (!isId.test(id)) throw notHere()
  return { poolId, sub: id }
}

/**
 * Until the end of the transaction nobody erases them. A held room that was never agreed to is no word to the provider.
 * @param scope of `forClient`, entered as this client at the provider
 * @throws Fault not-found for whoever has nothing to do with this provider, known elsewhere or not
 */
export async function needPatient(scope: Scope, client: ClientKey): Promise<void> {
  if (!(await holdAccount(scope, client))) throw notHere()
  const first = { limit: 1 }
  const [request] = await scope.rows(quoteRequests, isClients(client), first)
  const [share] = request ? [] : await scope.rows(documentShares, sharesOf(client), first)
  const isAgreed = and(isBookingOf(client), isNotNull(bookings.agreedAt))
  const [booking] = request || share ? [] : await scope.rows(bookings, isAgreed, first)
  if (!request && !share && !booking) throw notHere()
}

export const isOfReference = (reference: string) => eq(quoteRequests.reference, reference)

const notHere = () => new Fault('not-found', 'There is no such patient here.')
