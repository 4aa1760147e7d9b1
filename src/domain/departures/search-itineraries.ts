// Ways from one place to another on a day, direct or with one or two stops: those that no other one beats in price, time and stops.
import { addDays } from '#kernel/plain-date.ts'
import type { Leg, Legs } from './open-legs.ts'

/** One way: flights one after the other. `priceMinor`: the cheapest fares of all of them, for an adult. */
export type Itinerary = { legs: readonly Leg[]; priceMinor: number }

export type ItinerarySearch = {
  /** Codes of airports; any of them will do. */
  from: readonly string[]
  to: readonly string[]
  /** Plain date of departure, where it departs. */
  date: string
  mostStops: 0 | 1 | 2
}

export type Connections = {
  /** Between two flights at an airport. */
  minutesAt(code: string): number
  /** Whether a flight still has seats for everyone. */
  hasSeats(leg: Leg): boolean
}

/** From the first departure to the last arrival. */
export const longestMs = 48 * 3_600_000

/** Night, morning, afternoon, evening of the departure: a cheap flight at night does not hide the ones of the morning. */
const parts = 4
export const partOfDay = ({ departure }: Leg): number => Math.floor(departure.departs / (1440 / parts))

export const durationOf = ({ legs }: Itinerary): number => (legs.at(-1)?.arrivesAt ?? 0) - (legs[0]?.departsAt ?? 0)

/** In each part of the day those that no other one beats: as cheap, as short and with as few stops, and better in one of them. By price. */
export function searchItineraries(legs: Legs, search: ItinerarySearch, connections: Connections): Itinerary[] {
  const found = search.from.flatMap((origin) => searchFrom(legs, origin, search, connections))
  return keepBest(found).sort(
    (one, other) =>
      one.priceMinor - other.priceMinor || durationOf(one) - durationOf(other) || compareFlights(one, other),
  )
}

/** A way so far: where it lands when, by which flights. */
type Label = { legs: readonly Leg[]; departsAt: number; arrivesAt: number; priceMinor: number; part: number }

function searchFrom(legs: Legs, origin: string, search: ItinerarySearch, connections: Connections): Itinerary[] {
  const targets = new Set(search.to.filter((code) => code !== origin))
  const legsOf = legsAround(legs, search.date, connections)
  const beforeLast = new Set([...targets].flatMap((target) => [...legs.routesInto(target)]))
  const found: Label[] = []
  let reached = new Map<string, Label[]>()
  for (const to of inAimFirst(legs.routesFrom(origin), targets)) {
    const first = legs.on(origin, to, search.date).filter(connections.hasSeats).map(beginWith)
    if (targets.has(to)) keepLabels(found, first)
    else if (search.mostStops > 0) addLabels(reached, to, first, found)
  }
  for (let stops = 1; stops <= search.mostStops; stops++) {
    const next = new Map<string, Label[]>()
    const isLast = stops === search.mostStops
    for (const [at, labels] of reached) {
      const onward = legs
        .routesFrom(at)
        .filter((to) => targets.has(to) || (!isLast && to !== origin && beforeLast.has(to)))
      for (const to of inAimFirst(onward, targets)) {
        const longer = extend(labels, legsOf(at, to), connections.minutesAt(at))
        if (targets.has(to)) keepLabels(found, longer)
        else addLabels(next, to, longer, found)
      }
    }
    reached = next
  }
  return found
}

/** What is found early spares looking at what cannot beat it. */
const inAimFirst = (codes: readonly string[], targets: ReadonlySet<string>): string[] => [
  ...codes.filter((code) => targets.has(code)),
  ...codes.filter((code) => !targets.has(code)),
]

const beginWith = (leg: Leg): Label => ({
  legs: [leg],
  departsAt: leg.departsAt,
  arrivesAt: leg.arrivesAt,
  priceMinor: leg.priceMinor,
  part: partOfDay(leg),
})

