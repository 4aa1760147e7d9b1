// /hotels/_hotel.json: the page of a hotel whose supplier was not as quick as the page, for a tab that waits for it.
import { answerPart } from '#web/areas/hotels/answer-part.server.ts'
import { presentHotel } from '#web/areas/hotels/present-hotel.server.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/hotels.hotel'

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query } = new URL(request.url)
  const base = query.get('base') === '/profile/hotels' ? '/profile/hotels' : '/hotels'
  const asked = { id: query.get('hotel') ?? '', query, base, now: new Date(), isPatient: true } as const
  return answerPart(async () => {
    const { hotelsTexts: _, ...view } = (await presentHotel(readPage(context), asked)).view
    return view
  })
}
