// The whole state of a hotel search as it stands in the address: read from it, and written to it, in one place.
import type { boards, hotelFeatures, hotelSorts } from '#contract/hotels.ts'
import type { FieldFault } from '#kernel/fault.ts'
import { plainRooms, searchNames } from './search-parameters.ts'

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
export const sortNames: readonly HotelSort[] = ['recovery', 'price', 'minutes', 'stars']
/** What the form offers; the API says what is wrong with more. */
export const formLimits = { nights: 90, rooms: 4, adults: 6, children: 4, childAge: 17, daysAhead: 540 } as const
export const shownAtFirst = 20
const mostShown = 200
const maxText = 120

/** One patient and one companion. */
export const usualRoom: RoomGuests = { adults: 2, children: [] }

/** What cannot be read falls back as if it were not there. */
export function readSearch(query: URLSearchParams): SearchAddress {
  const checkIn = readDate(query.get('checkIn'))
  const checkOut = readDate(query.get('checkOut'))
  const has = <T extends string>(name: string, all: readonly T[]) =>
    all.filter((one) => query.getAll(name).includes(one))
  const max = readWhole(query.get('max'), 0, 100_000_000)
  return {
    checkIn,
    checkOut,
    nights: checkIn || checkOut ? undefined : readWhole(query.get('nights'), 1, formLimits.nights),
    rooms: readRooms(query),
    text: (query.get('text') ?? '').trim().slice(0, maxText).trim(),
    max,
    maxCurrency: max === undefined ? '' : (/^[A-Z]{3}$/.exec(query.get('maxCurrency') ?? '')?.[0] ?? ''),
    stars: readWhole(query.get('stars'), 0, 5) ?? 0,
    features: has('feature', featureNames),
    boards: has('board', boardNames),
    refundable: query.get('refundable') === 'true',
    minutes: readWhole(query.get('minutes'), 1, 600),
    sort: has('sort', sortNames)[0] ?? 'recovery',
    show: readWhole(query.get('show'), 1, mostShown) ?? shownAtFirst,
    procedure: /^[a-z\d]+(-[a-z\d]+)*$/.exec(query.get('procedure')?.slice(0, 200) ?? '')?.[0] ?? '',
    view: query.get('view') === 'map' ? 'map' : 'list',
    lang: /^[a-z]{2}$/.exec(query.get('lang') ?? '')?.[0] ?? '',
  }
}

/** Only what differs from a search that nobody has narrowed; guests stand beside dates even when they are the usual ones. */
export function writeSearch(state: SearchAddress): URLSearchParams {
  const hasDates = state.checkIn !== '' || state.checkOut !== ''
  const rooms = state.rooms.map(writeRoom)
  const isUsual = rooms.length === 1 && rooms[0] === writeRoom(usualRoom)
  const values: Record<(typeof searchNames)[number], readonly (string | number | undefined)[]> = {
    checkIn: [state.checkIn],
    checkOut: [state.checkOut],
    nights: [hasDates ? undefined : state.nights],
    room: isUsual && !hasDates ? [] : rooms,
    text: [state.text],
    max: [state.max],
    maxCurrency: [state.max === undefined ? undefined : state.maxCurrency],
    stars: [state.stars || undefined],
    feature: state.features,
    board: state.boards,
    refundable: [state.refundable ? 'true' : undefined],
    minutes: [state.minutes],
    sort: [state.sort === 'recovery' ? undefined : state.sort],
    show: [state.show === shownAtFirst ? undefined : state.show],
    procedure: [state.procedure],
    view: [state.view === 'list' ? undefined : state.view],
    lang: [state.lang],
  }
  const query = new URLSearchParams()
  for (const name of searchNames) {
    for (const value of values[name]) if (value !== undefined && value !== '') query.append(name, String(value))
  }
  return query
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
  const days = (['checkIn', 'checkOut'] as const).filter((name) => query.get(name) && readDate(query.get(name)) === '')
  const rooms = isPlainForm(query) ? [] : query.getAll('room')
  const isUnread = rooms.some((text) => readRoom(text).length === 0)
  const search = readSearch(query)
  return [
    ...days.map((path) => ({ path, reason: 'invalid' })),
    ...(isUnread ? [{ path: 'room', reason: 'invalid' }] : []),
    ...(hasStay(search) ? [] : search.rooms.flatMap(roomFaults)),
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
export const writeRoom = ({ adults, children }: RoomGuests): string => [adults, ...children].join('-')

/** Guests of all rooms, children among them. */
export const countGuests = (rooms: readonly RoomGuests[]): number =>
  rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0)

function readRooms(query: URLSearchParams): RoomGuests[] {
  const given = isPlainForm(query) ? readPlainRooms(query) : query.getAll('room').slice(0, 20).flatMap(readRoom)
  return given.length > 0 ? given : [usualRoom]
}

function readRoom(text: string): RoomGuests[] {
  if (!/^\d{1,3}(-\d{1,3}){0,20}$/.test(text)) return []
  const [adults = 0, ...children] = text.split('-').map(Number)
  return [{ adults, children }]
}

/** A room with no adults in it was left empty: without scripts all of them stand there. */
function readPlainRooms(query: URLSearchParams): RoomGuests[] {
  return plainRooms.flatMap(({ adults, ages }, at) => {
    const count = readWhole(query.get(adults), 0, 999) ?? 0
    const children = (query.get(ages)?.match(/\d{1,3}/g) ?? []).slice(0, 20).map(Number)
    return count === 0 && children.length === 0 && at > 0 ? [] : [{ adults: count, children }]
  })
}

/** A day that is in the calendar: there is no 30 February. */
function readDate(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? '' : text
}

function readWhole(text: string | null, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined
  const count = Number(text)
  return count >= least && count <= most ? count : undefined
}
