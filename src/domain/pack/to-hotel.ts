// Makes of a hotel in hotels.json, once it is sound, the row that it stands for, and the calendars of its rooms.
import type { CancellationFee } from '#domain/bookings/cancellation-policy.ts'
import type { RatePlan, Room, Tax } from '#domain/hotels/hotel.ts'
import { featureBits } from '#domain/hotels/hotel.ts'
import { recoveryRank } from '#domain/hotels/recovery-rank.ts'
import { searchTextOf } from '#domain/rooms/search-text.ts'
import { weekdays } from '#kernel/weekday.ts'
import { toMinor } from './amount.ts'
import type { Fields } from './check-object.ts'
import type { HotelShape } from './hotel-shape.ts'
import type { PackCalendar, PackHotel, PackNights } from './pack.ts'

/** Where the provider is: what a hotel does not say itself. */
export type HotelPlace = { currency: string; timeZone: string }

type HotelFields = Fields<HotelShape>
type RoomFields = HotelFields['rooms'][number]
type PlanFields = RoomFields['plans'][number]
type ToMinor = (text: string | undefined) => number

export function toHotel(fields: HotelFields, position: number, { currency, timeZone }: HotelPlace): PackHotel {
  const minor: ToMinor = (text) => (text === undefined ? 0 : toMinor(text, currency))
  const { minutesToClinic, rooms, taxes, ...rest } = fields
  const features = [...new Set([...fields.features, ...rooms.flatMap((room) => room.features)])]
  const inEveryRoom = features.filter((one) => rooms.every((room) => room.features.includes(one)))
  const certain = [...new Set([...fields.features, ...inEveryRoom])]
  return {
    row: {
      ...rest,
      position,
      timeZone: fields.timeZone ?? timeZone,
      minutesCar: minutesToClinic.car,
      minutesWalk: minutesToClinic.walk,
      featureBits: featureBits(features),
      recoveryRank: recoveryRank({ features: certain, minutes: minutesToClinic, stars: fields.stars }),
      searchText: searchTextOf(fields),
      taxes: taxes.map((tax) => toTax(tax, minor)),
      rooms: rooms.map((room) => toRoom(room, minor)),
      currency,
    },
    calendars: rooms.map((room) => toCalendar(room, minor)),
  }
}

function toTax(
  { name, basis, percent, amount, fromAge, paidAtHotel }: HotelFields['taxes'][number],
  minor: ToMinor,
): Tax {
  const rate = basis === 'percent' ? Math.round((percent ?? 0) * 100) : minor(amount)
  return { name, basis, rate, fromAge: fromAge ?? 0, isPaidAtHotel: paidAtHotel }
}

function toRoom(room: RoomFields, minor: ToMinor): Room {
  const { slug, name, beds, sizeM2, maxGuests, maxAdults, guestsIncluded, features } = room
  return {
    slug,
    name,
    beds,
    sizeM2,
    maxGuests,
    maxAdults,
    guestsIncluded,
    features,
    extraAdultMinor: minor(room.extraAdult),
    extraChildMinor: minor(room.extraChild),
    plans: room.plans.map((plan) => toPlan(plan, minor)),
  }
}

function toPlan({ slug, name, board, payment, ...plan }: PlanFields, minor: ToMinor): RatePlan {
  return {
    slug,
    name,
    board,
    boardAdultMinor: minor(plan.boardAdult),
    boardChildMinor: minor(plan.boardChild),
    cancellation: plan.cancellation.map(({ fee, ...step }) => ({ ...step, fee: toFee(fee, minor) })),
    payment,
    depositPercent: payment === 'at-booking' ? 100 : (plan.deposit ?? 0),
    ...(plan.priceChange ? { priceChange: plan.priceChange } : {}),
  }
}

function toFee(fee: PlanFields['cancellation'][number]['fee'], minor: ToMinor): CancellationFee {
  if (fee.percent !== undefined) return { percent: fee.percent }
  if (fee.nights !== undefined) return { nights: fee.nights }
  return { amountMinor: minor(fee.amount) }
}

function toCalendar({ slug, calendar, plans }: RoomFields, minor: ToMinor): PackCalendar {
  return {
    room: slug,
    plans: plans.map((plan) => ({ slug: plan.slug, priceChange: plan.priceChange ?? 0 })),
    nights: calendar.map(
      ({ from, to, days, price, rooms, minimumStay, closed }): PackNights => ({
        from,
        to,
        // Weekdays of JavaScript begin with Sunday.
        weekdays: days?.map((day) => (weekdays.indexOf(day) + 1) % 7) ?? null,
        priceMinor: minor(price),
        rooms: price === undefined ? 0 : (rooms ?? 0),
        minimumStay: minimumStay ?? 1,
        closed: closed ?? false,
      }),
    ),
  }
}
