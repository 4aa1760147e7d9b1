// The frame of pictures for shared links: 1200 by 630 pixels of a drawing, signed with the clinic's mark in the corner.
import { drawTile } from './draw-icon.ts'
import { type Palette, tint } from './palette.ts'
import { type Frame, px } from './sheet.ts'

/** A card stands on a page of the site; a share stands alone, far from it. */
export type Shape = 'card' | 'share'

const size = { width: 1200, height: 630 }
/** Of the mark, in pixels of the picture. */
const tile = 96
const inset = 44

/** Shows a part of the drawing that is `width` of its units wide. */
export function shareFrame({ x, y, width }: { x: number; y: number; width: number }): Frame {
  return { ...size, view: { x, y, width, height: (width * size.height) / size.width } }
}

/** The mark in a lower corner, as large in every picture, with a rim that sets it off from a dark ground. */
export function signed({ view }: Frame, palette: Palette, corner: 'left' | 'right' = 'left'): string {
  const unit = view.width / size.width
  const x = view.x + (corner === 'left' ? inset : size.width - inset - tile) * unit
  const y = view.y + view.height - (inset + tile) * unit
  const scale = Math.round(((tile * unit) / 32) * 10_000) / 10_000
  const rim = `<rect x="-1" y="-1" width="34" height="34" rx="9" fill="${tint(palette.primary, 0.97, 0.014)}"/>`
  return `<g transform="translate(${px(x)} ${px(y)}) scale(${scale})">${rim}${drawTile(palette)}</g>`
}
