// /cookie-policy: a legal text of the provider, and the choice about what may be observed.
import { CookieChoices } from '#web/areas/consent/cookie-choices.tsx'
import { presentConsent } from '#web/areas/consent/present-consent.server.ts'
import { presentStored } from '#web/areas/consent/present-stored.server.ts'
import { StoredList } from '#web/areas/consent/stored-list.tsx'
import { LegalPage } from '#web/areas/legal/legal-page.tsx'
import { presentLegal } from '#web/areas/legal/present-legal.server.ts'
import { ForgetDevice } from '#web/areas/preferences/forget-device.tsx'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import type { Route } from './+types/cookie-policy'

export async function loader({ context }: Route.LoaderArgs) {
  const page = readPage(context)
  return { ...(await presentLegal('cookie-policy', page)), offer: presentConsent(page), stored: presentStored(page) }
}

export const clientLoader = fromPayload<typeof loader>('routes/cookie-policy')

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, { path: '/cookie-policy', picture: 'page.home' })

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage legal={loaderData}>
      <CookieChoices offer={loaderData.offer} />
      <StoredList stored={loaderData.stored} />
      <ForgetDevice />
    </LegalPage>
  )
}
