// /profile/hotels/{id}: one hotel, for whoever is signed in.
import { presentTitle } from '#web/areas/profile/present-profile.server.ts'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.hotels.id'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return { ...presentTitle(page, 'hotels'), heading: page.t('hotels.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotel({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  return <h1>{loaderData.heading}</h1>
}
