// /profile/manage-bookings/{id}: one order of the client, by its reference.

import { areaTexts } from '#texts/catalogues.ts'
import { OrderPage } from '#web/areas/orders/order-page.tsx'
import { presentOrder } from '#web/areas/orders/present-order.server.ts'
import { MissingBoundary } from '#web/areas/profile/missing-boundary.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.manage-bookings.id'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const search = new URL(url).searchParams
  const [item, what] = [
    search.get('change'),
    search.get('what') === 'people' ? ('people' as const) : ('dates' as const),
  ]
  const changing = item === null ? null : { item, what }
  const asked = { reference: params.id, cancelling: search.get('cancel'), changing, now: new Date() }
  return {
    ...presentTitle(page, 'manage'),
    texts: areaTexts(page.visitor.language, 'orders', 'bookings', 'payer'),
    heading: page.t('orders.title'),
    order: await presentOrder(page, asked),
  }
}

/** Of what is not theirs, or nobody's. */
export const ErrorBoundary = MissingBoundary

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileManageBooking({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, heading, order } = loaderData
  if (!order) {
    return (
      <div className="grid gap-6">
        <h1>{heading}</h1>
        <FailedToLoad />
      </div>
    )
  }
  return (
    <AreaTexts texts={texts}>
      <OrderPage key={order.reference} order={order} />
    </AreaTexts>
  )
}
