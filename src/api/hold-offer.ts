// Holds an accepted offer, or one that is open, so that it can be paid for: once an order, however often it is asked for.
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import { readClientQuotes } from '#domain/quotes/read-client-quotes.ts'
import { holdOnce } from './hold-once.ts'
import type { OrderApiParts, OrderCalls } from './order-calls.ts'

type OfferToHold = { quote: string; version: number; language: string; key: string | undefined }

/**
 * @returns the reference of the booking
 * @throws Fault not-found; no-longer-possible where the offer is not the last one, or cannot be paid here
 */
export async function holdOffer(
  parts: OrderApiParts,
  caller: OrderCalls['caller'],
  { quote, version, language, key }: OfferToHold,
): Promise<string> {
  const request = { quote, version }
  const threads = await readClientQuotes(parts.database, caller, quote, parts.clock())
  const thread = threads.find((one) => one.request.reference === quote)
  const offer = thread?.offers.find((one) => one.version === version)
  if (!thread || !offer) throw noLonger('gone', 'version')
  return holdOnce(parts, caller, {
    kind: 'procedure',
    request,
    seen: offerTotal(offer.content),
    procedureSlug: thread.request.procedureSlug,
    language,
    key,
  })
}
