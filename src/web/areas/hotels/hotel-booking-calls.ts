// What the tab asks of the API about a booked stay.
import {
  cancelHotelBooking,
  dropHotelBooking,
  hotelBookingCalendarPath,
} from '#web/browser/endpoints/hotel-bookings.ts'
import { toAddress, toEndpoint } from '#web/browser/to-endpoint.ts'
import type { BookingCalls } from '#web/signed-in/booking-action.ts'

export const hotelBookingCalls: BookingCalls = {
  release: (given) => toEndpoint(dropHotelBooking, given),
  cancel: (given) => toEndpoint(cancelHotelBooking, given),
  calendar: (reference) => toAddress(hotelBookingCalendarPath, { reference }),
}
