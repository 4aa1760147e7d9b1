// /hotels: searching a stay near the clinic, for everyone.
import { data } from 'react-router'
import { HotelsPage } from '#web/areas/hotels/hotels-page.tsx'
import { presentHotels } from '#web/areas/hotels/present-hotels.server.ts'
import { loaderHeaders, unsharedPage } from '#web/areas/hotels/unshared-page.ts'
import type { PageHandle } from '#web/layouts/kept-pages.tsx'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import type { Route } from './+types/hotels'

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await presentHotels(readPage(context), url, '/hotels', new Date())
  return data(view, { headers: view.found.kind === 'nothing-asked' ? {} : unsharedPage })
}

export const headers: Route.HeadersFunction = loaderHeaders

/** The form, its panels and the list stay as they were left. */
export const handle: PageHandle = { keepAlive: true, exactly: true }

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, { path: '/hotels', picture: 'page.hotels' })

export default function Hotels({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-8 md:py-12">
      <HotelsPage view={loaderData} />
    </div>
  )
}
