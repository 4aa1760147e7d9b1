// A hotel of the own inventory as searches remember it, and the orders that hotels are put in.
import type { PricedHotel, PricedRoom } from './inventory-hotel.ts'

export type ShelfHotel = PricedHotel & {
  /** Its place among all. */
  at: number
  id: string
  slug: string
  stars: number
  minutesCar: number
  featureBits: number
  recoveryRank: number
  /** The place of its first room among the rooms of all hotels. */
  firstRoom: number
  /** Of its first rate among the rates of all hotels, and how many it has. */
  firstRate: number
  rateCount: number
}

type Ordered = Pick<ShelfHotel, 'recoveryRank' | 'minutesCar' | 'stars' | 'slug'>
const bySlug = (one: Ordered, other: Ordered) => (one.slug < other.slug ? -1 : 1)
/** What decides between hotels that are alike in what they are sorted by. */
export const byRecovery = (one: Ordered, other: Ordered): number =>
  one.recoveryRank - other.recoveryRank || bySlug(one, other)
export const byMinutes = (one: Ordered, other: Ordered) => one.minutesCar - other.minutesCar || bySlug(one, other)
export const byStars = (one: Ordered, other: Ordered) => other.stars - one.stars || byRecovery(one, other)

/** Names and beds of thousands of rooms would fill the memory for nothing. */
export function withoutWords({
  slug,
  maxGuests,
  maxAdults,
  guestsIncluded,
  extraAdultMinor,
  extraChildMinor,
  features,
  plans,
}: PricedRoom): PricedRoom {
  return {
    slug,
    maxGuests,
    maxAdults,
    guestsIncluded,
    extraAdultMinor,
    extraChildMinor,
    features,
    plans: plans.map(({ slug, board, boardAdultMinor, boardChildMinor, cancellation, payment }) => ({
      slug,
      board,
      boardAdultMinor,
      boardChildMinor,
      cancellation,
      payment,
    })),
  }
}
