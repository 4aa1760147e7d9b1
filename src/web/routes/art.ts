// Illustrations drawn from the provider's data, for whatever there is no photograph of; and the pictures of shared links.
import { redirect } from 'react-router'
import { drawForPage } from '#web/areas/art/draw-for-page.server.ts'
import { drawShare, shareName } from '#web/areas/art/draw-share.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { sharePath } from '#web/page/share-picture.ts'
import type { Route } from './+types/art'

/** Under the number of the data it was drawn from, a picture never changes. */
const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=300'
const notKept = { 'cache-control': 'no-store' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = readPage(context)
  const { pathname, search } = new URL(request.url)
  const version = `?v=${page.provider.revision}`
  if (params.kind === 'share') {
    const name = shareName(params.file.replace(/\.png$/, ''))
    const drawing = params.file.endsWith('.png') ? await drawShare(page, `${name}.png`) : undefined
    if (drawing === undefined) return new Response(null, { status: 404, headers: notKept })
    // Pixels are dear: nobody gets them drawn again and again under numbers or spellings of their own.
    const only = sharePath(name, page.provider.revision)
    if (pathname + search !== only) return redirect(only, { headers: notKept })
    return new Response(await page.rasterise(drawing), {
      headers: { 'content-type': 'image/png', 'cache-control': forever },
    })
  }
  const picture = await drawForPage(page, params.kind, params.file)
  if (picture === undefined) return new Response(null, { status: 404, headers: notKept })
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': search === version ? forever : briefly },
  })
}
