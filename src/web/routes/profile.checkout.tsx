// /profile/checkout: the order that the client is at, agreed to and paid here.
import { CheckoutPage } from '#web/areas/checkout/checkout-page.tsx'
import { EmptyCheckout } from '#web/areas/checkout/empty-checkout.tsx'
import { presentCheckout } from '#web/areas/checkout/present-checkout.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import type { Route } from './+types/profile.checkout'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return presentCheckout(page, session, new URL(url).searchParams.get('order'), new Date())
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileCheckout({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, order, person, extras } = loaderData
  return (
    <AreaTexts texts={texts}>
      {order === undefined && <FailedToLoad />}
      {order === null && <EmptyCheckout />}
      {order && <CheckoutPage key={order.reference} {...{ order, person, extras }} />}
    </AreaTexts>
  )
}
