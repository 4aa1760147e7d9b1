// /desk/inbox/{id}: one thing that waits, with what it is about.
import type { ShouldRevalidateFunction } from 'react-router'
import { DeskError } from '#web/areas/desk/desk-error.tsx'
import { ItemPage } from '#web/areas/inbox/item-page.tsx'
import { presentItem } from '#web/areas/inbox/present-item.server.ts'
import { deskTitle, loadDesk } from '#web/desk/present-desk.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import { useKept } from '#web/signed-in/use-kept.ts'
import type { Route } from './+types/desk.inbox.id'

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({
    ...deskTitle(page, 'inbox'),
    ...(await presentItem(page, id, new Date())),
  }))
}

/** Each look is written down: narrowing the list beside it is none. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskInboxItem({ loaderData, params: { id } }: Route.ComponentProps) {
  const known = useKept(loaderData?.known, id)
  if (!loaderData) return null
  if (known) return <ItemPage item={known} now={loaderData.now} />
  return (
    <div className="p-6">
      <FailedToLoad />
    </div>
  )
}

/** Beside the list of the inbox. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} />
}
