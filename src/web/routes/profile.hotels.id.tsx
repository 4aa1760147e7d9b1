// /profile/hotels/{id}: one hotel, for whoever is signed in; here a room is held.

import { ChooseRoom } from '#web/areas/hotels/choose-room.tsx'
import { DetailPage } from '#web/areas/hotels/detail-page.tsx'
import { type HotelView, presentHotel } from '#web/areas/hotels/present-hotel.server.ts'
import { useLateHotel } from '#web/areas/hotels/use-late-hotel.ts'
import { MissingBoundary } from '#web/areas/profile/missing-boundary.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import type { Route } from './+types/profile.hotels.id'

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const asked = { id, query: new URL(url).searchParams, base: '/profile/hotels', now: new Date() } as const
  const { view } = await presentHotel(page, asked)
  return view
}

/** Of what is not theirs, or nobody's. */
export const ErrorBoundary = MissingBoundary

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileHotel({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  return (
    <AreaTexts texts={loaderData.hotelsTexts}>
      <Own loaded={loaderData} />
    </AreaTexts>
  )
}

function Own({ loaded }: { loaded: HotelView }) {
  const view = useLateHotel(loaded)
  return <DetailPage view={view} rooms={<ChooseRoom key={view.id} view={view} />} />
}
