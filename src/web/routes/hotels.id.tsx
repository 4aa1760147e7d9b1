// /hotels/{id}: one hotel with its rooms, for everyone.
import { data } from 'react-router'
import { describeHotel, placeOfHotel } from '#web/areas/hotels/describe-hotel.server.ts'
import { DetailPage } from '#web/areas/hotels/detail-page.tsx'
import { presentHotel } from '#web/areas/hotels/present-hotel.server.ts'
import { loaderHeaders, unsharedPage } from '#web/areas/hotels/unshared-page.ts'
import { useLateHotel } from '#web/areas/hotels/use-late-hotel.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { metaOf, unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/hotels.id'

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const asked = { id, query: new URL(url).searchParams, base: '/hotels', now: new Date() } as const
  const { view, hotel } = await presentHotel(page, asked)
  if (hotel) for (const thing of describeHotel(hotel, page)) page.describe(thing)
  const { path } = placeOfHotel(id)
  return data({ ...view, path }, { headers: view.isLasting ? {} : unsharedPage })
}

export const headers: Route.HeadersFunction = loaderHeaders

/** The address of the page is the hotel's alone: whatever stay it shows is for whoever asked. */
export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  loaderData?.facts
    ? metaOf(root.loaderData, loaderData, { path: loaderData.path, picture: `hotel.${loaderData.id}` })
    : unlistedMeta(loaderData)

export default function Hotel({ loaderData }: Route.ComponentProps) {
  const view = useLateHotel(loaderData)
  return (
    <AreaTexts texts={loaderData.hotelsTexts}>
      <div className="page py-8 md:py-12">
        <DetailPage view={view} />
      </div>
    </AreaTexts>
  )
}
