// What towns in the drawings are made of: rows of houses along the shore, and the water before them.
import type { Role } from './inks.ts'
import type { Seed } from './seed.ts'
import { px, type Sheet } from './sheet.ts'

/** `shore`: where the houses stand, from the top. */
export type Skyline = { shore: number; width: number; tallest: number; ink: Role; opacity: number }

/** One house: a block that may end in a dome, a gable or a flat roof. */
function drawHouse(seed: Seed, shore: number, x: number, width: number, height: number): string {
  const top = shore - height
  const half = width / 2
  const foot = `V${shore}H${px(x)}Z`
  const roof = seed.below(5)
  if (roof === 0) return `M${px(x)} ${px(top)}A${px(half)} ${px(half)} 0 0 1 ${px(x + width)} ${px(top)}${foot}`
  if (roof === 1)
    return `M${px(x)} ${px(top)}L${px(x + half)} ${px(top - half * 0.55)}L${px(x + width)} ${px(top)}${foot}`
  return `M${px(x)} ${px(top)}H${px(x + width)}${foot}`
}

export function drawSkyline(sheet: Sheet, seed: Seed, { shore, width: end, tallest, ink, opacity }: Skyline): string {
  let houses = ''
  for (let x = -seed.between(0, 30); x < end; ) {
    const width = seed.between(26, 58)
    houses += drawHouse(seed, shore, x, width, seed.between(tallest * 0.3, tallest))
    x += width + (seed.below(3) === 0 ? seed.between(6, 26) : 0)
  }
  return `<path d="${houses}" fill="${sheet.fade(ink, 'tier1')}" opacity="${opacity}"/>`
}

/** From the shore to the lower edge of a sheet of 640 by 400. */
export function drawWater(sheet: Sheet, seed: Seed, shore: number): string {
  const glints = Array.from({ length: 9 }, () => {
    const x = seed.between(20, 560)
    return `M${px(x)} ${px(seed.between(shore + 14, 392))}h${px(seed.between(24, 90))}`
  })
  return (
    `<rect y="${shore}" width="640" height="${400 - shore}" fill="${sheet.fade('tier3', 'tier1')}"/>` +
    `<path d="${glints.join('')}" stroke-linecap="round" ${sheet.stroke('sky', 2)} opacity=".55"/>`
  )
}
