// The nights of a room for the people who set them.
import { readRoomCalendar } from '#contract/room-calendar.ts'
import type { Database } from '#db/open.ts'
import { findRoom, readCalendarNights } from '#domain/rooms/read-room-calendar.ts'
import { monthOf } from '#domain/rooms/room-nights.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { inLanguage } from '#kernel/localized.ts'
import { type ApiApp, serve } from './serve.ts'

export type RoomCalendarApiParts = { database: Database; clock: Clock }

export function serveRoomCalendar(app: ApiApp, { database, clock }: RoomCalendarApiParts): void {
  serve(app, readRoomCalendar, async ({ slug, month, months, language }, { staff, findOwnProvider }) => {
    const { languages } = await findOwnProvider()
    const said = language ?? languages[0] ?? 'en'
    return database.forProvider(staff.providerId, async (scope) => {
      const { hotel, room } = await findRoom(scope, slug)
      const today = plainDate(clock(), hotel.timeZone)
      const from = monthOf(month ?? today)
      const named = (one: typeof room) => ({ slug: one.slug, name: inLanguage(one.name, said) })
      return {
        hotel: { slug: hotel.slug, name: inLanguage(hotel.name, said) },
        room: named(room),
        rooms: hotel.rooms.map(named),
        currency: hotel.currency,
        today,
        month: from,
        nights: await readCalendarNights(scope, { hotelId: hotel.id, room: room.slug }, from, months),
      }
    })
  })
}
