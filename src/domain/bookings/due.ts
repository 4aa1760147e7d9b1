// A part of what a booking costs, and when it is paid.

/** In minor units of the booking's currency. */
export type Due = {
  amountMinor: number
  /** Plain date; null: when booking. */
  on: string | null
  /** Paid to whoever receives the client, and not through this site. */
  onSite?: boolean
}
