// /profile/hotels/bookings: the client's hotel bookings.
import { BookingsPage } from '#web/areas/bookings/bookings-page.tsx'
import { presentBookings } from '#web/areas/bookings/present-bookings.server.ts'
import { hotelBookings } from '#web/areas/hotels/hotel-bookings.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.hotels.bookings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const bookings = await presentBookings(page, hotelBookings, new Date())
  return { ...presentTitle(page, 'bookings'), ...bookings, isConfirmed: session.emailVerified }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotelBookings({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, kind, heading, groups, isConfirmed } = loaderData
  return (
    <AreaTexts texts={texts}>
      <BookingsPage {...{ kind, heading, groups, isConfirmed }} />
    </AreaTexts>
  )
}
