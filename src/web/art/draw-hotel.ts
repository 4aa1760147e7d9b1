// Draws the picture of a hotel: the house under the rising theatre, in the town and the land that its coordinates give it.
import { drawHotelFront } from './hotel-front.ts'
import { inksFor, moods } from './inks.ts'
import type { Palette } from './palette.ts'
import { type Seed, seedFrom } from './seed.ts'
import { type Shape, shareFrame, signed } from './share-frame.ts'
import { px, type Sheet, sheetOf } from './sheet.ts'
import { drawSkyline, drawWater } from './skyline.ts'
import { drawRipples, drawTheatre } from './theatre.ts'

/** `place` is null where only the hotel's id is known; then that gives it a town of its own. `stars` from 0 to 5. */
export type HotelPicture = {
  slug: string
  place: { latitude: number; longitude: number } | null
  stars: number
  palette: Palette
}

const size = { width: 640, height: 400 }
const shore = 318
const town = { shore, width: size.width }
/** Palms grow as far as this from the equator. */
const palmLatitude = 35

/** Neighbours share a town: cells of a twentieth of a degree, some five kilometres wide. */
function placeSeed(slug: string, place: HotelPicture['place']): Seed {
  const cell = (degrees: number) => Math.round(degrees * 20)
  return seedFrom(place ? `town ${cell(place.latitude)} ${cell(place.longitude)}` : `town of ${slug}`)
}

/** A palm or a cypress, its foot on the ground. */
function drawTree(sheet: Sheet, seed: Seed, x: number, foot: number, height: number, isPalm: boolean): string {
  const top = foot - height
  if (!isPalm) {
    const half = height * 0.15
    const d = `M${px(x)} ${px(top)}C${px(x + half * 1.6)} ${px(top + height * 0.45)} ${px(x + half)} ${px(foot - 4)} ${px(x)} ${px(foot - 4)}C${px(x - half)} ${px(foot - 4)} ${px(x - half * 1.6)} ${px(top + height * 0.45)} ${px(x)} ${px(top)}Z`
    return `<path d="M${px(x)} ${px(foot)}v-8" ${sheet.stroke('line', 2)}/><path d="${d}" fill="${sheet.fade('tier3', 'tier4')}"/>`
  }
  const lean = seed.between(-7, 7)
  const [cx, reach] = [x + lean, height * 0.42]
  const leaves = [-168, -140, -100, -66, -34, -8].map((degrees) => {
    const radians = (degrees * Math.PI) / 180
    const [ex, ey] = [cx + reach * Math.cos(radians), top + reach * (Math.sin(radians) * 0.55 + 0.3)]
    return `M${px(cx)} ${px(top)}Q${px((cx + ex) / 2)} ${px(Math.min(top, ey) - reach * 0.22)} ${px(ex)} ${px(ey)}`
  })
  return (
    `<path d="M${px(x)} ${px(foot)}Q${px(x + lean * 0.2)} ${px(foot - height / 2)} ${px(cx)} ${px(top)}" ${sheet.stroke('line', 2.4)} stroke-linecap="round"/>` +
    `<path d="${leaves.join('')}" ${sheet.stroke('tier4', 4)} stroke-linecap="round"/>`
  )
}

/** Soft hills behind the town. */
function drawHills(sheet: Sheet, seed: Seed): string {
  const hill = (rise: number) => {
    const peak = seed.between(120, 520)
    return `M-40 ${shore}C${px(peak - 180)} ${shore} ${px(peak - 110)} ${px(shore - rise)} ${px(peak)} ${px(shore - rise)}S${px(peak + 210)} ${shore} 680 ${shore}Z`
  }
  return (
    `<path d="${hill(seed.between(120, 165))}" fill="${sheet.fade('tier1', 'haze')}" opacity=".8"/>` +
    `<path d="${hill(seed.between(70, 105))}" fill="${sheet.fade('tier2', 'haze')}" opacity=".75"/>`
  )
}

/** Lawn and a way to the door. */
function drawGarden(sheet: Sheet, x: number): string {
  return (
    `<rect y="${shore}" width="640" height="${400 - shore}" fill="${sheet.fade('tier2', 'tier1')}"/>` +
    `<path d="M${px(x - 11)} ${shore}H${px(x + 11)}L${px(x + 54)} 400H${px(x - 54)}Z" ${sheet.fill('paper')} opacity=".8"/>`
  )
}

/** A 640 by 400 picture whose middle band, 256 high, holds the whole house: wide crops keep it. As many windows are lit as it has stars. */
export function drawHotel({ slug, place, stars, palette }: HotelPicture, shape: Shape = 'card'): string {
  const seed = seedFrom(`hotel ${slug}`)
  const land = placeSeed(slug, place)
  const sheet = sheetOf(size, inksFor(palette, seed.pick(moods)), seed.key)
  const isPalm = place ? Math.abs(place.latitude) < palmLatitude : land.below(2) === 0
  const [isHilly, isByWater] = [land.below(3) === 0, land.below(3) > 0]
  const x = seed.between(240, 400)
  const sun = { x: x + seed.pick([-1, 1]) * seed.between(90, 150), y: seed.between(168, 206) }
  const theatre = {
    centre: sun,
    inner: 62,
    step: seed.between(20, 26),
    tiers: 9,
    facing: 0,
    sweep: 250,
    aisles: seed.pick([7, 9]),
  }
  const trees = Array.from({ length: 4 + seed.below(4) }, (_, at) => {
    const away = seed.between(128, 290)
    return { x: x + (at % 2 === 0 ? away : -away), height: seed.between(44, 86) }
  })
  const scene =
    `<rect width="640" height="400" fill="${sheet.fade('sky', 'haze', 80)}"/>` +
    drawRipples(sheet, sun, 300, 24, 6) +
    drawTheatre(sheet, theatre) +
    `<circle cx="${px(sun.x)}" cy="${px(sun.y)}" r="48" fill="${sheet.fade('sun', 'glow', 80)}"/>` +
    (isHilly ? drawHills(sheet, land) : '') +
    drawSkyline(sheet, land, { ...town, tallest: 118, ink: 'tier2', opacity: 0.75 }) +
    drawSkyline(sheet, land, { ...town, tallest: 58, ink: 'tier3', opacity: 0.95 }) +
    (isByWater ? drawWater(sheet, seed, shore) : drawGarden(sheet, x)) +
    trees.map((tree) => drawTree(sheet, seed, tree.x, shore, tree.height, isPalm)).join('') +
    drawHotelFront(sheet, seed, { x, foot: shore, stars })
  if (shape === 'card') return sheet.finish(scene)
  const frame = shareFrame({ x: 0, y: 36, width: size.width })
  return sheet.finish(scene + signed(frame, palette, x < 320 ? 'right' : 'left'), frame)
}
