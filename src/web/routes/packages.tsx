// /packages: everything on sale as a package.
import { PackagesPage } from '#web/areas/packages/packages-page.tsx'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import { describePackages } from '#web/site/describe-offer.server.ts'
import { presentPackages } from '#web/site/present-packages.server.ts'
import type { Route } from './+types/packages'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPage(context)
  const list = await presentPackages(page, new URL(request.url))
  // Of one category only a part is shown, and machines are told of nothing that is not.
  if (!list.category) for (const thing of await describePackages(page)) page.describe(thing)
  return list
}

export const clientLoader = fromPayload<typeof loader>('routes/packages')

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, { path: '/packages', picture: 'page.packages' })

export default function Packages({ loaderData }: Route.ComponentProps) {
  return <PackagesPage list={loaderData} />
}
