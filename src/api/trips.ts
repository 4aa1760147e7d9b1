// The first page of the profile: next steps, documents that are wanted, and the provider's last words.
import type { z } from 'zod'
import { getTripOverview } from '#contract/trips.ts'
import type { Database } from '#db/open.ts'
import { type Bookable, kindOf } from '#domain/bookings/bookable.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { findAccount } from '#domain/clients/accounts.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import type { ClientThread } from '#domain/quotes/read-client-quotes.ts'
import {
  type NextStep,
  nextSteps,
  type StepCode,
  tripsWithoutHotel,
  wantedDocuments,
} from '#domain/trips/next-steps.ts'
import { readTrip, type Trip } from '#domain/trips/read-trip.ts'
import { plainDate } from '#kernel/clock.ts'
import { inLanguage } from '#kernel/localized.ts'
import { type CatalogueParts } from './catalogue.ts'
import { clientOf } from './client-of.ts'
import { presentSummary, type ThreadReader } from './present-thread.ts'
import { type ApiApp, serve } from './serve.ts'

export type TripApiParts = CatalogueParts & Pick<BookingParts, 'bookables'> & { database: Database }

type Overview = z.input<typeof getTripOverview.reply>

/** The pages on which steps are done; those that are about one request lead to its own, by its reference: a procedure may be asked for twice. */
const pages: Partial<Record<StepCode, string>> = {
  'confirm-email': '/profile/setting',
  'ask-for-quote': '/quote',
  'add-documents': '/profile/documents',
  'share-documents': '/profile/documents',
  'complete-details': '/profile/me',
  'renew-passport': '/profile/me#passport',
}

export function serveTrips(app: ApiApp, parts: TripApiParts): void {
  const { database, readCatalogue, exchange, clock, bookables } = parts
  serve(app, getTripOverview, async ({ language, currency }, call) => {
    const known = await findAccount(database, call.session)
    // Nothing is shown for an address that is not theirs yet; but what to do about it is.
    if (known && !known.emailVerified) return unconfirmed
    const asker = await clientOf(database, call)
    const now = clock()
    const trip = await readTrip({ database, bookables }, asker, now)
    const [catalogue, converter] = await Promise.all([readCatalogue(asker.provider), exchange.converterFor([])])
    const today = plainDate(now, asker.provider.location.timeZone)
    return presentTrip(trip, { catalogue, converter, language, currency }, bookables, today)
  })
}

const unconfirmed: Overview = {
  steps: [{ code: 'confirm-email', href: '/profile/setting', about: '', by: null }],
  documents: { wanted: [], have: 0 },
  fitToFly: [],
  messages: [],
}

function presentTrip(
  { facts, threads, bookings, documents, releases }: Trip,
  reader: ThreadReader,
  bookables: readonly Bookable[],
  today: string,
): Overview {
  const shown = new Map(
    threads.map((thread) => [
      thread.request.reference,
      { title: presentSummary(thread, reader).title, agreed: agreedIn(thread) },
    ]),
  )
  const hotelless = new Map(tripsWithoutHotel(facts, today).map((trip) => [trip.reference, trip]))
  const hrefOf = (code: StepCode, quote: string | null) => {
    const trip = code === 'book-hotel' ? hotelless.get(quote ?? '') : undefined
    if (trip) return `/profile/hotels?checkIn=${trip.from}&checkOut=${trip.until}`
    return pages[code] ?? `/profile/procedures/${quote}`
  }
  const present = ({ code, quote, by, stay, order }: NextStep) => {
    if (order !== undefined) return { code, href: `/profile/manage-bookings/${order}`, about: order, by }
    const booking = bookings.find(({ reference }) => reference === stay)
    if (booking) {
      const { voucher } = kindOf(bookables, booking)
      return { code, href: `${voucher.path}/${stay}`, about: inLanguage(booking.title, reader.language), by }
    }
    const about = shown.get(quote ?? '')
    const agreed = code === 'offer-accepted' && about?.agreed
    const step = { code, href: hrefOf(code, quote), about: about?.title ?? '', by }
    return agreed ? { ...step, agreed } : step
  }
  const said = threads.flatMap(({ request, messages }) => {
    const last = messages.findLast(({ from }) => from === 'provider')
    return last ? [{ ...last, reference: request.reference }] : []
  })
  return {
    steps: nextSteps(facts, today).map(present),
    documents: {
      wanted: wantedDocuments(facts, today).map(({ kind, reference, practitioner, isAdded }) => ({
        kind,
        for: shown.get(reference)?.title ?? '',
        href: '/profile/documents',
        practitioner,
        isAdded,
      })),
      have: documents,
    },
    fitToFly: releases.map(({ reference, flyFrom, note, byName, at }) => ({
      reference,
      about: shown.get(reference)?.title ?? '',
      flyFrom,
      note,
      by: byName,
      at: at.toISOString(),
    })),
    messages: said
      .toSorted((one, other) => Number(other.at) - Number(one.at))
      .map(({ text, at, reference }) => ({
        slug: reference,
        title: shown.get(reference)?.title ?? '',
        text,
        at: at.toISOString(),
      })),
  }
}

function agreedIn({ offers: [last] }: ClientThread): Overview['steps'][number]['agreed'] {
  if (last?.state !== 'accepted') return undefined
  const { from, until } = last.content
  return { total: offerTotal(last.content), from, until }
}
