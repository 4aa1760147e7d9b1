// Which extras suit a trip, each with the ways it can be added and what it costs for this party on these days.
import type { Extra, ExtraRequest, Way } from './extra.ts'
import { wayOf, ways } from './extra.ts'
import { priceExtra } from './price-extra.ts'

/** First and last day, plain dates at the clinic; how many travel; where they stay, or empty. */
export type Trip = { from: string; until: string; people: number; place: string }

/** What of them is in the order already. */
export type Added = Pick<ExtraRequest, 'extra' | 'way'>

/** Ways that are added in one go; none of insurance. `totalMinor`: of all of them, in the extra's own currency. */
export type ExtraChoice = { ways: Way[]; totalMinor: number }

/** `choices` are empty of what the client buys from the insurer. */
export type FittingExtra<T extends Extra = Extra> = { extra: T; choices: ExtraChoice[] }

/** What is asked for of an extra on a trip: a ride lies on the first day or on the last, insurance on all of them. */
export function requestFor(extra: string, way: Way | null, trip: Trip): ExtraRequest {
  const { people, place } = trip
  const day = way === 'departure' ? trip.until : trip.from
  const days = way === null ? { from: trip.from, until: trip.until } : { from: day, until: day }
  return { extra, way, ...days, people, place: way === null ? '' : place }
}

/** @param today plain date at the clinic: what begins today or before is too late */
export function fitExtras<T extends Extra>(
  list: readonly T[],
  trip: Trip,
  added: readonly Added[],
  today: string,
): FittingExtra<T>[] {
  return list.flatMap((extra) => {
    const isShownOnly = extra.insurance?.soldAs === 'introduced'
    const choices = isShownOnly ? [] : choicesOf(extra, trip, added, today)
    return isShownOnly || choices.length > 0 ? [{ extra, choices }] : []
  })
}

function choicesOf(extra: Extra, trip: Trip, added: readonly Added[], today: string): ExtraChoice[] {
  const isFree = (way: Way | null) =>
    !added.some((one) => one.extra === extra.slug && one.way === way) && requestFor(extra.slug, way, trip).from > today
  const cost = (way: Way | null) => priceExtra(extra, requestFor(extra.slug, way, trip))
  if (!extra.transfer) return isFree(null) ? [{ ways: [], totalMinor: cost(null) }] : []
  const own = wayOf(extra.transfer)
  const open = ways.filter((way) => (extra.transfer?.bothWays || way === own) && isFree(way))
  const single = open.map((way) => ({ ways: [way], totalMinor: cost(way) }))
  if (open.length < 2) return single
  return [{ ways: open, totalMinor: single.reduce((sum, { totalMinor }) => sum + totalMinor, 0) }, ...single]
}
