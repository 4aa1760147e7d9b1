// Checks which offer of a hotel leads: by whether it can be booked here, by what cancelling costs now, and by price.
import { expect, test } from 'vitest'
import type { PaymentTime } from './hotel.ts'
import type { RoomOffer } from './hotel-supplier.ts'
import { leadOfferOf } from './lead-offer.ts'

function offerOf(offerId: string, payment: PaymentTime, totalMinor: number, isFree = false): RoomOffer {
  const room = { slug: 'a', name: {}, beds: {}, sizeM2: null, maxGuests: null, features: [] }
  const plan = { slug: offerId, name: {}, board: 'breakfast' as const, payment, depositPercent: 0 }
  const price = { currency: 'EUR', nightsMinor: [], lines: [], totalMinor, atHotelMinor: 0 }
  const lost = { until: null, feeMinor: totalMinor }
  const policy = isFree ? [{ until: '2027-01-01T00:00:00.000Z', feeMinor: 0 }, lost] : [lost]
  return { offerId, room, plan, price, policy, roomsLeft: null }
}
const cheap = offerOf('cheap', 'at-booking', 1_000)
const deposit = offerOf('deposit', 'before-arrival', 2_000, true)
const strict = offerOf('strict', 'at-hotel', 3_000)
const flexible = offerOf('flexible', 'at-hotel', 4_000, true)

test.each([
  [
    'of all that can be paid here the least costly that is free to cancel',
    true,
    [cheap, strict, flexible, deposit],
    'deposit',
  ],
  ['where none is free to cancel the least costly', true, [strict, cheap], 'cheap'],
  ['nothing that is paid ahead, where it cannot be paid here', false, [cheap, strict, flexible, deposit], 'flexible'],
  ['what is paid ahead, where there is nothing else', false, [cheap, deposit], 'deposit'],
])('%s leads', (_what, canPay, offers, lead) => {
  expect(leadOfferOf(offers, canPay)?.offerId).toBe(lead)
})
