// /procedures: the searched list.
import { ListPage } from '../areas/procedures/list-page.tsx'
import { presentList } from '../areas/procedures/present-list.server.ts'
import { readPage } from '../page-context.ts'
import type { Route } from './+types/procedures'

export async function loader({ context, request }: Route.LoaderArgs) {
  return presentList(readPage(context), new URL(request.url))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

export default function Procedures({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData} />
}
