// /profile/manage-bookings: everything that the client has booked, paid here or elsewhere.

import { areaTexts } from '#texts/catalogues.ts'
import { BookingCard } from '#web/areas/bookings/booking-card.tsx'
import { presentBookings } from '#web/areas/bookings/present-bookings.server.ts'
import { hotelBookings } from '#web/areas/hotels/hotel-bookings.server.ts'
import { OrdersPage } from '#web/areas/orders/orders-page.tsx'
import { groupOrders, presentOrders } from '#web/areas/orders/present-orders.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.manage-bookings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const now = new Date()
  const [orders, bookings] = await Promise.all([presentOrders(page, now), presentBookings(page, hotelBookings, now)])
  const inOrders = new Set(orders?.flatMap((order) => order.bookings))
  const singles = bookings.groups?.flatMap(({ items }) => items).filter(({ reference }) => !inOrders.has(reference))
  return {
    ...presentTitle(page, 'manage'),
    texts: { ...bookings.texts, ...areaTexts(page.visitor.language, 'orders') },
    groups: orders && singles && groupOrders(page, orders, singles),
    isConfirmed: session.emailVerified,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileManageBookings({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, groups, isConfirmed } = loaderData
  return (
    <AreaTexts texts={texts}>
      <OrdersPage groups={groups} isConfirmed={isConfirmed} drawSingle={(single) => <BookingCard {...single} />} />
    </AreaTexts>
  )
}
