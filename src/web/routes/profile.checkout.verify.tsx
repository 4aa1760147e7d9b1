// /profile/checkout/verify: the test bank asks whether whoever pays is who they say they are.
import { presentCheckout } from '#web/areas/checkout/present-checkout.server.ts'
import { VerifyPage } from '#web/areas/checkout/verify-page.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import type { Route } from './+types/profile.checkout.verify'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const { texts, order } = await presentCheckout(page, session, new URL(url).searchParams.get('order'), new Date())
  return { title: page.t('meta.checkout.verifyTitle', { clinic: page.provider.name }), texts, order }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileCheckoutVerify({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, order } = loaderData
  return <AreaTexts texts={texts}>{order === undefined ? <FailedToLoad /> : <VerifyPage order={order} />}</AreaTexts>
}
