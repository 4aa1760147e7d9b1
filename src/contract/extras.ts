// Transfers and insurance that a client may add to the order that they are at.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { money } from './money.ts'
import { order, orderReference } from './orders.ts'
import { visitorInput } from './visitor.ts'

/** Arrival: on the first day of the trip; departure: on its last. */
export const rideWay = z.enum(['arrival', 'departure'])

export const tripExtra = z.object({
  slug: z.string(),
  type: z.enum(['transfer', 'insurance']),
  title: z.string(),
  description: z.string(),
  /** What the price is for; in the currency that it is sold in. */
  unit: z.enum(['vehicle', 'person', 'trip', 'night']),
  unitPrice: money,
  people: z.int(),
  /** Plain dates: of insurance those it covers, of a transfer those of the rides. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Whom the contract is with; null: the clinic itself. */
  party: z
    .object({ name: z.string(), registration: z.string().nullable(), policyUrl: z.string().nullable() })
    .nullable(),
  transfer: z.object({ seats: z.int(), vehicles: z.int(), luggage: z.string(), wheelchair: z.boolean() }).nullable(),
  /** False where the client buys it from the insurer: it is shown, and not sold. */
  insurance: z
    .object({ isSoldHere: z.boolean(), covers: z.array(z.string()), excludes: z.array(z.string()) })
    .nullable(),
  /** What can be added in one go, and what that costs in the currency of the order. */
  choices: z.array(z.object({ ways: z.array(rideWay), total: money })),
})
export type TripExtra = z.output<typeof tripExtra>

export const listTripExtras = endpoint({
  name: 'listTripExtras',
  method: 'GET',
  path: '/api/client/checkout/extras',
  input: z.object({ order: orderReference, ...visitorInput }),
  /** Nothing where no item of it has dates, and of an order that is not open. */
  reply: z.object({ extras: z.array(tripExtra) }),
  who: 'client',
  summary: 'Transfers and insurance that suit the dates and the party of an order.',
})

export const addExtraToOrder = endpoint({
  name: 'addExtraToOrder',
  method: 'POST',
  path: '/api/client/checkout/add-extra',
  input: z.object({
    order: orderReference,
    extra: z.string().max(80),
    /** Of a transfer, at least one; none of insurance. */
    ways: z.array(rideWay).max(2).default([]),
    /** Left out: everyone that the order is for. */
    people: z.int().min(1).max(20).optional(),
    /** Of a single ride, where it is on another day than the first or the last. */
    day: z.iso.date().optional(),
    ...visitorInput,
  }),
  reply: order,
  who: 'client',
  summary: 'Adds a transfer or insurance to an order that is open, held at its price. Idempotent.',
})
