// /profile: what comes next on the way, which documents are wanted, and the last messages.
import { BookingCard } from '#web/areas/bookings/booking-card.tsx'
import { presentComing } from '#web/areas/bookings/present-bookings.server.ts'
import { hotelBookings } from '#web/areas/hotels/hotel-bookings.server.ts'
import { OrderCard } from '#web/areas/orders/order-card.tsx'
import { presentOrders } from '#web/areas/orders/present-orders.server.ts'
import { OverviewHead, OverviewPage } from '#web/areas/trips/overview-page.tsx'
import { presentOverview } from '#web/areas/trips/present-overview.server.ts'
import { type PageContext, readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { ConfirmFirst } from '#web/signed-in/confirm-first.tsx'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.home'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return {
    ...presentTitle(page, 'home'),
    overview: await presentOverview(page, presentBooked(page, new Date())),
    isConfirmed: session.emailVerified,
  }
}

/** Orders that are not over, then what is booked without one; undefined where neither can be had. */
async function presentBooked(page: PageContext, now: Date) {
  const [orders, stays] = await Promise.all([presentOrders(page, now), presentComing(page, hotelBookings, now)])
  const inOrders = new Set(orders?.flatMap(({ bookings }) => bookings))
  if (!orders && !stays) return undefined
  return [
    ...(orders ?? [])
      .filter(({ group }) => group !== 'over')
      .map((order) => ({ reference: order.reference, order, stay: undefined })),
    ...(stays ?? [])
      .filter(({ reference }) => !inOrders.has(reference))
      .map((stay) => ({ reference: stay.reference, order: undefined, stay })),
  ]
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHome({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { overview, isConfirmed } = loaderData
  return (
    <>
      <OverviewHead />
      {overview && (
        <OverviewPage
          overview={overview}
          drawStay={({ order, stay }) => (order ? <OrderCard {...order} /> : <BookingCard {...stay} />)}
        />
      )}
      {!overview && (isConfirmed ? <FailedToLoad /> : <ConfirmFirst />)}
    </>
  )
}
