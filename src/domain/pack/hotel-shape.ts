// The keys of a hotel in hotels.json and what each must be.
import { z } from 'zod'
import { boards, paymentTimes, recoveryFeatures } from '#domain/hotels/hotel.ts'
import { stayLimits } from '#domain/hotels/stay.ts'
import { weekdays } from '#kernel/weekday.ts'
import { amount } from './amount.ts'
import * as rule from './field-rules.ts'
import type { PackTexts } from './pack-texts.ts'

/** Words that the addresses of hotels have another meaning for. */
const taken = ['search', 'prices', 'bookings']
/** No amount of a hotel is larger, in minor units: twice as much fits the column of a night's price. */
export const mostMinor = 1_000_000_000

const taxBases = ['percent', 'room-night', 'person-night', 'room'] as const

const yesOrNo = z.boolean({ error: 'true or false' })
const hotelSlug = rule.slug.refine((text) => !taken.includes(text), {
  error: `another slug than ${taken.join(', ')}, which addresses of the site mean something else by`,
})
const features = rule.listOf(rule.oneOf(recoveryFeatures))

const percentExpected = 'a number from 0 to 100 with at most two decimals'
const percent = z
  .number({ error: percentExpected })
  .min(0, { error: percentExpected })
  .max(100, { error: percentExpected })
  .refine((number) => /^\d+(\.\d{1,2})?$/.test(String(number)), { error: percentExpected })

export function taxShape({ name }: PackTexts) {
  return {
    name,
    basis: rule.oneOf(taxBases),
    percent: percent.optional(),
    amount: amount.optional(),
    fromAge: rule.wholeNumber(0, stayLimits.adultFrom).optional(),
    paidAtHotel: yesOrNo,
  }
}

export const nightsShape = {
  from: rule.calendarDate,
  to: rule.calendarDate,
  days: rule.listOf(rule.oneOf(weekdays), 1).optional(),
  price: amount.optional(),
  rooms: rule.wholeNumber(0, 10_000).optional(),
  minimumStay: rule.wholeNumber(1, stayLimits.nights).optional(),
  closed: yesOrNo.optional(),
}

export const feeShape = {
  percent: rule.wholeNumber(0, 100).optional(),
  nights: rule.wholeNumber(0, stayLimits.nights).optional(),
  amount: amount.optional(),
}

export const stepShape = {
  daysBefore: rule.wholeNumber(0, 365),
  time: rule.timeOfDay,
  fee: rule.objectOf(feeShape),
}

export function planShape({ name }: PackTexts) {
  return {
    slug: rule.slug,
    name,
    board: rule.oneOf(boards),
    boardAdult: amount.optional(),
    boardChild: amount.optional(),
    priceChange: rule.wholeNumber(-90, 100).optional(),
    cancellation: rule.listOf(rule.objectOf(stepShape)),
    payment: rule.oneOf(paymentTimes),
    deposit: rule.wholeNumber(0, 100).optional(),
  }
}

/** Of a calendar: each night of two years, several times over. */
const mostEntries = 5_000

export function roomShape(texts: PackTexts) {
  return {
    slug: rule.slug,
    name: texts.name,
    beds: texts.line,
    sizeM2: rule.wholeNumber(1, 2_000),
    maxGuests: rule.wholeNumber(1, 20),
    maxAdults: rule.wholeNumber(1, 20),
    guestsIncluded: rule.wholeNumber(1, 20),
    extraAdult: amount,
    extraChild: amount,
    features,
    calendar: rule.listOf(rule.objectOf(nightsShape), 0, mostEntries),
    plans: rule.listOf(rule.objectOf(planShape(texts)), 1),
  }
}

export function hotelShape(texts: PackTexts) {
  const minutes = rule.wholeNumber(0, 1_440)
  return {
    slug: hotelSlug,
    name: texts.name,
    summary: texts.line,
    address: texts.line,
    latitude: rule.numberIn(-90, 90),
    longitude: rule.numberIn(-180, 180),
    stars: rule.wholeNumber(0, 5),
    timeZone: rule.timeZone.optional(),
    checkInFrom: rule.timeOfDay,
    checkOutUntil: rule.timeOfDay,
    phone: rule.phone,
    minutesToClinic: rule.objectOf({ car: minutes, walk: minutes }),
    features,
    childrenFreeUnder: rule.wholeNumber(0, stayLimits.adultFrom),
    taxes: rule.listOf(rule.objectOf(taxShape(texts))),
    rooms: rule.listOf(rule.objectOf(roomShape(texts)), 1),
  }
}
export type HotelShape = ReturnType<typeof hotelShape>

/** The shapes of its parts, made once for a file. */
export function hotelParts(texts: PackTexts) {
  return { tax: taxShape(texts), room: roomShape(texts), plan: planShape(texts) }
}
export type HotelParts = ReturnType<typeof hotelParts>
