// Finds the version of an offer that a client books: of a request of their own, and how it stands now.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { BookingRow } from '#domain/bookings/booking.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { OfferState } from '#domain/quotes/offer.ts'
import { normalReference, readThreads } from '#domain/quotes/read-threads.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { OfferedTreatment } from './freeze-offer.ts'
import { type TreatmentItem, treatmentRequest } from './treatment.ts'

export type OwnOffer = OfferedTreatment & { state: OfferState; validUntil: string }

/** Undefined for what is not theirs, known or not. */
export async function findOwnOffer(
  scope: Scope,
  row: Pick<BookingRow, 'request' | 'clientPoolId' | 'clientSub'>,
  { location }: Provider,
  now: Date,
): Promise<OwnOffer | undefined> {
  const { quote, version } = treatmentRequest.parse(row.request)
  const named = eq(quoteRequests.reference, normalReference(quote))
  const [thread] = await readThreads(scope, named, plainDate(now, location.timeZone))
  const offer = thread?.offers.find((one) => one.version === version)
  if (!thread || !offer) return undefined
  const { request } = thread
  if (request.clientPoolId !== row.clientPoolId || request.clientSub !== row.clientSub) return undefined
  const { content, state, validUntil } = offer
  const slug = request.procedureSlug
  const name = slug === null ? undefined : (await readProcedureNames(scope, [slug])).get(slug)
  return {
    quote: request.reference,
    version,
    content,
    procedure: slug !== null && name ? { slug, name } : null,
    practitioner: await readPractitionerName(scope, content.practitionerSlug),
    state,
    validUntil,
  }
}

async function readPractitionerName(scope: Scope, slug: string | null) {
  const [found] = slug === null ? [] : await scope.rows(practitioners, eq(practitioners.slug, slug))
  return found?.name ?? null
}

/** What was accepted is agreed: it can be paid for another day whenever it is asked for, up to the first day at the clinic. */
const acceptedHoldMs = 24 * 3_600_000

/** An open offer is held for as long as it can be accepted. */
export function holdEndOf({ state, validUntil }: OwnOffer, { from, clinic }: TreatmentItem, now: Date): Date {
  const startOf = (day: string) => momentAt(day, '00:00', clinic.timeZone).getTime()
  const lastMs = startOf(addDays(validUntil, 1))
  const untilMs = state === 'accepted' ? Math.max(lastMs, now.getTime() + acceptedHoldMs) : lastMs
  return new Date(Math.min(untilMs, startOf(from)))
}
