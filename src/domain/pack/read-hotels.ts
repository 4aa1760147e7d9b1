// Reads hotels.json: hotels near the clinic, their rooms, rate plans and nights.
import { findNodeAtLocation } from 'jsonc-parser'
import { checkHotel } from './check-hotel.ts'
import { checkList } from './check-object.ts'
import { hotelParts, hotelShape } from './hotel-shape.ts'
import type { PackHotel } from './pack.ts'
import { type PlacedSlug, type Reading, refuseRepeated } from './reading.ts'
import { type HotelPlace, toHotel } from './to-hotel.ts'

const file = 'hotels.json'

export type ReadHotels = { slugs: PlacedSlug[]; hotels: PackHotel[] }

/**
 * A pack without the file has no hotels.
 * @param place undefined when provider.json cannot be read; then there are faults, and no hotels are made
 */
export function readHotels(reading: Reading, place: HotelPlace | undefined): ReadHotels | undefined {
  if (!reading.sources.has(file)) return { slugs: [], hotels: [] }
  const json = reading.json(file)
  const items = json && checkList(json.source, json.root, hotelShape(reading.texts))
  if (!json || !items) return undefined
  const slugs = items.flatMap(({ node, some }): PlacedSlug[] => {
    const offset = findNodeAtLocation(node, ['slug'])?.offset ?? 0
    return some.slug === undefined ? [] : [{ slug: some.slug, source: json.source, offset }]
  })
  refuseRepeated(slugs)
  const parts = hotelParts(reading.texts)
  const hotels = items.flatMap((item, position) => {
    const sound = item.node.type === 'object' && checkHotel(json.source, item.node, parts, reading.currency)
    if (!item.all || !sound) return []
    reading.noteLacking(file, item.all, item.all.slug)
    return place ? [toHotel(item.all, position, place)] : []
  })
  return { slugs, hotels }
}
