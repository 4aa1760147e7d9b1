// /: the home page of the provider.
import { HomePage } from '#web/areas/home/home-page.tsx'
import { presentHome } from '#web/areas/home/present-home.server.ts'
import { specialtiesOf } from '#web/areas/procedures/specialty-of.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import { describeClinic, describeSite } from '#web/site/describe-clinic.server.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const page = readPage(context)
  const home = await presentHome(page)
  page.describe(describeClinic(page, specialtiesOf(home.categories)))
  page.describe(describeSite(page))
  return home
}

export const clientLoader = fromPayload<typeof loader>('routes/home')

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, { path: '/', picture: 'page.home' })

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />
}
