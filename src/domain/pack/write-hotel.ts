// Writes a hotel as its entry of hotels.json, without the calendars of its rooms.
import type { CancellationFee } from '#domain/bookings/cancellation-policy.ts'
import type { RatePlan, Room, Tax } from '#domain/hotels/hotel.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import type { PackHotelRow } from './pack.ts'

/** The columns that a document is made of: the others are worked out from them. */
export type HotelRow = Omit<PackHotelRow, 'position' | 'featureBits' | 'recoveryRank' | 'searchText'>
type ToMajor = (amountMinor: number) => string

export function writeHotel(row: HotelRow) {
  const { currency } = row
  const major: ToMajor = (amountMinor) => writeAmount({ amountMinor, currency })
  return {
    slug: row.slug,
    name: row.name,
    summary: row.summary,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    stars: row.stars,
    timeZone: row.timeZone,
    checkInFrom: row.checkInFrom,
    checkOutUntil: row.checkOutUntil,
    phone: row.phone,
    minutesToClinic: { car: row.minutesCar, walk: row.minutesWalk },
    features: row.features,
    childrenFreeUnder: row.childrenFreeUnder,
    taxes: row.taxes.map((tax) => writeTax(tax, major)),
    rooms: row.rooms.map((room) => writeRoom(room, major)),
  }
}

export type HotelDocument = ReturnType<typeof writeHotel>

function writeTax({ name, basis, rate, fromAge, isPaidAtHotel }: Tax, major: ToMajor) {
  return {
    name,
    basis,
    ...(basis === 'percent' ? { percent: rate / 100 } : { amount: major(rate) }),
    ...(fromAge === 0 ? {} : { fromAge }),
    paidAtHotel: isPaidAtHotel,
  }
}

function writeRoom(room: Room, major: ToMajor) {
  return {
    slug: room.slug,
    name: room.name,
    beds: room.beds,
    sizeM2: room.sizeM2,
    maxGuests: room.maxGuests,
    maxAdults: room.maxAdults,
    guestsIncluded: room.guestsIncluded,
    extraAdult: major(room.extraAdultMinor),
    extraChild: major(room.extraChildMinor),
    features: room.features,
    plans: room.plans.map((plan) => writePlan(plan, major)),
  }
}

function writePlan(plan: RatePlan, major: ToMajor) {
  return {
    slug: plan.slug,
    name: plan.name,
    board: plan.board,
    ...(plan.boardAdultMinor === 0 ? {} : { boardAdult: major(plan.boardAdultMinor) }),
    ...(plan.boardChildMinor === 0 ? {} : { boardChild: major(plan.boardChildMinor) }),
    ...(plan.priceChange ? { priceChange: plan.priceChange } : {}),
    cancellation: plan.cancellation.map(({ daysBefore, time, fee }) => ({
      daysBefore,
      time,
      fee: writeFee(fee, major),
    })),
    payment: plan.payment,
    ...(plan.payment === 'before-arrival' ? { deposit: plan.depositPercent } : {}),
  }
}

const writeFee = (fee: CancellationFee, major: ToMajor) =>
  'amountMinor' in fee ? { amount: major(fee.amountMinor) } : fee
