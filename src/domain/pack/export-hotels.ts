// Gives the hotels of a provider, with the calendars of their rooms, as hotels.json.
import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { Room } from '#domain/hotels/hotel.ts'
import { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import { monthOf } from './import-hotels.ts'
import { byPlace } from './import-list.ts'
import type { PackRoomMonth } from './pack.ts'
import { withPriceChanges, writeCalendar } from './write-calendar.ts'
import { writeHotel } from './write-hotel.ts'

/** No file where there are no hotels. One line for each entry of a calendar: there are thousands of them. */
export async function exportHotels(scope: Scope, now: Date): Promise<{ path: string; text: string }[]> {
  const rows = (await scope.rows(hotels, isNull(hotels.withdrawnAt))).sort(byPlace)
  const written: string[] = []
  for (const row of rows) {
    const months = await readMonths(scope, row, now)
    const rooms = row.rooms.map((room) => {
      const own = months.get(room.slug) ?? []
      return { room: { ...room, plans: withPriceChanges(room.plans, own) }, own }
    })
    const document = writeHotel({ ...row, rooms: rooms.map(({ room }) => room) })
    const calendars = rooms.map(({ room, own }) => writeCalendar(own, room.plans, row.currency))
    written.push(
      asJson({ ...document, rooms: document.rooms.map((room, at) => withCalendar(room, calendars[at] ?? [])) }),
    )
  }
  return rows.length === 0 ? [] : [{ path: 'hotels.json', text: `[\n${written.join(',\n')}\n]\n` }]
}

async function readMonths(
  scope: Scope,
  { id, timeZone }: { id: string; timeZone: string },
  now: Date,
): Promise<Map<Room['slug'], PackRoomMonth[]>> {
  const conditions = and(
    eq(hotelRoomMonths.hotelId, id),
    gte(hotelRoomMonths.month, monthOf(now, timeZone)),
    isNull(hotelRoomMonths.withdrawnAt),
  )
  const rows = await scope.rows(hotelRoomMonths, conditions, { orderBy: [asc(hotelRoomMonths.month)] })
  return Map.groupBy(rows, ({ room }) => room)
}

/** Before the plans, as docs/data-pack.md has it. */
function withCalendar<T extends { plans: unknown }>({ plans, ...room }: T, calendar: object[]) {
  return { ...room, calendar: calendar.map((entry) => new OneLine(entry)), plans }
}

/** Stands in JSON as it is, on one line. */
class OneLine {
  readonly entry: object
  constructor(entry: object) {
    this.entry = entry
  }
}

function asJson(hotel: object): string {
  const lines: string[] = []
  const text = JSON.stringify(
    hotel,
    (_, value: unknown) => {
      if (!(value instanceof OneLine)) return value
      return `\u0000${lines.push(JSON.stringify(value.entry)) - 1}`
    },
    2,
  )
  return text.replace(/"\\u0000(\d+)"/g, (_, at: string) => lines[Number(at)] ?? '')
}
