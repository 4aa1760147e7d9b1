// /profile/hotels/bookings: the client's hotel bookings.
import { BookingsPage } from '#web/areas/hotels/bookings-page.tsx'
import { presentBookings } from '#web/areas/hotels/present-bookings.server.ts'
import { presentTitle } from '#web/areas/profile/present-profile.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.hotels.bookings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const bookings = await presentBookings(page, new Date())
  return { ...presentTitle(page, 'bookings'), ...bookings, isConfirmed: session.emailVerified }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotelBookings({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { hotelsTexts, heading, groups, isConfirmed } = loaderData
  return (
    <AreaTexts texts={hotelsTexts}>
      <BookingsPage {...{ heading, groups, isConfirmed }} />
    </AreaTexts>
  )
}
