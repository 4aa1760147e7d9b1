// What the browser calls of contract/room-calendar.ts, checked against it by type: nothing of the contract is loaded.
import type * as roomCalendar from '#contract/room-calendar.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const readRoomCalendar: To<typeof roomCalendar.readRoomCalendar> = {
  name: 'readRoomCalendar',
  method: 'GET',
  path: '/api/desk/room-calendar/{slug}',
}
