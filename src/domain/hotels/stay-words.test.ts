// Checks what a voucher says of how a stay is paid: at the hotel, in an order, or as the clinic arranges it.
import { expect, test } from 'vitest'
import type { PaymentTime } from './hotel.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { sayVoucher } from './stay-words.ts'

const stay = {
  hotel: {
    name: { en: 'Quiet Bay' },
    address: { en: '1 Bay Road' },
    phone: '',
    checkInFrom: '',
    checkOutUntil: '',
    timeZone: 'Asia/Dubai',
  },
  room: { name: { en: 'Sea room' } },
  price: { currency: 'EUR', nightsMinor: [], lines: [], totalMinor: 33_000, atHotelMinor: 0 },
  policy: [],
  confirmation: '',
  changeFeeMinor: 0,
  replaces: null,
  checkIn: '2027-01-13',
  checkOut: '2027-01-16',
  rooms: [{ adults: 2, children: [] }],
  guests: [],
  contact: null,
}

function paymentSaid(payment: PaymentTime, orderId: string | null): string | undefined {
  const plan = { name: { en: 'Calm' }, board: 'breakfast', payment, depositPercent: 0 }
  const booking = { ...stay, plan, orderId } as unknown as HotelBooking
  return sayVoucher(booking, 'en').find(({ label }) => label === 'Payment')?.value
}

test.each<[PaymentTime, string | null, string | undefined]>([
  ['at-hotel', null, 'You pay at the hotel.'],
  ['at-hotel', 'of-an-order', 'You pay at the hotel.'],
  ['at-booking', 'of-an-order', 'Paid through us. Your order shows what’s paid and what’s still due.'],
  ['before-arrival', 'of-an-order', 'Paid through us. Your order shows what’s paid and what’s still due.'],
  ['at-booking', null, undefined],
])('a stay paid %s, of order %s', (payment, orderId, words) => {
  expect(paymentSaid(payment, orderId)).toBe(words)
})
