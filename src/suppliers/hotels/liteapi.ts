// Hotels of LiteAPI (Nuitée) as a hotel supplier: https://docs.liteapi.travel, version 3.0 of their description.
import type { HotelSupplier, Refusal } from '#domain/hotels/hotel-supplier.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { outcomeOf, type Progress } from '#kernel/outcome-of.ts'
import { bookLiteapi, cancelLiteapi, quoteLiteapiCancel } from './liteapi-book.ts'
import { readLiteapiStatus } from './liteapi-booking.ts'
import { type CallLiteapi, createLiteapiCall, NotReached } from './liteapi-call.ts'
import { holdLiteapi } from './liteapi-hold.ts'
import { createLiteapiHotels } from './liteapi-hotels.ts'
import { createKeptRates, type LiteapiParts, readLiteapiRates, searchLiteapi } from './liteapi-search.ts'

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
  const reported = <T>(action: Promise<T>): Promise<T> =>
    action.catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'unavailable') onTrouble(error.message)
      throw error
    })
  const write = <T>(action: (watched: LiteapiParts) => Promise<Outcome<T, Refusal>>) =>
    outcomeOf((progress) => reported(action({ ...parts, call: watchWrites(call, progress) })))
  return {
    name: 'liteapi',
    search: (clinic, search, signal) => reported(searchLiteapi(parts, clinic, search, signal)),
    // Their price index is an average per night of what others found: no price that this stay is to be had at.
    pricesByDate: async () => undefined,
    rates: (clinic, hotelKey, stay, language, signal) =>
      reported(readLiteapiRates(parts, clinic, hotelKey, stay, language, signal)),
    hold: (clinic, request) => write((watched) => holdLiteapi(watched, clinic, request)),
    book: (_clinic, request) => write((watched) => bookLiteapi(watched, request)),
    cancelQuote: (_clinic, stay) => reported(quoteLiteapiCancel(parts, stay)),
    cancel: (_clinic, stay) => write((watched) => cancelLiteapi(watched, stay)),
    // A prebook keeps nothing from anybody: there is nothing to give back.
    release: async () => done(undefined),
    status: (_clinic, reference) => reported(readLiteapiStatus(parts, reference)),
  }
}

/** What only reads does nothing; of the rest it is unknown what was done, unless it was surely not even reached. */
function watchWrites(call: CallLiteapi, progress: Progress): CallLiteapi {
  return async (request) => {
    if (request.method === 'GET') return call(request)
    const before = progress.sent
    progress.sent = 'maybe'
    try {
      return await call(request)
    } catch (error) {
      if (error instanceof NotReached) progress.sent = before
      throw error
    }
  }
}
