// Endpoints of a client's hotel bookings.

import type { HotelApiParts } from './hotels.ts'
import type { QuoteApiParts } from './quotes.ts'
import type { ApiApp } from './serve.ts'

export type HotelBookingApiParts = HotelApiParts & Pick<QuoteApiParts, 'database' | 'jobs'>

export function serveHotelBookings(_app: ApiApp, _parts: HotelBookingApiParts): void {}
