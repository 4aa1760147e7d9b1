// /hotels/_days.json: what the same stay costs when it begins on another day.
import { answerPart } from '#web/areas/hotels/answer-part.server.ts'
import { presentDays } from '#web/areas/hotels/present-days.server.ts'
import { readSearch } from '#web/areas/hotels/stay-address.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/hotels.days'

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const hotel = searchParams.get('hotel')?.slice(0, 200)
  return answerPart(() => presentDays(readPage(context), readSearch(searchParams), hotel))
}
