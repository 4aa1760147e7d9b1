// What the browser calls of contract/hotel-bookings.ts, checked against it by type: nothing of the contract is loaded.
import type * as hotelBookings from '#contract/hotel-bookings.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const holdRoom: To<typeof hotelBookings.holdRoom> = {
  name: 'holdRoom',
  method: 'POST',
  path: '/api/client/hotel-booking/hold',
}
export const confirmHotelBooking: To<typeof hotelBookings.confirmHotelBooking> = {
  name: 'confirmHotelBooking',
  method: 'POST',
  path: '/api/client/hotel-booking/confirm',
}
export const releaseHotelBooking: To<typeof hotelBookings.releaseHotelBooking> = {
  name: 'releaseHotelBooking',
  method: 'POST',
  path: '/api/client/hotel-booking/release',
}
export const cancelHotelBooking: To<typeof hotelBookings.cancelHotelBooking> = {
  name: 'cancelHotelBooking',
  method: 'POST',
  path: '/api/client/hotel-booking/cancel',
}
export const hotelBookingCalendarPath: typeof hotelBookings.hotelBookingCalendarPath =
  '/api/client/hotel-booking/{reference}/calendar'
