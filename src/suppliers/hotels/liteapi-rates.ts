// LiteAPI's rates as offers of ours: exact amounts, boards, payment, and what cancelling costs until when.

import { type CancellationPolicy, freeUntil } from '#domain/bookings/cancellation-policy.ts'
import type { Board } from '#domain/hotels/hotel.ts'
import type { PlanFacts, RoomFacts, RoomOffer } from '#domain/hotels/hotel-supplier.ts'
import { type PriceLine, type StayPrice } from '#domain/hotels/price-stay.ts'
import type { Stay } from '#domain/hotels/stay.ts'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { exponentOf, partOf } from '#kernel/money.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { slugify } from '#kernel/slug.ts'
import type { LiteapiPolicies, LiteapiRate } from './liteapi-shapes.ts'

/** Those of which it is known what everybody in the room eats; BB1, breakfast for one of two, is none of them. */
export const boardCodes: Record<Board, readonly string[]> = {
  'room-only': ['RO'],
  breakfast: ['BB', 'BI'],
  'half-board': ['HB', 'HI'],
  'full-board': ['FB', 'FI'],
  'all-inclusive': ['AI'],
}

export type LiteapiOffer = {
  offerId: string
  /** One for each room. */
  rates: readonly LiteapiRate[]
  /** What they want for all rooms, where they say so for the whole. */
  total: { amount: number; currency: string } | undefined
}

/** Undefined for one that cannot be told truly in our words: another currency, an unknown board, a sum that does not hold. */
export function offerOf(
  { offerId, rates, total }: LiteapiOffer,
  stay: Stay,
  currency: string,
  now: Date,
): RoomOffer | undefined {
  const board = boardOf(rates)
  const price = priceOf(rates, total, nightsBetween(stay.checkIn, stay.checkOut), currency)
  if (!board || !price || !isForGuests(rates, stay)) return undefined
  const policy = policyOfAll(
    rates.map(({ cancellationPolicies }) => cancellationPolicies),
    price,
    now,
  )
  return { offerId, room: roomOf(rates), plan: planOf(rates, board, policy), price, policy, roomsLeft: null }
}

/** Whether it is for the people of the stay, room by room: what they leave out of their reply is taken to be as it was asked for. */
export function isForGuests(rates: readonly LiteapiRate[], { rooms }: Stay): boolean {
  const ordered = rates.toSorted((a, b) => (a.occupancyNumber ?? 0) - (b.occupancyNumber ?? 0))
  return (
    ordered.length === rooms.length &&
    rooms.every((room, at) => {
      const { adultCount, childCount, childrenAges } = ordered[at] ?? {}
      const hasAges = childrenAges && childrenAges.length === (childCount ?? childrenAges.length)
      return (
        (adultCount ?? room.adults) === room.adults &&
        (childCount ?? room.children.length) === room.children.length &&
        (!hasAges || inOrder(childrenAges) === inOrder(room.children))
      )
    })
  )
}

const inOrder = (ages: readonly number[]): string => ages.toSorted((a, b) => a - b).join()

/**
 * Minor units, rounded half up by its decimals. Sums of theirs carry the noise of floating point (64.38999999999999), which the eighth
 * decimal is far above and every currency's last one far below.
 */
export function minorOf(amount: number, currency: string): number {
  const exponent = exponentOf(currency)
  const [whole = '', decimals = ''] = amount.toFixed(8).split('.')
  return Number(whole + decimals.slice(0, exponent)) + (Number(decimals[exponent]) >= 5 ? 1 : 0)
}

function boardOf(rates: readonly LiteapiRate[]): Board | undefined {
  const [code, ...others] = new Set(rates.map(({ boardType }) => boardType.trim().toUpperCase()))
  if (code === undefined || others.length > 0) return undefined
  return (Object.keys(boardCodes) as Board[]).find((board) => boardCodes[board].includes(code))
}

function priceOf(
  rates: readonly LiteapiRate[],
  whole: LiteapiOffer['total'],
  nights: number,
  currency: string,
): StayPrice | undefined {
  const totals = whole ? [whole] : rates.flatMap(({ retailRate }) => retailRate.total)
  const fees = rates.flatMap(({ retailRate }) => retailRate.taxesAndFees)
  const owed = fees.filter(({ included }) => !included)
  // What is owed in another currency is no sum with the rest; what is included already need not be told apart.
  if ([...totals, ...owed].some((one) => one.currency !== currency)) return undefined
  const includedTaxes = fees.filter(({ included, amount, currency: own }) => included && own === currency && amount > 0)
  const includedMinor = sumOf(includedTaxes.map(({ amount }) => minorOf(amount, currency)))
  const paidMinor = sumOf(totals.map(({ amount }) => minorOf(amount, currency)))
  const isApart = includedMinor < paidMinor
  const roomsMinor = isApart ? paidMinor - includedMinor : paidMinor
  const lines: PriceLine[] = [
    { kind: 'rooms', name: null, amountMinor: roomsMinor, isPaidAtHotel: false },
    ...taxLines(isApart ? includedTaxes : [], currency, false),
    ...taxLines(owed, currency, true),
  ]
  const totalMinor = sumOf(lines.map(({ amountMinor }) => amountMinor))
  if (paidMinor < 1 || nights < 1 || !Number.isSafeInteger(totalMinor)) return undefined
  const nightsMinor = evenly(roomsMinor, nights)
  return { currency, nightsMinor, lines, totalMinor, atHotelMinor: totalMinor - paidMinor }
}

