// /profile/hotels: searching a stay.
import { presentTitle } from '#web/areas/profile/present-profile.server.ts'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.hotels'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return { ...presentTitle(page, 'hotels'), heading: page.t('hotels.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotels({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  return <h1>{loaderData.heading}</h1>
}
