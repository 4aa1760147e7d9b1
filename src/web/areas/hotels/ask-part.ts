// How the tab asks for a part of a search in ready words: the stays of one more supplier, or the prices of other days.
import { type ApiAnswer, callApi } from '#web/browser/call-api.ts'
import { type Guard, hasShape, isFlag, isListOf, isText, readAs } from '#web/browser/read-reply.ts'
import type { Answered } from './merge-stays.ts'
import type { DayPrices } from './present-days.server.ts'
import type { HotelView } from './present-hotel.server.ts'
import type { StayCard } from './present-results.server.ts'

/** Our own server drew them for this very page: what is looked at is that they are what they are called. */
const isCard = hasShape({ id: isText, name: isText, perNight: isText }) as Guard<unknown> as Guard<StayCard>
const isBar = hasShape({ checkIn: isText, day: isText }) as Guard<unknown> as Guard<DayPrices['bars'][number]>

const readStays = readAs<Answered>(hasShape<Answered>({ stays: isListOf(isCard), isMore: isFlag }))
const readDays = readAs(hasShape<Pick<DayPrices, 'bars' | 'currency'>>({ bars: isListOf(isBar), currency: isText }))

/** A page of a hotel, without the texts that it came with. */
type LateHotel = Omit<HotelView, 'hotelsTexts'>
const isHotel = hasShape({ id: isText, title: isText, rooms: hasShape({ kind: isText }) }) as Guard<unknown>
const readHotel = readAs(isHotel as Guard<LateHotel>)

/** @param query of the page, with the language that it is in */
export function askStays(query: URLSearchParams, source: string, signal: AbortSignal): Promise<ApiAnswer<Answered>> {
  const asked = new URLSearchParams([...query, ['source', source]])
  return callApi({ name: 'hotelStays', method: 'GET', path: `/hotels/_stays.json?${asked}`, parse: readStays, signal })
}

export function askDays(
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<ApiAnswer<Pick<DayPrices, 'bars' | 'currency'>>> {
  return callApi({ name: 'hotelDays', method: 'GET', path: `/hotels/_days.json?${query}`, parse: readDays, signal })
}

/** For as long as whoever has the rooms takes, within the patience of the API. */
export function askHotel(
  { id, base }: Pick<HotelView, 'id' | 'base'>,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<ApiAnswer<LateHotel>> {
  const asked = new URLSearchParams([...query, ['hotel', id], ['base', base]])
  return callApi({ name: 'hotel', method: 'GET', path: `/hotels/_hotel.json?${asked}`, parse: readHotel, signal })
}
