// A hotel as a provider sells it: what it offers a body in recovery, its rooms, and the rate plans they are sold under.
import type { CancellationStep } from '#domain/bookings/cancellation-policy.ts'
import type { Localized } from '#kernel/localized.ts'

/** Meals in the price. */
export const boards = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const
export type Board = (typeof boards)[number]

/** What a body in recovery may need of a hotel, in the order in which it is told. */
export const recoveryFeatures = [
  'step-free',
  'lift',
  'walk-in-shower',
  'medicine-fridge',
  'nurse-visits',
  'late-extension',
  'adjustable-bed',
  'diet-meals',
] as const
export type RecoveryFeature = (typeof recoveryFeatures)[number]

/** A feature each in one bit, in the order of the list above: what a search filters by. */
export function featureBits(features: readonly RecoveryFeature[]): number {
  return features.reduce((bits, feature) => bits | (1 << recoveryFeatures.indexOf(feature)), 0)
}

/** `at-hotel`: the guest pays there; `at-booking`: all of it when booking; `before-arrival`: a deposit when booking, the rest before. */
export const paymentTimes = ['at-hotel', 'at-booking', 'before-arrival'] as const
export type PaymentTime = (typeof paymentTimes)[number]

export type RatePlan = {
  slug: string
  name: Localized
  board: Board
  /** Per person and night, on top of the price of the room. */
  boardAdultMinor: number
  boardChildMinor: number
  /** The earliest last; after the last of them all is lost, and with none of them from the start. */
  cancellation: CancellationStep[]
  payment: PaymentTime
  /** Of the total, due when booking; whole percent. */
  depositPercent: number
  /** Percent on the price of a night, as the pack says it; the prices of the months have it in them already. */
  priceChange?: number
}

type Paid = Pick<RatePlan, 'payment'>

/** Nothing is paid before the stay: it is booked by agreeing alone. */
export const isPaidAtHotel = ({ payment }: Paid): boolean => payment === 'at-hotel'

/** What is paid before the stay can be booked here where the clinic can be paid here. */
export const canBook = (plan: Paid, canPay: boolean): boolean => canPay || isPaidAtHotel(plan)

export type Room = {
  slug: string
  name: Localized
  /** Square metres. */
  sizeM2: number
  beds: Localized
  /** How many may sleep in it, children who count included. */
  maxGuests: number
  maxAdults: number
  /** How many the price of the room is for. */
  guestsIncluded: number
  /** Per night, for each adult and each child beyond those. */
  extraAdultMinor: number
  extraChildMinor: number
  /** Of the hotel's features those that only some of its rooms have. */
  features: RecoveryFeature[]
  plans: RatePlan[]
}

/** `percent`: of rooms and meals, in hundredths of a percent. Others: minor units per room and night, per person and night, per room. */
export type TaxBasis = 'percent' | 'room-night' | 'person-night' | 'room'

export type Tax = {
  name: Localized
  basis: TaxBasis
  rate: number
  /** Whoever is younger does not pay it; of a `person-night` alone. */
  fromAge: number
  /** The hotel takes it itself on the day, and nobody owes it who does not come. */
  isPaidAtHotel: boolean
}

/** Whole minutes to the clinic. */
export type Minutes = { car: number; walk: number }
