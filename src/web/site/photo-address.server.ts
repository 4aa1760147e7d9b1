// Where the largest copy of a photograph lies, for those who read the page from outside.
import type { Photo } from '#contract/pictures.ts'
import { photoPath, photoWidths } from '#kernel/photo-path.ts'

export function photoAddress({ slug, digest }: Photo, { origin }: { origin: string }): string {
  const path = photoPath.replace('{slug}', slug).replace('{width}', String(Math.max(...photoWidths)))
  return `${origin}${path}?v=${digest}`
}
