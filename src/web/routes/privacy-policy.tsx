// /privacy-policy: a legal text of the provider.
import { LegalPage } from '#web/areas/legal/legal-page.tsx'
import { presentLegal } from '#web/areas/legal/present-legal.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import type { Route } from './+types/privacy-policy'

export async function loader({ context }: Route.LoaderArgs) {
  return presentLegal('privacy-policy', readPage(context))
}

export const clientLoader = fromPayload<typeof loader>('routes/privacy-policy')

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, { path: '/privacy-policy', picture: 'page.home' })

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage legal={loaderData} />
}
