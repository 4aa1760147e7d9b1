// The nights of one kind of room as a provider's own people see them: what is given, what guests have taken of it.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const roomNight = z.object({
  /** The night after this day. */
  day: z.iso.date(),
  /** Rooms given for it. */
  given: z.int(),
  /** Held or booked: nobody takes those away. */
  taken: z.int(),
  isClosed: z.boolean(),
  minimumStay: z.int(),
})
export type RoomNight = z.infer<typeof roomNight>

export const readRoomCalendar = endpoint({
  name: 'readRoomCalendar',
  method: 'GET',
  path: '/api/desk/room-calendar/{slug}',
  input: z.object({
    /** `{hotel}.{room}`, as the calendar's document goes by. */
    slug: z.string().max(170),
    /** Any day of the first month. */
    month: z.iso.date().optional(),
    months: z.coerce.number().int().min(1).max(3).default(1),
    language: z.string().max(10).optional(),
  }),
  reply: z.object({
    hotel: z.object({ slug: z.string(), name: z.string() }),
    room: z.object({ slug: z.string(), name: z.string() }),
    /** The other rooms of the hotel are here as well, in their order. */
    rooms: z.array(z.object({ slug: z.string(), name: z.string() })),
    currency: z.string(),
    /** Where the hotel is. */
    today: z.iso.date(),
    /** First day of the first month that is told. */
    month: z.iso.date(),
    /** Every night of the months; without rooms where nothing was ever given. */
    nights: z.array(roomNight),
  }),
  who: 'staff',
  may: 'catalogue.read',
  summary: 'What is given and taken of a room, night by night. Prices are in the document of the calendar.',
})
