// The whole state of a hotel search as it stands in the address: read from it, and written to it, in one place.
import type { boards, hotelFeatures, hotelSorts } from '#contract/hotels.ts'
import type { FieldFault } from '#kernel/fault.ts'
import {
  day,
  declareSearch,
  type Field,
  flag,
  matching,
  oneOf,
  several,
  someOf,
  whole,
  words,
} from '#web/browser/search-address.ts'
import { plainRooms, type searchNames } from '#web/page/search-parameters.ts'

export type RoomGuests = { adults: number; children: number[] }
export type Board = (typeof boards)[number]
export type HotelFeature = (typeof hotelFeatures)[number]
export type HotelSort = (typeof hotelSorts)[number]
export type SearchView = 'list' | 'map'

/** What the address says, whether or not such a stay can be had: a day long past stays what somebody asked for. */
export type SearchAddress = {
  /** Plain dates; `''` where there is none, or none that is in a calendar. */
  checkIn: string
  checkOut: string
  /** How long a stay without dates is to be; undefined once there are dates, or nobody said. */
  nights: number | undefined
  /** At least one. */
  rooms: RoomGuests[]
  text: string
  /** For the whole stay, whole units of `maxCurrency`. */
  max: number | undefined
  /** As it was typed in, whatever whoever opens the address reads prices in; `''`: in that, and without a limit. */
  maxCurrency: string
  stars: number
  features: HotelFeature[]
  boards: Board[]
  refundable: boolean
  /** To the clinic by car. */
  minutes: number | undefined
  sort: HotelSort
  show: number
  /** Slug of the procedure that the stay is for; `''` where it is not known. */
  procedure: string
  view: SearchView
  /** A language that only the address asks for, and every next one has to ask for as well; `''` else. */
  lang: string
}

/** Values as in contract/hotels.ts, which the tab does not load. */
export const featureNames: readonly HotelFeature[] = [
  'step-free',
  'lift',
  'walk-in-shower',
  'medicine-fridge',
  'nurse-visits',
  'late-extension',
  'adjustable-bed',
  'diet-meals',
]
export const boardNames: readonly Board[] = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive']
export const sortNames: readonly [HotelSort, ...HotelSort[]] = ['recovery', 'price', 'minutes', 'stars']
/** What the form offers; the API says what is wrong with more. */
export const formLimits = { nights: 90, rooms: 4, adults: 6, children: 4, childAge: 17, daysAhead: 540 } as const
export const shownAtFirst = 20
const mostShown = 200
const maxText = 120

/** One patient and one companion. */
export const usualRoom: RoomGuests = { adults: 2, children: [] }

/** Every name that a search has in its address (page/search-parameters.ts), in that order. */
const search = declareSearch({
  checkIn: day,
  checkOut: day,
  nights: whole(1, formLimits.nights, undefined),
  room: several({ read: readRoom, show: writeRoom, most: 20, usual: usualRoom }),
  text: words(maxText),
  max: whole(0, 100_000_000, undefined),
  maxCurrency: matching(/^[A-Z]{3}$/),
  stars: whole(0, 5, 0),
  feature: someOf(featureNames),
  board: someOf(boardNames),
  refundable: flag,
  minutes: whole(1, 600, undefined),
  sort: oneOf(sortNames),
  show: whole(1, mostShown, shownAtFirst),
  procedure: matching(/^[a-z\d]+(-[a-z\d]+)*$/),
  view: oneOf<SearchView>(['list', 'map']),
  lang: matching(/^[a-z]{2}$/),
} satisfies Record<(typeof searchNames)[number], Field<unknown>>)

const hasDays = ({ checkIn, checkOut }: Pick<SearchAddress, 'checkIn' | 'checkOut'>) =>
  checkIn !== '' || checkOut !== ''

/** Fields that mean nothing beside others are left out: how long, once there are days, and a currency without a limit. */
const withoutIdle = (state: SearchAddress): SearchAddress => ({
  ...state,
  nights: hasDays(state) ? undefined : state.nights,
  maxCurrency: state.max === undefined ? '' : state.maxCurrency,
})

/** What cannot be read falls back as if it were not there. */
export function readSearch(query: URLSearchParams): SearchAddress {
  const { room, feature, board, ...found } = search.read(query)
  const rooms = isPlainForm(query) ? readPlainRooms(query) : room
  return withoutIdle({ ...found, rooms, features: feature, boards: board })
}

