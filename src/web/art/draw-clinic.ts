// Draws the clinic's landscape for the home page: the theatre as a rising sun over the water, columns at the shore.
import { inksFor } from './inks.ts'
import type { Palette } from './palette.ts'
import { type Seed, seedFrom } from './seed.ts'
import { type Shape, shareFrame, signed } from './share-frame.ts'
import { px, type Sheet, sheetOf } from './sheet.ts'
import { drawColumn, drawTheatre, type Point } from './theatre.ts'

export type ClinicPicture = { slug: string; city: string; palette: Palette }

const size = { width: 1200, height: 630 }
const horizon = 404
const terrace = 566

/** A ridge along the horizon, low where the words stand and higher towards the end side. */
function drawRidge(sheet: Sheet, seed: Seed, rise: number, ink: 'tier1' | 'tier2', opacity: number): string {
  let d = `M-20 ${horizon}`
  let [x, before] = [-20, horizon - 4]
  while (x < size.width + 20) {
    const step = seed.between(110, 210)
    const y = horizon - seed.between(0.15, 1) * rise * (0.3 + (0.7 * Math.max(0, x)) / size.width)
    d += `C${px(x + step * 0.45)} ${px(before)} ${px(x + step * 0.55)} ${px(y)} ${px(x + step)} ${px(y)}`
    ;[x, before] = [x + step, y]
  }
  return `<path d="${d}V${horizon}Z" fill="${sheet.fade(ink, 'haze')}" opacity="${opacity}"/>`
}

/** The sun in the orchestra, the seats around it, and both again in the water. */
function drawSunrise(sheet: Sheet, seed: Seed, sun: Point): string {
  const theatre = {
    centre: sun,
    inner: 132,
    step: seed.between(42, 48),
    tiers: 11,
    facing: 0,
    sweep: 250,
    aisles: seed.pick([9, 11]),
  }
  const id = `${sheet.key}-sunrise`
  const disc = `<circle cx="${px(sun.x)}" cy="${px(sun.y)}" r="108" fill="${sheet.fade('sun', 'glow', 80)}"/>`
  const sky = `<g clip-path="url(#${sheet.key}-above)"><g id="${id}">${drawTheatre(sheet, theatre)}${disc}</g></g>`
  const mirror = `translate(0 ${horizon}) scale(1 -.55) translate(0 ${-horizon})`
  const water =
    `<g clip-path="url(#${sheet.key}-below)"><rect y="${horizon}" width="1200" height="226" fill="${sheet.fade('tier2', 'haze')}"/>` +
    `<use href="#${id}" transform="${mirror}" opacity=".3"/></g>`
  return (
    `<clipPath id="${sheet.key}-above"><rect width="1200" height="${horizon}"/></clipPath>` +
    `<clipPath id="${sheet.key}-below"><rect y="${horizon}" width="1200" height="226"/></clipPath>${sky}` +
    drawRidge(sheet, seed, 74, 'tier1', 0.85) +
    drawRidge(sheet, seed, 40, 'tier2', 0.9) +
    water
  )
}

/** Short strokes of light, gathered under the sun. */
function drawGlints(sheet: Sheet, seed: Seed, x: number): string {
  const glints = Array.from({ length: 22 }, (_, index) => {
    const half = seed.between(12, 60)
    const drift = seed.between(-1, 1) * (40 + index * 9)
    return `M${px(x + drift - half)} ${px(horizon + 10 + index * 6.6)}h${px(half * 2)}`
  })
  return `<path d="${glints.join('')}" stroke-linecap="round" ${sheet.stroke('sky', 2)} opacity=".5"/>`
}

/** A 1200 by 630 picture, calm at its start for words; crop it towards 75 % of its width on a narrow screen. */
export function drawClinic({ slug, city, palette }: ClinicPicture, shape: Shape = 'card'): string {
  const seed = seedFrom(`clinic ${slug} ${city}`)
  const sheet = sheetOf(size, inksFor(palette, 'dawn'), seed.key)
  const sun = { x: seed.between(796, 826), y: seed.between(296, 330) }
  const lower = seed.between(50, 66)
  const columns = [1142, 1040, 948].map((x, index) =>
    drawColumn(sheet, { x, top: 96 + index * lower, foot: terrace, width: 76 - index * 7 }),
  )
  const steps = [terrace, terrace + 18, terrace + 40].map((y, index) => {
    const ink = (['tier1', 'tier2', 'tier3'] as const)[index] ?? 'tier3'
    return `<rect x="${880 - index * 46}" y="${y}" width="420" height="64" rx="2" fill="${sheet.fade(ink, 'tier1', 180)}"/>`
  })
  const landscape =
    `<rect width="1200" height="630" fill="${sheet.fade('sky', 'haze', 75)}"/>` +
    drawSunrise(sheet, seed, sun) +
    drawGlints(sheet, seed, sun.x) +
    // No words stand before what is shared.
    (shape === 'card' ? `<rect width="700" height="630" fill="${sheet.veil('sky')}"/>` : '') +
    steps.join('') +
    columns.join('')
  if (shape === 'card') return sheet.finish(landscape)
  const frame = shareFrame({ x: 0, y: 0, width: size.width })
  return sheet.finish(landscape + signed(frame, palette), frame)
}
