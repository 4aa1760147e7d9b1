// Where a stay lies on the map around the clinic: its true direction, and as far out as it takes minutes by car.

export type Place = { latitude: number; longitude: number }
export type Point = { x: number; y: number }

/** Eight winds, for saying a direction in words. */
export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Wind = (typeof winds)[number]

/** The drawing is a square of so many units, with the clinic in its middle and the outermost ring a little inside its edge. */
export const mapSize = 640
const outermost = 286
/** Of a mark with a price in it, pixels on the screen; nearer than this two are gathered. */
const markPx = { across: 92, down: 40 }
/** Of the drawing on a phone. */
const narrowPx = 320
/** Minute 0 is at the edge of the clinic's own mark, so that nothing lies on it. */
const innermost = 44

const allRings = [5, 10, 20, 30, 45, 60, 90] as const

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Degrees clockwise from north, of the way that begins straight towards a place (great circle). */
export function bearingOf(from: Place, to: Place): number {
  const [lat1, lat2] = [toRadians(from.latitude), toRadians(to.latitude)]
  const east = toRadians(to.longitude - from.longitude)
  const y = Math.sin(east) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east)
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

export const windOf = (bearing: number): Wind => winds[Math.round(bearing / 45) % 8] ?? 'n'

/** The rings that are drawn: up to the first that holds every stay, and never fewer than three. */
export function ringsFor(minutes: readonly number[]): number[] {
  const furthest = Math.max(0, ...minutes)
  const last = allRings.findIndex((ring) => ring >= furthest)
  return allRings.slice(0, Math.max(3, last === -1 ? allRings.length : last + 1))
}

/**
 * Units from the middle. Rings lie at equal distances, so that those who are near, who are many, have room; between two rings it goes
 * evenly. What is beyond the last ring lies on that.
 */
export function radiusOf(minutes: number, rings: readonly number[]): number {
  const step = (outermost - innermost) / rings.length
  const at = rings.findIndex((ring) => minutes <= ring)
  if (at === -1) return outermost
  const [from, to] = [rings[at - 1] ?? 0, rings[at] ?? minutes]
  return innermost + (at + (minutes - from) / (to - from)) * step
}

/** On the drawing; north is up in every language. */
export function pointOf(bearing: number, minutes: number, rings: readonly number[]): Point {
  const radius = radiusOf(minutes, rings)
  const angle = toRadians(bearing)
  const middle = mapSize / 2
  return { x: middle + radius * Math.sin(angle), y: middle - radius * Math.cos(angle) }
}

export type Placed<T> = { stay: T; bearing: number; point: Point }
/** One or several that lie too close together to be pressed one by one; at the place of the first. */
export type Gathered<T> = { point: Point; members: Placed<T>[] }

type Placeable = { place: Place; minutes: { car: number } | null }

/**
 * @param stays in the order of the list: of several at one spot the first gives the place
 * @param widthPx of the drawing on the screen; the wider, the fewer are gathered
 * @returns `off`: those that nobody knows the minutes of; `quietest`: where rings can be labelled, degrees
 */
export function placeOnMap<T extends Placeable>(clinic: Place, stays: readonly T[], widthPx = narrowPx) {
  const known = stays.flatMap((stay) => (stay.minutes ? [{ stay, car: stay.minutes.car }] : []))
  const rings = ringsFor(known.map(({ car }) => car))
  const placed = known.map(({ stay, car }): Placed<T> => {
    const bearing = bearingOf(clinic, stay.place)
    return { stay, bearing, point: pointOf(bearing, car, rings) }
  })
  return {
    rings,
    marks: gather(placed, markUnits(widthPx)),
    off: stays.filter(({ minutes }) => minutes === null),
    quietest: quietestOf(placed.map(({ bearing }) => bearing)),
  }
}

/** How far apart marks have to be, in units of the drawing. */
export const markUnits = (widthPx: number) => ({
  across: (markPx.across / widthPx) * mapSize,
  down: (markPx.down / widthPx) * mapSize,
})
type Apart = ReturnType<typeof markUnits>

function gather<T>(placed: readonly Placed<T>[], apart: Apart): Gathered<T>[] {
  const marks: Gathered<T>[] = []
  for (const one of placed) {
    const near = marks.find(({ point }) => isNear(point, one.point, apart))
    if (near) near.members.push(one)
    else marks.push({ point: one.point, members: [one] })
  }
  return marks
}

/** Labels are wide and low. */
const isNear = (one: Point, other: Point, { across, down }: Apart): boolean =>
  Math.abs(one.x - other.x) < across && Math.abs(one.y - other.y) < down

/** Of eight directions between the winds the one with the fewest stays, north left out: its arrow is there. */
function quietestOf(bearings: readonly number[]): number {
  const far = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other))
  const crowd = (direction: number) =>
    bearings.reduce((sum, bearing) => sum + Math.max(0, 60 - far(direction, bearing)), 0)
  return [180, 45, 90, 135, 225, 270, 315].reduce((best, one) => (crowd(one) < crowd(best) ? one : best))
}
