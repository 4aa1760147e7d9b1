// Lists the requests of a provider for its own people: what each is called and where it stands, nothing of anyone's health.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { offerStateOf, type QuoteState } from './offer-states.ts'
import { standOf } from './read-threads.ts'
import { quoteMessages, quoteOffers, quoteRequests } from './tables.ts'

export type RequestLine = {
  reference: string
  state: QuoteState
  /** Plain dates where the provider is. */
  sentOn: string
  lastOn: string
  isProvidersTurn: boolean
}

const pageRows = 10_000

/** Newest first. Page by page, however many there are, and of each no more than its line needs. */
export async function* listRequests(database: Database, provider: Provider, now: Date): AsyncGenerator<RequestLine> {
  const dayOf = (moment: Date) => plainDate(moment, provider.location.timeZone)
  const today = dayOf(now)
  for (let after: Place | undefined; ; ) {
    const rows = await database.forProvider(provider.id, (scope) => readPage(scope, after))
    for (const { reference, createdAt, offer, message } of rows) {
      const offers = offer ? [{ ...offer, state: offerStateOf(offer, true, today) }] : []
      const { state, lastAt, isProvidersTurn } = standOf(createdAt, offers, message ? [message] : [])
      yield { reference, state, sentOn: dayOf(createdAt), lastOn: dayOf(lastAt), isProvidersTurn }
    }
    after = rows.at(-1)
    if (rows.length < pageRows) return
  }
}

/** `moment` is exact: a Date has lost some of it. */
type Place = { moment: string; reference: string }

function readPage({ transaction, providerId }: Scope, after: Place | undefined) {
  const { sentAt, validUntil, decision, decidedAt } = quoteOffers
  // The last version alone: whatever was done with those before was done before it came.
  const offer = transaction
    .select({ sentAt, validUntil, decision, decidedAt })
    .from(quoteOffers)
    .where(and(eq(quoteOffers.providerId, providerId), eq(quoteOffers.reference, quoteRequests.reference)))
    .orderBy(desc(quoteOffers.version))
    .limit(1)
    .as('offer')
  const message = transaction
    .select({ at: quoteMessages.at, from: quoteMessages.from })
    .from(quoteMessages)
    .where(and(eq(quoteMessages.providerId, providerId), eq(quoteMessages.reference, quoteRequests.reference)))
    .orderBy(desc(quoteMessages.at), desc(quoteMessages.id))
    .limit(1)
    .as('message')
  const { reference, createdAt } = quoteRequests
  // The first of the two says nothing that the second does not; row-level security lets an index answer that one alone.
  const older =
    after &&
    sql`${createdAt} <= ${after.moment}::timestamptz and (${createdAt}, ${reference}) < (${after.moment}::timestamptz, ${after.reference}::text)`
  return transaction
    .select({
      reference,
      createdAt,
      moment: sql<string>`${createdAt}::text`,
      offer: {
        sentAt: offer.sentAt,
        validUntil: offer.validUntil,
        decision: offer.decision,
        decidedAt: offer.decidedAt,
      },
      message: { at: message.at, from: message.from },
    })
    .from(quoteRequests)
    .leftJoinLateral(offer, sql`true`)
    .leftJoinLateral(message, sql`true`)
    .where(and(eq(quoteRequests.providerId, providerId), older))
    .orderBy(desc(createdAt), desc(reference))
    .limit(pageRows)
}
