// What a booking costs, the same for every kind.
import type { Localized } from '#kernel/localized.ts'

/** `label` is null for the thing itself, which its title names. */
export type BookingPriceLine = {
  label: Localized | null
  amountMinor: number
  isPaidOnSite: boolean
  /** When this amount may become another one; left out where it is fixed. */
  mayChangeIf?: Localized | null
}

/** All amounts in minor units of one currency. */
export type BookingPrice = {
  currency: string
  totalMinor: number
  /** Of the total what is paid on site, on the day; it is no part of what cancelling costs. */
  onSiteMinor: number
  lines: BookingPriceLine[]
}
