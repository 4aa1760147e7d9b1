// /desk/inbox/{id}: one thing that waits, with what it is about.
import { deskTitle, loadDesk } from '#web/areas/desk/present-desk.server.ts'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import type { Route } from './+types/desk.inbox.id'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => deskTitle(page, 'inbox'))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskInboxItem({ loaderData }: Route.ComponentProps) {
  return loaderData && <h1>{loaderData.title}</h1>
}
