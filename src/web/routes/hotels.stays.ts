// /hotels/_stays.json: what one more supplier has for a search, for a list that is on the screen already.
import { answerPart } from '#web/areas/hotels/answer-part.server.ts'
import { presentResults } from '#web/areas/hotels/present-results.server.ts'
import { readSearch } from '#web/areas/hotels/stay-address.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/hotels.stays'

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const source = searchParams.get('source')?.slice(0, 40)
  return answerPart(() => presentResults(readPage(context), readSearch(searchParams), source))
}
