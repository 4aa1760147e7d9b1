// Draws the picture of the whole list: one subject for every category, seated around the orchestra of the theatre.
import { drawMotif } from './draw-motif.ts'
import { inksFor } from './inks.ts'
import { motifsFor } from './motifs.ts'
import type { Palette } from './palette.ts'
import { seedFrom } from './seed.ts'
import { shareFrame, signed } from './share-frame.ts'
import { px, sheetOf } from './sheet.ts'
import { drawRipples, drawTheatre, onCircle } from './theatre.ts'

/** Categories in the provider's order; more than eleven are left out. */
export type Gathering = { slug: string; categories: readonly { slug: string; name: string }[]; palette: Palette }

const size = { width: 1200, height: 630 }
const centre = { x: 600, y: 640 }
/** `reach` in degrees to either side of the middle. */
type Row = { radius: number; reach: number; disc: number }
const inner: Row = { radius: 270, reach: 62, disc: 75 }
const outer: Row = { radius: 468, reach: 64, disc: 75 }
const only: Row = { radius: 392, reach: 56, disc: 98 }

/** The rows and how many sit in each: few sit together in one, more in two. */
function seat(count: number): [Row, number][] {
  if (count <= 4) return [[only, count]]
  const first = Math.min(7, Math.ceil(count * 0.6))
  return [
    [outer, first],
    [inner, Math.min(4, count - first)],
  ]
}

/** A 1200 by 630 picture for shared links. */
export function drawGathering({ slug, categories, palette }: Gathering): string {
  const seed = seedFrom(`gathering ${slug}`)
  const sheet = sheetOf(size, inksFor(palette, 'dawn'), seed.key)
  const theatre = { centre, inner: 168, step: 38, tiers: 14, facing: 0, sweep: 184, aisles: 9 }
  const places = seat(categories.length).flatMap(([row, count]) =>
    bearings(row, count).map((bearing) => ({ ...row, bearing })),
  )
  const discs = places.map(({ radius, disc, bearing }, index) => {
    const category = categories[index] ?? { slug: '', name: '' }
    const at = onCircle(centre, radius, bearing)
    const name = seed.pick(motifsFor(category.name, category.slug))
    return drawMotif(sheet, name, { at, radius: disc, disc: index % 3 === 1 ? 'sun' : 'paper', lineWidth: 2.6 })
  })
  const frame = shareFrame({ x: 0, y: 0, width: size.width })
  return sheet.finish(
    `<rect width="1200" height="630" fill="${sheet.fade('sky', 'haze', 75)}"/>` +
      drawRipples(sheet, centre, 60, 22, 5) +
      drawTheatre(sheet, theatre) +
      `<circle cx="${px(centre.x)}" cy="${px(centre.y)}" r="118" fill="${sheet.fade('sun', 'glow', 80)}"/>` +
      discs.join('') +
      signed(frame, palette),
    frame,
  )
}

/** Around the middle, a little more than a disc apart where the row has room for it. */
function bearings({ radius, reach, disc }: Row, count: number): number[] {
  const apart = (((disc * 2.5) / radius) * 180) / Math.PI
  const half = Math.min(reach, ((count - 1) * apart) / 2)
  return Array.from({ length: count }, (_, index) => (count < 2 ? 0 : -half + (index * 2 * half) / (count - 1)))
}
