// /procedures: the searched list.
import { ListPage } from '#web/areas/procedures/list-page.tsx'
import { presentList } from '#web/areas/procedures/present-list.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page-context.ts'
import type { Route } from './+types/procedures'

export async function loader({ context, request }: Route.LoaderArgs) {
  return presentList(readPage(context), new URL(request.url))
}

export const clientLoader = fromPayload<typeof loader>('routes/procedures')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

export default function Procedures({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData} />
}
