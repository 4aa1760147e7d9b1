// /profile/me: who the client is and how to reach them, saved field by field.
import { useState } from 'react'
import { DetailsHead, DetailsPage } from '#web/areas/clients/details-page.tsx'
import { presentDetails } from '#web/areas/clients/present-details.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { ConfirmFirst } from '#web/signed-in/confirm-first.tsx'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.me'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return { ...presentTitle(page, 'me'), ...(await presentDetails(page, session, new Date())) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileMe({ loaderData }: Route.ComponentProps) {
  const [last, setLast] = useState(loaderData)
  // Asked for again in vain: what was there stays, with what is being typed into it.
  if (loaderData?.known && loaderData !== last) setLast(loaderData)
  if (!loaderData) return null
  const { owner, isConfirmed } = loaderData
  const known = loaderData.known ?? (last?.owner === owner ? last.known : undefined)
  if (known) return <DetailsPage key={owner} owner={owner} known={known} />
  return (
    <>
      <DetailsHead />
      {isConfirmed ? <FailedToLoad /> : <ConfirmFirst />}
    </>
  )
}
