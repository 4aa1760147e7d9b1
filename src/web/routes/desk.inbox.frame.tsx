// What /desk and /desk/inbox/{id} stand in: the list of what waits.
import { Outlet, type ShouldRevalidateFunction } from 'react-router'
import { InboxFrame } from '#web/areas/inbox/inbox-frame.tsx'
import { isOtherSearch } from '#web/areas/inbox/inbox-search.ts'
import { loadInbox } from '#web/areas/inbox/load-inbox.ts'
import { presentInbox } from '#web/areas/inbox/present-inbox.server.ts'
import { loadFirstPage } from '#web/desk/present-desk.server.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/desk.inbox.frame'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadFirstPage(page, url, () => presentInbox(page, url, new Date()))
}

/** In a tab that searches it is asked with what stands in no address. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadInbox(request, serverLoader)

/** The way from the list to an item and back changes nothing of the list: what others do, the stream tells. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  (currentUrl.pathname === nextUrl.pathname || currentUrl.search !== nextUrl.search || isOtherSearch()) &&
  defaultShouldRevalidate

export default function DeskInboxFrame({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  return (
    <InboxFrame view={loaderData}>
      <Outlet />
    </InboxFrame>
  )
}
