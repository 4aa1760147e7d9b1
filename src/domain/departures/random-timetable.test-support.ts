// A timetable made by chance from a seed: for tests that hold the search against a plain one, and for measuring.
import type { Airport } from '#domain/flights/airport.ts'
import type { Departure, Timetable } from './timetable.ts'

/** Mulberry32: the same numbers for the same seed, from 0 to less than 1. */
export function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const zones = [
  'Pacific/Kiritimati',
  'Asia/Dubai',
  'Europe/London',
  'America/New_York',
  'Pacific/Honolulu',
  'Asia/Kathmandu',
]

export function randomTimetable(seed: number, airports: number, flights: number) {
  const chance = chanceOf(seed)
  const among = (count: number) => Math.floor(chance() * count)
  const places = Array.from({ length: airports }, (_, at): Airport => {
    const code = String.fromCharCode(65 + Math.floor(at / 676), 65 + (Math.floor(at / 26) % 26), 65 + (at % 26))
    const spot = { latitude: chance() * 120 - 60, longitude: chance() * 360 - 180 }
    return {
      code,
      name: code,
      city: code,
      country: 'AE',
      ...spot,
      timeZone: zones[among(zones.length)] ?? 'UTC',
      size: 3,
    }
  })
  const departures = Array.from({ length: flights }, (_, at): Departure => {
    const from = among(airports)
    const to = (from + 1 + among(airports - 1)) % airports
    const season = chance() < 0.2 ? { from: '10-15', until: '03-31' } : null
    const code = (place: number) => places[place]?.code ?? ''
    const times = { days: 1 + among(127), departs: among(288) * 5, minutes: 40 + among(140) * 5 }
    return {
      flight: `XX${at}`,
      airline: chance() < 0.5 ? 'XX' : 'YY',
      from: code(from),
      to: code(to),
      season,
      ...times,
      seats: 9,
    }
  })
  const fares = [
    { code: 'light', name: { en: 'Light' }, pricePercent: 100, bags: 0, changeFeeMinor: null, cancelFeeMinor: null },
  ]
  const airline = (code: string, baseMinor: number, perKmMinor: number) =>
    [code, { code, name: { en: code }, baseMinor, perKmMinor, fares }] as const
  const timetable: Timetable = {
    currency: 'EUR',
    airlines: new Map([airline('XX', 3_000, 8), airline('YY', 5_000, 6)]),
    departures,
    connectionMinutes: new Map([['*', 60]]),
    childPercent: 75,
    infantPercent: 10,
  }
  return { timetable, airports: new Map(places.map((place) => [place.code, place])) }
}
