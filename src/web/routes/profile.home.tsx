// /profile: what comes next on the way, which documents are wanted, and the last messages.

import { ConfirmFirst } from '#web/areas/profile/confirm-first.tsx'
import { FailedToLoad } from '#web/areas/profile/failed-to-load.tsx'
import { presentTitle } from '#web/areas/profile/present-profile.server.ts'
import { OverviewHead, OverviewPage } from '#web/areas/trips/overview-page.tsx'
import { presentOverview } from '#web/areas/trips/present-overview.server.ts'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.home'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return {
    ...presentTitle(page, 'home'),
    overview: await presentOverview(page, new Date()),
    isConfirmed: session.emailVerified,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHome({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { overview, isConfirmed } = loaderData
  return (
    <>
      <OverviewHead />
      {overview && <OverviewPage overview={overview} />}
      {!overview && (isConfirmed ? <FailedToLoad /> : <ConfirmFirst />)}
    </>
  )
}
