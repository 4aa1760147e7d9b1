// A treatment that is booked: the offer that was accepted, frozen as it was, with its dates, its payment plan and its cancellation policy.
import { z } from 'zod'
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import type { OfferLine } from '#domain/quotes/offer.ts'
import type { Localized } from '#kernel/localized.ts'

/** `quote`: the reference of the request that the offer answers. */
export type TreatmentRequest = { quote: string; version: number }

export type TreatmentItem = {
  quote: string
  version: number
  /** What lists call it: the procedure, where the request named one. */
  title: Localized
  procedureSlug: string | null
  currency: string
  lines: OfferLine[]
  totalMinor: number
  /** Paid when booking, and then on these plain dates; the rest is paid at the clinic. */
  depositMinor: number
  instalments: { amountMinor: number; on: string }[]
  includes: Localized[]
  excludes: Localized[]
  /** First and last day at the clinic, plain dates. */
  from: string
  until: string
  practitioner: Localized | null
  policy: CancellationPolicy
  clinic: TreatmentClinic
}

export type TreatmentClinic = {
  name: Localized
  address: Localized
  phone: string
  timeZone: string
  latitude: number | null
  longitude: number | null
}

/** Nothing beside the contact: what the clinic has to know of the patient stands in the request. */
export type TreatmentDetails = Record<never, never>

const localized = z.record(z.string(), z.string())

export const treatmentRequest: z.ZodType<TreatmentRequest> = z.object({
  quote: z.string().max(20),
  version: z.int32().min(1),
})

export const treatmentItem: z.ZodType<TreatmentItem> = z.object({
  quote: z.string(),
  version: z.int(),
  title: localized,
  procedureSlug: z.string().nullable(),
  currency: z.string(),
  lines: z.array(z.object({ label: localized, amountMinor: z.int(), mayChangeIf: localized.nullable() })),
  totalMinor: z.int(),
  depositMinor: z.int(),
  instalments: z.array(z.object({ amountMinor: z.int(), on: z.iso.date() })),
  includes: z.array(localized),
  excludes: z.array(localized),
  from: z.iso.date(),
  until: z.iso.date(),
  practitioner: localized.nullable(),
  policy: z.array(z.object({ until: z.string().nullable(), feeMinor: z.int() })),
  clinic: z.object({
    name: localized,
    address: localized,
    phone: z.string(),
    timeZone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
})

export const treatmentDetails: z.ZodType<TreatmentDetails> = z.object({})

/** What is paid through this site: all that can be lost by cancelling. */
export const paidHere = ({ depositMinor, instalments }: Pick<TreatmentItem, 'depositMinor' | 'instalments'>): number =>
  instalments.reduce((sum, { amountMinor }) => sum + amountMinor, depositMinor)
