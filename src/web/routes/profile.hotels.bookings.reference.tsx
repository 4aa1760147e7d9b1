// /profile/hotels/bookings/{reference}: one booking, held and to be confirmed, or booked.
import { BookingPage } from '#web/areas/hotels/booking-page.tsx'
import { presentBooking } from '#web/areas/hotels/present-booking.server.ts'
import { FailedToLoad } from '#web/areas/profile/failed-to-load.tsx'
import { presentTitle } from '#web/areas/profile/present-profile.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.hotels.bookings.reference'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const isCancelling = new URL(url).searchParams.has('cancel')
  const asked = { reference: params.reference, isCancelling, now: new Date() }
  return { ...presentTitle(page, 'hotels'), ...(await presentBooking(page, session, asked)), isCancelling }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotelBooking({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { hotelsTexts, heading, booking, person, cancel, isCancelling } = loaderData
  if (!booking) {
    return (
      <div className="grid gap-6">
        <h1>{heading}</h1>
        <FailedToLoad />
      </div>
    )
  }
  return (
    <AreaTexts texts={hotelsTexts}>
      <BookingPage key={booking.reference} {...{ booking, person, cancel, isCancelling }} />
    </AreaTexts>
  )
}
