// Hotels of LiteAPI (Nuitée) as a hotel supplier: https://docs.liteapi.travel, version 3.0 of their description.
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { bookLiteapi, cancelLiteapi, quoteLiteapiCancel } from './liteapi-book.ts'
import { readLiteapiStatus } from './liteapi-booking.ts'
import { createLiteapiCall } from './liteapi-call.ts'
import { holdLiteapi } from './liteapi-hold.ts'
import { createLiteapiHotels } from './liteapi-hotels.ts'
import { createKeptRates, readLiteapiRates, searchLiteapi } from './liteapi-search.ts'

type Options = {
  /** Where the API is, when it is not LiteAPI's own addresses: `http://127.0.0.1:4010`. */
  address?: string | undefined
  clock?: Clock
  /** What it did not answer, and with which code: for a log. Nothing of what was asked is in it. */
  onTrouble?: (reason: string) => void
}

export function createLiteapi(
  key: string,
  { address, clock = systemClock, onTrouble = () => {} }: Options = {},
): HotelSupplier {
  const call = createLiteapiCall(key, address)
  const parts = { call, hotels: createLiteapiHotels(call), keptRates: createKeptRates(), clock }
  const told = <T>(deed: Promise<T>): Promise<T> =>
    deed.catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'unavailable') onTrouble(error.message)
      throw error
    })
  return {
    name: 'liteapi',
    search: (clinic, search, signal) => told(searchLiteapi(parts, clinic, search, signal)),
    // Their price index is an average per night of what others found: no price that this stay is to be had at.
    pricesByDate: async () => undefined,
    rates: (clinic, hotelKey, stay, language, signal) =>
      told(readLiteapiRates(parts, clinic, hotelKey, stay, language, signal)),
    hold: (clinic, request) => told(holdLiteapi(parts, clinic, request)),
    book: (_clinic, request) => told(bookLiteapi(parts, request)),
    cancelQuote: (_clinic, stay) => told(quoteLiteapiCancel(parts, stay)),
    cancel: (_clinic, stay) => told(cancelLiteapi(parts, stay)),
    // A prebook keeps nothing from anybody: there is nothing to give back.
    release: async () => {},
    status: (_clinic, reference) => told(readLiteapiStatus(parts, reference)),
  }
}
