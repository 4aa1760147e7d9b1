// The recurring backdrop: the tiers of the theatre of Epidauros seen from above, and the fluted column beside it.
import { px, type Sheet } from './sheet.ts'

export type Point = { x: number; y: number }

/** A point on a circle; degrees run clockwise from straight up. */
export function onCircle({ x, y }: Point, radius: number, degrees: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180
  return { x: x + radius * Math.cos(radians), y: y + radius * Math.sin(radians) }
}

/** Path data of a circular arc, clockwise from one bearing to another (less than 360 degrees apart). */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const start = onCircle(centre, radius, from)
  const end = onCircle(centre, radius, to)
  const size = px(radius)
  return `M${px(start.x)} ${px(start.y)}A${size} ${size} 0 ${to - from > 180 ? 1 : 0} 1 ${px(end.x)} ${px(end.y)}`
}

export type Theatre = {
  centre: Point
  /** Radius of the orchestra, where the first tier begins. */
  inner: number
  step: number
  tiers: number
  /** Bearing the theatre faces away from: 0 has the seats above the stage. */
  facing: number
  /** How far the seats reach round, in degrees; Epidauros has 210. */
  sweep: number
  aisles: number
}

/** Seats in two blocks with a walk between them, cut by stairs, lit from one side and fading outwards. */
export function drawTheatre(sheet: Sheet, { centre, inner, step, tiers, facing, sweep, aisles }: Theatre): string {
  const from = facing - sweep / 2
  const to = facing + sweep / 2
  const walkAfter = Math.ceil(tiers * 0.6)
  const radiusOf = (tier: number) => inner + step * (tier + 0.5) + (tier >= walkAfter ? step * 0.55 : 0)
  const inks = [sheet.fade('tier4', 'tier2', 25), sheet.fade('tier3', 'tier1', 25)]
  const seats = Array.from({ length: tiers }, (_, tier) => {
    const opacity = Math.round((1 - (tier / tiers) * 0.72) * 100) / 100
    const d = arc(centre, radiusOf(tier), from, to)
    return `<path d="${d}" fill="none" stroke="${inks[tier % 2] ?? ''}" stroke-width="${px(step * 0.9)}" opacity="${opacity}"/>`
  })
  const outer = radiusOf(tiers)
  const stairs = Array.from({ length: aisles }, (_, index) => {
    const bearing = from + ((index + 1) * sweep) / (aisles + 1)
    const [a, b] = [onCircle(centre, inner, bearing), onCircle(centre, outer, bearing)]
    return `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}`
  })
  return `<g>${seats.join('')}<path d="${stairs.join('')}" ${sheet.stroke('sky', 3)} opacity=".75"/></g>`
}

/** Hair-fine circles around a centre, like the ripples of sound that the theatre is known for. */
export function drawRipples(sheet: Sheet, centre: Point, first: number, step: number, count: number): string {
  const circles = Array.from({ length: count }, (_, index) => {
    const opacity = Math.round((0.6 - (index / count) * 0.5) * 100) / 100
    return `<circle cx="${px(centre.x)}" cy="${px(centre.y)}" r="${px(first + index * step)}" ${sheet.stroke('soft', 1)} opacity="${opacity}"/>`
  })
  return circles.join('')
}

export type Column = { x: number; top: number; foot: number; width: number }

/** A Doric column: a shaft with flutes turned to the light, slightly narrower above, with cushion and slab. */
export function drawColumn(sheet: Sheet, { x, top, foot, width }: Column): string {
  const flutes = 9
  const slab = width * 0.16
  const neck = top + slab + width * 0.2
  const lit = sheet.fade('tier1', 'tier2', 0)
  const half = sheet.fade('tier1', 'tier3', 0)
  const shaded = sheet.fade('tier2', 'tier4', 0)
  const shade = [half, lit, lit, lit, half, half, half, shaded, shaded]
  const edge = (index: number, reach: number) => x - reach * Math.cos((index / flutes) * Math.PI)
  const upper = width * 0.42
  const lower = width * 0.5
  const shaft = shade.map((paint, index) => {
    const [a, b] = [edge(index, upper), edge(index + 1, upper)]
    const [c, d] = [edge(index + 1, lower), edge(index, lower)]
    const bow = (b - a) / 2
    return (
      `<path d="M${px(a)} ${px(neck + bow)}A${px(bow)} ${px(bow)} 0 0 1 ${px(b)} ${px(neck + bow)}` +
      `L${px(c)} ${px(foot)}H${px(d)}Z" fill="${paint}"/>`
    )
  })
  const wide = width * 0.62
  const cushion =
    `M${px(x - upper)} ${px(neck - 2)}C${px(x - upper - 2)} ${px(neck - width * 0.1)} ${px(x - wide)} ${px(top + slab + width * 0.1)} ` +
    `${px(x - wide)} ${px(top + slab + 2)}H${px(x + wide)}C${px(x + wide)} ${px(top + slab + width * 0.1)} ` +
    `${px(x + upper + 2)} ${px(neck - width * 0.1)} ${px(x + upper)} ${px(neck - 2)}Z`
  const head =
    `<path d="${cushion}" fill="${sheet.fade('tier1', 'tier4', 0)}"/>` +
    `<rect x="${px(x - wide - 4)}" y="${px(top)}" width="${px(wide * 2 + 8)}" height="${px(slab)}" rx="2" fill="${sheet.fade('tier1', 'tier3', 0)}"/>`
  return `<g>${shaft.join('')}${head}</g>`
}
