// Draws the picture of a package: a dotted journey over a skyline by the water, with a moon for every night.
import { drawMotif } from './draw-motif.ts'
import { inksFor, moods } from './inks.ts'
import { motifsFor } from './motifs.ts'
import type { Palette } from './palette.ts'
import { type Seed, seedFrom } from './seed.ts'
import { type Shape, shareFrame, signed } from './share-frame.ts'
import { px, type Sheet, sheetOf } from './sheet.ts'
import { drawSkyline, drawWater } from './skyline.ts'
import { arc, drawRipples, drawTheatre, onCircle, type Point } from './theatre.ts'

/** `nights` is a whole number from 0; more than 21 are drawn as 21. */
export type PackagePicture = { slug: string; category: string; nights: number; hasHotel: boolean; palette: Palette }

const size = { width: 640, height: 400 }
const shore = 318
const town = { shore, width: size.width }

/** The hotel stands before the others and has its lamps lit. */
function drawHotel(sheet: Sheet, seed: Seed, x: number): string {
  const [columns, rows] = [4, 5]
  const [left, top, width] = [x - 42, shore - 118, 84]
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const lit = seed.below(3) > 0
    const [wx, wy] = [left + 12 + column * 16.5, top + 18 + row * 17]
    return `<path d="M${px(wx)} ${px(wy + 10)}V${px(wy + 5)}a5 5 0 0 1 10 0V${px(wy + 10)}Z" ${sheet.fill(lit ? 'sun' : 'tier2')}/>`
  })
  const front = `M${px(left)} ${shore}V${px(top + 10)}A${width / 2} 30 0 0 1 ${px(left + width)} ${px(top + 10)}V${shore}Z`
  return `<path d="${front}" ${sheet.fill('paper')}/><path d="${front}" ${sheet.stroke('line', 2)}/>${windows.join('')}`
}

/** Moons along an arc, waxing from the first night to the last. */
function drawNights(sheet: Sheet, centre: Point, radius: number, from: number, to: number, nights: number): string {
  const count = Math.min(21, Math.max(0, Math.floor(nights)))
  const size = Math.min(11, ((to - from) * Math.PI * radius) / 180 / Math.max(1, count) / 2.6)
  return Array.from({ length: count }, (_, night) => {
    const { x, y } = onCircle(centre, radius, from + ((night + 0.5) * (to - from)) / count)
    const lit = (night + 1) / count
    const bulge = Math.abs(1 - 2 * lit) * size
    const d = `M${px(x)} ${px(y - size)}A${px(size)} ${px(size)} 0 0 1 ${px(x)} ${px(y + size)}A${px(bulge)} ${px(size)} 0 0 ${lit > 0.5 ? 1 : 0} ${px(x)} ${px(y - size)}Z`
    const disc = `cx="${px(x)}" cy="${px(y)}" r="${px(size)}"`
    return `<circle ${disc} ${sheet.fill('tier2')}/><path d="${d}" ${sheet.fill('sun')}/><circle ${disc} ${sheet.stroke('tier4', 1)}/>`
  }).join('')
}

/** A 640 by 400 picture; the journey runs to the treatment's disc, and the moons above it count the nights. */
export function drawPackage(
  { slug, category, nights, hasHotel, palette }: PackagePicture,
  shape: Shape = 'card',
): string {
  const seed = seedFrom(`package ${slug}`)
  const sheet = sheetOf(size, inksFor(palette, seed.pick(moods)), seed.key)
  const toRight = seed.below(2) === 0
  const at = { x: toRight ? seed.between(470, 505) : seed.between(135, 170), y: 158 }
  const centre = { x: 320, y: 420 }
  const facing = toRight ? 22 : -22
  const theatre = {
    centre: at,
    inner: 96,
    step: seed.between(22, 28),
    tiers: 8,
    facing,
    sweep: 214,
    aisles: seed.pick([5, 7]),
  }
  const [from, to] = toRight ? [-54, 12] : [-12, 54]
  const start = onCircle(centre, 270, toRight ? -68 : 68)
  const journey = toRight ? arc(centre, 270, -68, 24) : arc(centre, 270, -24, 68)
  const hotelAt = toRight ? seed.between(250, 340) : seed.between(300, 390)
  const scene =
    `<rect width="640" height="400" fill="${sheet.fade('sky', 'haze', 80)}"/>` +
    drawRipples(sheet, at, 120, 26, 18) +
    drawTheatre(sheet, theatre) +
    drawSkyline(sheet, seed, { ...town, tallest: 110, ink: 'tier2', opacity: 0.7 }) +
    drawSkyline(sheet, seed, { ...town, tallest: 66, ink: 'tier3', opacity: 0.95 }) +
    drawWater(sheet, seed, shore) +
    (hasHotel ? drawHotel(sheet, seed, hotelAt) : '') +
    `<path d="${journey}" ${sheet.stroke('soft', 2.5)} stroke-linecap="round" stroke-dasharray="0.1 9"/>` +
    `<circle cx="${px(start.x)}" cy="${px(start.y)}" r="6" ${sheet.fill('sun')}/>` +
    drawNights(sheet, centre, 318, from, to, nights) +
    drawMotif(sheet, seed.pick(motifsFor(category, slug)), { at, radius: 84, disc: 'paper', lineWidth: 2.2 })
  if (shape === 'card') return sheet.finish(scene)
  const frame = shareFrame({ x: 0, y: 36, width: 640 })
  return sheet.finish(scene + signed(frame, palette, toRight ? 'right' : 'left'), frame)
}
