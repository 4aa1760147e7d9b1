// Reads the list of airports that the setup made, once per process.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Airport } from './airport.ts'

const made = join(import.meta.dirname, '../../../.learnt/airports.tsv')

export type Airports = ReadonlyMap<string, Airport>

let kept: Promise<Airports> | undefined

/** By IATA code, some ten thousand. @throws Error where the setup has not been run */
export function readAirports(): Promise<Airports> {
  kept ??= readFile(made, 'utf8').then(parseAirports)
  kept.catch(() => {
    kept = undefined
  })
  return kept
}

/** @param text a line each: code, name, city, country, latitude, longitude, time zone, size; between tabs */
export function parseAirports(text: string): Airports {
  const airports = text
    .split('\n')
    .filter(Boolean)
    .map((line): Airport => {
      const [code = '', name = '', city = '', country = '', latitude, longitude, timeZone = '', size] = line.split('\t')
      const place = { latitude: Number(latitude), longitude: Number(longitude) }
      return { code, name, city, country, ...place, timeZone, size: Number(size) }
    })
  return new Map(airports.map((airport) => [airport.code, airport]))
}