/** The legs of a route from the day of departure on, for as long as a journey may take. */
function legsAround(legs: Legs, date: string, { hasSeats }: Connections): (from: string, to: string) => readonly Leg[] {
  const known = new Map<string, readonly Leg[]>()
  // West of the date line it is still the day before when one lands.
  const dates = [-1, 0, 1, 2, 3].map((offset) => addDays(date, offset))
  return (from, to) => {
    const route = from + to
    const around = known.get(route) ?? dates.flatMap((day) => legs.on(from, to, day)).filter(hasSeats)
    known.set(route, around)
    return around
  }
}

/** Each label with the flights of a route that it reaches, but for those that leave later, land no earlier and cost no less. */
function extend(labels: readonly Label[], legs: readonly Leg[], minutes: number): Label[] {
  const all: Label[] = []
  for (const label of labels) {
    const caught: Leg[] = []
    for (let at = firstFrom(legs, label.arrivesAt + minutes * 60_000); at < legs.length; at++) {
      const leg = legs[at]
      if (!leg || leg.departsAt - label.departsAt > longestMs) break
      if (leg.arrivesAt - label.departsAt > longestMs) continue
      if (caught.some((one) => one.arrivesAt <= leg.arrivesAt && one.priceMinor <= leg.priceMinor)) continue
      caught.push(leg)
      const priceMinor = label.priceMinor + leg.priceMinor
      all.push({ ...label, legs: [...label.legs, leg], arrivesAt: leg.arrivesAt, priceMinor })
    }
  }
  return all
}

/** The first leg that leaves at that moment or later. */
function firstFrom(legs: readonly Leg[], moment: number): number {
  let low = 0
  let high = legs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((legs[middle]?.departsAt ?? 0) < moment) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Adds ways to where they land, without those that another one beats there: left no earlier, landed no later, for no more. What can be
 * caught from the worse one can be caught from the better one, so that nothing is lost. Nor is it by leaving out what is no cheaper and
 * no shorter already than a way that was found.
 */
function addLabels(reached: Map<string, Label[]>, to: string, added: readonly Label[], found: readonly Label[]): void {
  const kept = reached.get(to) ?? []
  keepLabels(
    kept,
    added.filter((label) => !found.some((other) => isShorterAndCheaper(other, label))),
  )
  if (kept.length > 0) reached.set(to, kept)
}

function keepLabels(kept: Label[], added: readonly Label[]): void {
  for (const label of added) {
    if (kept.some((other) => isAsGood(other, label))) continue
    for (let at = kept.length - 1; at >= 0; at--) {
      const other = kept[at]
      if (other && isAsGood(label, other)) kept.splice(at, 1)
    }
    kept.push(label)
  }
}

const isShorterAndCheaper = (one: Label, other: Label): boolean =>
  one.part === other.part &&
  one.priceMinor <= other.priceMinor &&
  one.arrivesAt - one.departsAt <= other.arrivesAt - other.departsAt

const isAsGood = (one: Label, other: Label): boolean =>
  one.part === other.part &&
  one.legs.length <= other.legs.length &&
  one.departsAt >= other.departsAt &&
  one.arrivesAt <= other.arrivesAt &&
  one.priceMinor <= other.priceMinor

/** Of those alike in everything the one whose flights come first by name. */
function keepBest(found: readonly Itinerary[]): Itinerary[] {
  return [...Map.groupBy(found, ({ legs: [first] }) => (first ? partOfDay(first) : 0)).values()].flatMap((group) => {
    const best: Itinerary[] = []
    for (const one of group.sort(compareForKeeping))
      if (!best.some((other) => beatsOrEquals(other, one))) best.push(one)
    return best
  })
}

const compareForKeeping = (one: Itinerary, other: Itinerary): number =>
  one.legs.length - other.legs.length ||
  one.priceMinor - other.priceMinor ||
  durationOf(one) - durationOf(other) ||
  compareFlights(one, other)

const beatsOrEquals = (one: Itinerary, other: Itinerary): boolean =>
  one.legs.length <= other.legs.length && one.priceMinor <= other.priceMinor && durationOf(one) <= durationOf(other)

function compareFlights(one: Itinerary, other: Itinerary): number {
  const name = ({ legs }: Itinerary) => legs.map(({ departure, date }) => `${date} ${departure.flight}`).join()
  return name(one) < name(other) ? -1 : 1
}