/** Only what differs from a search that nobody has narrowed; guests stand beside dates even when they are the usual ones. */
export function writeSearch(state: SearchAddress): URLSearchParams {
  const { rooms, features, boards, ...found } = withoutIdle(state)
  return search.write({ ...found, room: rooms, feature: features, board: boards }, hasDays(state) ? ['room'] : [])
}

export type SearchBase = '/hotels' | '/profile/hotels'

/** @param more changes to the state: `{ sort: 'price' }` */
export function searchHref(base: SearchBase, state: SearchAddress, more: Partial<SearchAddress> = {}): string {
  const query = writeSearch({ ...state, ...more }).toString()
  return query === '' ? base : `${base}?${query}`
}

/**
 * A hotel's page with the stay that was asked for, and nothing of the filters.
 * @param offer `room/plan` that the price is of; none where it is left out
 */
export function hotelHref(base: SearchBase, hotel: string, state: SearchAddress, offer = ''): string {
  const { checkIn, checkOut, nights, rooms, procedure, lang } = state
  const stay = { ...readSearch(new URLSearchParams()), checkIn, checkOut, nights, rooms, procedure, lang }
  const query = writeSearch(stay)
  if (offer !== '') query.append('offer', offer)
  return `${base}/${encodeURIComponent(hotel)}${query.size === 0 ? '' : `?${query}`}`
}

/** Both days are there: a search can be made, though the API may have something to say about it. */
export const hasStay = ({ checkIn, checkOut }: SearchAddress): boolean => checkIn !== '' && checkOut !== ''

/** One day alone makes no stay: the fault of the field that the other one is missing in. */
export function missingDay({ checkIn, checkOut }: SearchAddress): FieldFault | undefined {
  if ((checkIn === '') === (checkOut === '')) return undefined
  return { path: checkIn === '' ? 'checkIn' : 'checkOut', reason: 'required' }
}

/**
 * What an address says of a stay and the form cannot show: the days and rooms that cannot be read, and, where no stay is asked for that
 * the API would judge, rooms that nobody can have.
 */
export function unreadFaults(query: URLSearchParams): FieldFault[] {
  const read = readSearch(query)
  return [
    ...search.refuse(query, isPlainForm(query) ? ['checkIn', 'checkOut'] : ['checkIn', 'checkOut', 'room']),
    ...(hasStay(read) ? [] : read.rooms.flatMap(roomFaults)),
  ]
}

function roomFaults(room: RoomGuests, at: number): FieldFault[] {
  const { adults, children } = room
  if (adults === 0) return [{ path: `room.${at}.adults`, reason: 'required' }]
  if (adults > formLimits.adults) return [{ path: `room.${at}.adults`, reason: 'too-many' }]
  if (children.length > formLimits.children) return [{ path: `room.${at}.children`, reason: 'too-many' }]
  return isRoom(room) ? [] : [{ path: `room.${at}.children`, reason: 'no-child' }]
}

/** Whether the form could have written it; a child's age may still be missing. */
export function isRoom({ adults, children }: { adults: number; children: readonly (number | null)[] }): boolean {
  const isIn = adults >= 1 && adults <= formLimits.adults && children.length <= formLimits.children
  return isIn && children.every((age) => age === null || (age >= 0 && age <= formLimits.childAge))
}

/** Whether an address was written by the form without scripts, and wants to be written again. */
export const isPlainForm = (query: URLSearchParams): boolean => plainRooms.some(({ adults }) => query.has(adults))

/** How `room` says it: adults, then the age of each child: `2-4-11`. */
export function writeRoom({ adults, children }: RoomGuests): string {
  return [adults, ...children].join('-')
}

/** Guests of all rooms, children among them. */
export const countGuests = (rooms: readonly RoomGuests[]): number =>
  rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0)

function readRoom(text: string): RoomGuests | undefined {
  if (!/^\d{1,3}(-\d{1,3}){0,20}$/.test(text)) return undefined
  const [adults = 0, ...children] = text.split('-').map(Number)
  return { adults, children }
}

/** A room with no adults in it was left empty: without scripts all of them stand there. */
function readPlainRooms(query: URLSearchParams): RoomGuests[] {
  const given = plainRooms.flatMap(({ adults, ages }, at) => {
    const count = whole(0, 999, 0).read(query.getAll(adults))
    const children = (query.get(ages)?.match(/\d{1,3}/g) ?? []).slice(0, 20).map(Number)
    return count === 0 && children.length === 0 && at > 0 ? [] : [{ adults: count, children }]
  })
  return given.length > 0 ? given : [usualRoom]
}
