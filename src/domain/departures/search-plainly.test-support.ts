// The search for itineraries as one would write it on paper: every way is tried. Slow, and what the fast one is held against.
import { addDays } from '#kernel/plain-date.ts'
import type { Leg, Legs } from './open-legs.ts'
import {
  type Connections,
  durationOf,
  type Itinerary,
  type ItinerarySearch,
  longestMs,
  partOfDay,
} from './search-itineraries.ts'

export function searchPlainly(
  legs: Legs,
  codes: readonly string[],
  search: ItinerarySearch,
  connections: Connections,
): Itinerary[] {
  const all = [-1, 0, 1, 2, 3]
    .flatMap((offset) =>
      codes.flatMap((from) => legs.routesFrom(from).flatMap((to) => legs.on(from, to, addDays(search.date, offset)))),
    )
    .filter(connections.hasSeats)
  const ways = search.from.flatMap((origin) => {
    const targets = search.to.filter((code) => code !== origin)
    const first = all.filter(({ departure, date }) => departure.from === origin && date === search.date)
    return first.flatMap((leg) => waysOn([leg], all, { origin, targets, stops: search.mostStops }, connections))
  })
  return ways.filter((way) => !ways.some((other) => beats(other, way)))
}

type Aim = { origin: string; targets: readonly string[]; stops: number }

function waysOn(legs: readonly Leg[], all: readonly Leg[], aim: Aim, connections: Connections): Itinerary[] {
  const last = legs.at(-1)
  if (!last) return []
  if (aim.targets.includes(last.departure.to)) {
    return [{ legs, priceMinor: legs.reduce((sum, { priceMinor }) => sum + priceMinor, 0) }]
  }
  if (legs.length > aim.stops) return []
  const earliest = last.arrivesAt + connections.minutesAt(last.departure.to) * 60_000
  return all
    .filter(({ departure, departsAt }) => departure.from === last.departure.to && departsAt >= earliest)
    .filter(({ departure }) => departure.to !== aim.origin)
    .filter(({ arrivesAt }) => arrivesAt - (legs[0]?.departsAt ?? 0) <= longestMs)
    .flatMap((leg) => waysOn([...legs, leg], all, aim, connections))
}

function beats(one: Itinerary, other: Itinerary): boolean {
  const measures = (way: Itinerary) => [way.legs.length, way.priceMinor, durationOf(way)]
  const part = ({ legs: [first] }: Itinerary) => first && partOfDay(first)
  const pairs = measures(one).map((value, at) => [value, measures(other)[at] ?? 0] as const)
  return part(one) === part(other) && pairs.every(([a, b]) => a <= b) && pairs.some(([a, b]) => a < b)
}
