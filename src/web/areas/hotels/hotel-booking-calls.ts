// What the tab asks of the API about a booked stay.
import {
  cancelHotelBooking,
  hotelBookingCalendarPath,
  releaseHotelBooking,
} from '#web/browser/endpoints/hotel-bookings.ts'
import { toAddress, toEndpoint } from '#web/browser/to-endpoint.ts'
import type { BookingCalls } from '#web/signed-in/booking-action.ts'

export const hotelBookingCalls: BookingCalls = {
  release: (given) => toEndpoint(releaseHotelBooking, given),
  cancel: (given) => toEndpoint(cancelHotelBooking, given),
  calendar: (reference) => toAddress(hotelBookingCalendarPath, { reference }),
}
