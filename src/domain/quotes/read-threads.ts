// Reads quote requests with all versions of their offers, the words between, and where each stands.
import { and, asc, desc, eq, type InferSelectModel, inArray, type SQL } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { OfferState } from './offer.ts'
import { offerStateOf, type QuoteState, quoteStateOf } from './offer-states.ts'
import { quoteMessages, quoteOffers, quoteRequests } from './tables.ts'

export type QuoteRequest = InferSelectModel<typeof quoteRequests>
export type QuoteMessage = InferSelectModel<typeof quoteMessages>
export type OfferVersion = InferSelectModel<typeof quoteOffers> & { state: OfferState }

export type Thread = {
  request: QuoteRequest
  /** Newest first. */
  offers: OfferVersion[]
  /** Oldest first. */
  messages: QuoteMessage[]
  state: QuoteState
  /** Of the last request, message, offer or decision. */
  lastAt: Date
  /** The last of them was the client's, and asks for an answer. */
  isProvidersTurn: boolean
}

/** The condition that a request is a client's own: claimed by them. */
export const isClients = ({ poolId, sub }: ClientKey): SQL | undefined =>
  and(eq(quoteRequests.clientPoolId, poolId), eq(quoteRequests.clientSub, sub))

/** A reference as it is kept: people type it in small letters, and read it out with a space. */
export const normalReference = (text: string): string => text.trim().toUpperCase()

/** Newest first. @param today the plain date where the provider is */
export async function readThreads(scope: Scope, where: SQL | undefined, today: string): Promise<Thread[]> {
  const requests = await scope.rows(quoteRequests, where, {
    orderBy: [desc(quoteRequests.createdAt), desc(quoteRequests.reference)],
  })
  if (requests.length === 0) return []
  const references = requests.map(({ reference }) => reference)
  const offers = await scope.rows(quoteOffers, inArray(quoteOffers.reference, references), {
    orderBy: [desc(quoteOffers.version)],
  })
  const messages = await scope.rows(quoteMessages, inArray(quoteMessages.reference, references), {
    orderBy: [asc(quoteMessages.at), asc(quoteMessages.id)],
  })
  const ofRequest = <T extends { reference: string }>(rows: T[], { reference }: QuoteRequest) =>
    rows.filter((row) => row.reference === reference)
  return requests.map((request) => toThread(request, ofRequest(offers, request), ofRequest(messages, request), today))
}

function toThread(
  request: QuoteRequest,
  rows: InferSelectModel<typeof quoteOffers>[],
  messages: QuoteMessage[],
  today: string,
): Thread {
  const offers = rows.map((row, at) => ({ ...row, state: offerStateOf(row, at === 0, today) }))
  return { request, offers, messages, ...standOf(request.createdAt, offers, messages) }
}

/** Where a request stands. @param offers the last version first */
export function standOf(
  sentAt: Date,
  offers: readonly Pick<OfferVersion, 'sentAt' | 'decision' | 'decidedAt' | 'state'>[],
  messages: readonly Pick<QuoteMessage, 'at' | 'from'>[],
): Pick<Thread, 'state' | 'lastAt' | 'isProvidersTurn'> {
  const events = [
    { at: sentAt, asksProvider: true },
    ...messages.map(({ at, from }) => ({ at, asksProvider: from === 'client' })),
    ...offers.map((offer) => ({ at: offer.sentAt, asksProvider: false })),
    ...offers.flatMap(({ decidedAt, decision }) =>
      decidedAt ? [{ at: decidedAt, asksProvider: decision === 'accepted' }] : [],
    ),
  ]
  // Of two at the same moment the later in the list: a decision comes after what it decides.
  const last = events.reduce((latest, event) => (event.at >= latest.at ? event : latest))
  return { state: quoteStateOf(offers[0]?.state), lastAt: last.at, isProvidersTurn: last.asksProvider }
}
