// Illustrations drawn from the provider's data, for whatever there is no photograph of.

import { drawForPage } from '#web/areas/art/draw-for-page.server.ts'
import { readPage } from '#web/page-context.ts'
import type { Route } from './+types/art'

/** Under the number of the data it was drawn from, a picture never changes. */
const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=300'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = readPage(context)
  const picture = await drawForPage(page, params.kind, params.file)
  if (picture === undefined) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const current = new URL(request.url).searchParams.get('v') === String(page.provider.revision)
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': current ? forever : briefly },
  })
}
