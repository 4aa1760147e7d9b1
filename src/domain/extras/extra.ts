// The words for what is added to a trip: transfers and insurance from the provider's own list, what is asked for, and what is held of it.
import { z } from 'zod'
import type { CancellationPolicy, CancellationStep } from '#domain/bookings/cancellation-policy.ts'
import type { Localized } from '#kernel/localized.ts'

export const extraTypes = ['transfer', 'insurance'] as const
export type ExtraType = (typeof extraTypes)[number]

/**
 * What the price is for. Of a transfer one ride: of each vehicle, or of each person. Of insurance: each person for the whole trip, all
 * of them for the whole trip, or each person and night.
 */
export const extraUnits = ['vehicle', 'person', 'trip', 'night'] as const
export type ExtraUnit = (typeof extraUnits)[number]

export const unitsOf: Record<ExtraType, readonly ExtraUnit[]> = {
  transfer: ['vehicle', 'person'],
  insurance: ['person', 'trip', 'night'],
}

/** Arrival: on the first day of the trip; departure: on its last. */
export const ways = ['arrival', 'departure'] as const
export type Way = (typeof ways)[number]

/** Whom the client makes the contract with where it is not the clinic. `registration`: the insurer's licence or registration, as it states it. */
export type ExtraParty = {
  name: Localized
  phone: string
  registration: Localized | null
  policyUrl: string | null
}

/** `from` and `to`: the code of an airport, `hotel` or `clinic`; just one of them is an airport. `perDay`: vehicles; null: as many as are wanted. */
export type TransferTerms = {
  from: string
  to: string
  bothWays: boolean
  seats: number
  luggage: Localized
  wheelchair: boolean
  perDay: number | null
}

/** `agent`: it is sold here in the insurer's name; `introduced`: the site only names it, and the client buys it from the insurer. */
export const soldAs = ['agent', 'introduced'] as const
export type SoldAs = (typeof soldAs)[number]

export type InsuranceTerms = { soldAs: SoldAs; covers: Localized[]; excludes: Localized[] }

export type Extra = {
  slug: string
  type: ExtraType
  title: Localized
  description: Localized
  priceMinor: number
  currency: string
  unit: ExtraUnit
  cancellation: CancellationStep[]
  /** Null: the clinic itself. */
  party: ExtraParty | null
  /** One of the two is there, as its type says. */
  transfer: TransferTerms | null
  insurance: InsuranceTerms | null
}

/**
 * `way`: of a transfer; null of insurance. `from`, `until`: plain dates, the same day of a transfer. `place`: where the client stays, as far
 * as it is known; empty otherwise.
 */
export type ExtraRequest = {
  extra: string
  way: Way | null
  from: string
  until: string
  people: number
  place: string
}

/** As it was when it was held. `count`: how many times the price. */
export type ExtraItem = Omit<Extra, 'cancellation'> &
  Omit<ExtraRequest, 'extra'> & {
    count: number
    totalMinor: number
    policy: CancellationPolicy
    clinic: ExtraClinic
  }

export type ExtraClinic = {
  name: Localized
  address: Localized
  phone: string
  timeZone: string
  latitude: number | null
  longitude: number | null
}

/** What the client adds: of a transfer the flight and the time by the clocks there, of insurance names and birth dates (plain) by number. */
export type ExtraDetails = {
  flight?: string | undefined
  time?: string | undefined
  place?: string | undefined
  travellers?: { firstName: string; lastName: string }[] | undefined
  births?: Record<string, string> | undefined
  note?: string | undefined
}

export const mostPeople = 20

const localized = z.record(z.string(), z.string())
const policy = z.array(z.object({ until: z.string().nullable(), feeMinor: z.int() }))

export const extraRequest: z.ZodType<ExtraRequest> = z.object({
  extra: z.string().max(80),
  way: z.enum(ways).nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
  people: z.int().min(1).max(mostPeople),
  place: z.string().max(200),
})

export const extraItem: z.ZodType<ExtraItem> = z.object({
  slug: z.string(),
  type: z.enum(extraTypes),
  title: localized,
  description: localized,
  priceMinor: z.int(),
  currency: z.string(),
  unit: z.enum(extraUnits),
  party: z
    .object({
      name: localized,
      phone: z.string(),
      registration: localized.nullable(),
      policyUrl: z.string().nullable(),
    })
    .nullable(),
  transfer: z
    .object({
      from: z.string(),
      to: z.string(),
      bothWays: z.boolean(),
      seats: z.int(),
      luggage: localized,
      wheelchair: z.boolean(),
      perDay: z.int().nullable(),
    })
    .nullable(),
  insurance: z.object({ soldAs: z.enum(soldAs), covers: z.array(localized), excludes: z.array(localized) }).nullable(),
  way: z.enum(ways).nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
  people: z.int(),
  place: z.string(),
  count: z.int(),
  totalMinor: z.int(),
  policy,
  clinic: z.object({
    name: localized,
    address: localized,
    phone: z.string(),
    timeZone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
})

export const extraDetails: z.ZodType<ExtraDetails> = z.object({
  flight: z.string().max(12).optional(),
  time: z.string().max(5).optional(),
  place: z.string().max(200).optional(),
  travellers: z.array(z.object({ firstName: z.string(), lastName: z.string() })).optional(),
  births: z.record(z.string(), z.iso.date()).optional(),
  note: z.string().max(200).optional(),
})

/** From and to of a ride: the other way round where it is the way back. */
export function endsOf({ from, to }: Pick<TransferTerms, 'from' | 'to'>, way: Way): { from: string; to: string } {
  return wayOf({ from }) === way ? { from, to } : { from: to, to: from }
}

/** The way that the list says it in: from the airport is the arrival. */
export const wayOf = ({ from }: Pick<TransferTerms, 'from'>): Way => (isAirport(from) ? 'arrival' : 'departure')

export const isAirport = (place: string): boolean => /^[A-Z]{3}$/.test(place)
