// /profile/hotels: searching a stay, for whoever is signed in.
import { HotelsPage } from '#web/areas/hotels/hotels-page.tsx'
import { presentHotels } from '#web/areas/hotels/present-hotels.server.ts'
import type { PageHandle } from '#web/layouts/kept-pages.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.hotels'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const view = await presentHotels(page, url, '/profile/hotels', new Date())
  return { ...presentTitle(page, 'hotels'), owner: session.sub, view }
}

/** As the public page of the same name. */
export const handle: PageHandle = { keepAlive: true, exactly: true }

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotels({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  return <HotelsPage view={loaderData.view} owner={loaderData.owner} />
}
