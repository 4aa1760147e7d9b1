// Photographs in the sizes and formats that a browser asks for.

import type { PictureFormat, PictureSizes } from '#domain/pictures/read-pictures.ts'
import { Fault } from '#kernel/fault.ts'
import { isText } from '#kernel/is-text.ts'
import { photoPath, photoWidths } from '#kernel/photo-path.ts'
import type { ApiApp } from './serve.ts'

/** An address with the digest of the picture (`v`) never changes what it names. */
const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=300'

export function servePictures(app: ApiApp, pictureSizes: PictureSizes): void {
  app.hono.get(photoPath.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const provider = await context.get('findOwnProvider')()
    const known = photoWidths.find((one) => String(one) === context.req.param('width'))
    if (!known) throw new Fault('not-found', `Widths are ${photoWidths.join(', ')}.`)
    const format = bestFormat(context.req.header('accept') ?? '')
    const slug = context.req.param('slug') ?? ''
    if (!isText(slug)) throw new Fault('not-found', 'There is no such picture.')
    const bytes = await pictureSizes(provider, slug, known, format)
    const caching = context.req.query('v') ? forever : briefly
    return context.body(bytes, 200, { 'content-type': `image/${format}`, 'cache-control': caching, vary: 'accept' })
  })
}

function bestFormat(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}
