// /procedures: the searched list.
import { describeList } from '#web/areas/procedures/describe-list.server.ts'
import { ListPage } from '#web/areas/procedures/list-page.tsx'
import { placeOfList } from '#web/areas/procedures/place-of-list.ts'
import { presentList } from '#web/areas/procedures/present-list.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import type { Route } from './+types/procedures'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPage(context)
  const list = await presentList(page, new URL(request.url))
  for (const thing of describeList(page, list)) page.describe(thing)
  return list
}

export const clientLoader = fromPayload<typeof loader>('routes/procedures')

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, placeOfList(loaderData?.category))

export default function Procedures({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData} />
}
