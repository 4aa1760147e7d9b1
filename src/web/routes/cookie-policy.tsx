// /cookie-policy: a legal text of the provider, and the choice about analytics.
import { CookieChoices } from '#web/areas/legal/cookie-choices.tsx'
import { LegalPage } from '#web/areas/legal/legal-page.tsx'
import { presentLegal } from '#web/areas/legal/present-legal.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page-context.ts'
import type { Route } from './+types/cookie-policy'

export async function loader({ context }: Route.LoaderArgs) {
  return presentLegal('cookie-policy', readPage(context))
}

export const clientLoader = fromPayload<typeof loader>('routes/cookie-policy')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage legal={loaderData}>
      <CookieChoices />
    </LegalPage>
  )
}
