// Hotel endpoints: searching stays, prices by date, one hotel.
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import type { CatalogueParts } from './catalogue.ts'
import type { ApiApp } from './serve.ts'

/** The first is asked when nobody is named. */
export type HotelApiParts = CatalogueParts & { hotelSuppliers: readonly HotelSupplier[] }

export function serveHotels(_app: ApiApp, _parts: HotelApiParts): void {}
