// /profile/hotels/bookings/{reference}: one booking, held and to be confirmed, or booked.

import { BookingPage } from '#web/areas/bookings/booking-page.tsx'
import { presentBooking } from '#web/areas/bookings/present-booking.server.ts'
import { GuestForm } from '#web/areas/hotels/guest-form.tsx'
import { hotelBookingCalls } from '#web/areas/hotels/hotel-booking-calls.ts'
import { hotelBookings } from '#web/areas/hotels/hotel-bookings.server.ts'
import { MissingBoundary } from '#web/areas/profile/missing-boundary.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.hotels.bookings.reference'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const isCancelling = new URL(url).searchParams.has('cancel')
  const asked = { reference: params.reference, isCancelling, now: new Date() }
  return {
    ...presentTitle(page, 'hotels'),
    ...(await presentBooking(page, session, hotelBookings, asked)),
    isCancelling,
  }
}

/** Of what is not theirs, or nobody's. */
export const ErrorBoundary = MissingBoundary

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotelBooking({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, heading, booking, form, cancel, isCancelling } = loaderData
  if (!booking) {
    return (
      <div className="grid gap-6">
        <h1>{heading}</h1>
        <FailedToLoad />
      </div>
    )
  }
  return (
    <AreaTexts texts={texts}>
      <BookingPage
        key={booking.reference}
        {...{ booking, cancel, isCancelling }}
        calls={hotelBookingCalls}
        confirm={(action) => form && <GuestForm booking={booking} person={form} action={action} />}
      />
    </AreaTexts>
  )
}