/** Of several rooms the same tax is told once. */
function taxLines(
  fees: LiteapiRate['retailRate']['taxesAndFees'],
  currency: string,
  isPaidAtHotel: boolean,
): PriceLine[] {
  const sums = new Map<string, number>()
  for (const { description, amount } of fees) {
    sums.set(description, (sums.get(description) ?? 0) + minorOf(amount, currency))
  }
  return [...sums].map(([description, amountMinor]) => ({
    kind: 'tax',
    name: description === '' ? null : { en: description },
    amountMinor,
    isPaidAtHotel,
  }))
}

/** They tell one price for all nights: split evenly, what is left over on the first ones. */
function evenly(amountMinor: number, nights: number): number[] {
  const each = Math.floor(amountMinor / nights)
  return Array.from({ length: nights }, (_, at) => each + (at < amountMinor - each * nights ? 1 : 0))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** What cancelling costs under one policy for each room, or one for the whole booking. @param now steps that are over are left out */
export function policyOfAll(policies: readonly LiteapiPolicies[], price: StayPrice, now: Date): CancellationPolicy {
  const whole = atStake(price)
  const all = policies.map((one) => feesOf(one, price))
  const moments = [...new Set(all.flatMap((fees) => fees.map(({ from }) => from)))].filter(
    (from) => from > now.getTime(),
  )
  const feeFrom = (moment: number) =>
    Math.min(whole, sumOf(all.map((fees) => fees.findLast(({ from }) => from <= moment)?.feeMinor ?? 0)))
  const policy: CancellationPolicy = []
  let from = now.getTime()
  for (const until of moments.toSorted((a, b) => a - b)) {
    policy.push({ until: new Date(until).toISOString(), feeMinor: feeFrom(from) })
    from = until
  }
  return [...policy, { until: null, feeMinor: feeFrom(from) }]
}

/** What cancelling costs from which moment (milliseconds since 1970) on, never falling; nothing before the first of them. */
function feesOf(
  { refundableTag, cancelPolicyInfos }: LiteapiPolicies,
  price: StayPrice,
): { from: number; feeMinor: number }[] {
  const whole = atStake(price)
  // Not refundable, or nothing known of it: nothing comes back, which promises nobody anything.
  if (!['RFN', ''].includes(refundableTag) || cancelPolicyInfos.length === 0) {
    return [{ from: Number.NEGATIVE_INFINITY, feeMinor: whole }]
  }
  let least = 0
  return cancelPolicyInfos
    .map((step) => ({ from: deadlineOf(step), feeMinor: feeOf(step, price) }))
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, feeMinor }) => {
      least = Math.max(least, feeMinor)
      return { from, feeMinor: least }
    })
}

type PolicyStep = LiteapiPolicies['cancelPolicyInfos'][number]

/** A kind of fee that is not known, or one in another currency: everything. */
function feeOf({ type, amount, currency }: PolicyStep, price: StayPrice): number {
  const whole = atStake(price)
  if (type === 'percentage' || type === 'percent')
    return Math.min(whole, partOf(whole, Math.round(amount * 100), 10_000))
  const isAmount = (type === '' || type === 'amount') && (currency === '' || currency === price.currency)
  return isAmount ? Math.min(whole, minorOf(amount, price.currency)) : whole
}

/** `2026-07-30 02:00:00`, `2026-07-30`, or a whole moment; what cannot be read has been for ever. */
function deadlineOf({ cancelTime, timezone }: PolicyStep): number {
  return momentOf(cancelTime, timezone)?.getTime() ?? Number.NEGATIVE_INFINITY
}

/**
 * A moment in their replies: without a zone it is GMT, "even if not listed"; seconds are dropped, so that nobody is promised more.
 * @param zone where the clock hangs, where it is not GMT
 */
export function momentOf(written: string, zone = ''): Date | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
    written.trim(),
  )
  if (!parts) return undefined
  const [, date = '', time = '00:00', offset] = parts
  try {
    if (!offset) return momentAt(date, time, zone || 'GMT')
    const moment = new Date(`${date}T${time}:00${offset}`)
    return Number.isNaN(moment.getTime()) ? undefined : moment
  } catch {
    return undefined
  }
}

/** Prebook says the board in the name as well: `Standard King Room - Room only`. */
function roomOf(rates: readonly LiteapiRate[]): RoomFacts {
  const names = new Set(rates.map(({ name, boardName }) => withoutEnd(name.trim(), boardName.trim())))
  const most = rates.map(({ maxOccupancy }) => maxOccupancy ?? 0).filter((guests) => guests > 0)
  const name = [...names].join(' + ')
  return {
    slug: slugify(name) || 'room',
    name: { en: name },
    beds: { en: '' },
    sizeM2: null,
    maxGuests: most.length === rates.length ? Math.min(...most) : null,
    features: [],
  }
}

function withoutEnd(name: string, board: string): string {
  const end = ` - ${board}`.toLowerCase()
  return board !== '' && name.toLowerCase().endsWith(end) ? name.slice(0, -end.length).trim() : name
}

/**
 * Two plans of a room have two slugs where anything that is told of them differs. At the hotel is paid what only the hotel takes: where
 * LiteAPI would take it too, a booking might charge the clinic's account and leave the guest to believe that they pay there.
 */
function planOf(rates: readonly LiteapiRate[], board: Board, policy: CancellationPolicy): PlanFacts {
  const isAtHotel = rates.every(
    ({ paymentTypes }) => paymentTypes.length > 0 && paymentTypes.every((one) => one === 'PROPERTY_PAY'),
  )
  const free = freeUntil(policy)
  const slug = [board, free ? `free-until-${free.slice(0, 16)}` : 'fixed', isAtHotel ? 'at-hotel' : 'at-booking']
  const name = rates[0]?.boardName ?? ''
  return {
    slug: slugify(slug.join(' ')),
    name: { en: name },
    board,
    payment: isAtHotel ? 'at-hotel' : 'at-booking',
    depositPercent: isAtHotel ? 0 : 100,
  }
}
