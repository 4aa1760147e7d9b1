// /packages: everything on sale as a package.
import { PackagesPage } from '#web/areas/packages/packages-page.tsx'
import { presentPackages } from '#web/areas/packages/present-packages.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page-context.ts'
import type { Route } from './+types/packages'

export async function loader({ context, request }: Route.LoaderArgs) {
  return presentPackages(readPage(context), new URL(request.url))
}

export const clientLoader = fromPayload<typeof loader>('routes/packages')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

export default function Packages({ loaderData }: Route.ComponentProps) {
  return <PackagesPage list={loaderData} />
}
