// /desk: what waits for the provider’s own people.
import { NoItem } from '#web/areas/inbox/no-item.tsx'
import { deskTitle, loadDesk } from '#web/desk/present-desk.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.inbox'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => deskTitle(page, 'inbox'))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskInbox({ loaderData }: Route.ComponentProps) {
  return loaderData && <NoItem />
}
