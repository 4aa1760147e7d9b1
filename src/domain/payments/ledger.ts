// The ledger's accounts and events: what each line of a posting is about.

/**
 * `client`: what the client owes; `gateway`: money that the gateway, or the clinic's bank, holds for the clinic; `provider`: what the
 * clinic earns; `supplier`: what is owed to a supplier; `fees`: what the gateway takes; `fx`: what rounding and rates leave.
 */
export const ledgerAccounts = ['client', 'gateway', 'provider', 'supplier', 'fees', 'fx'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/**
 * `charged`: an item was booked, its client owes its price; `reduced`: less is owed, since it was cancelled or changed; `captured`,
 * `refunded`, `disputed`: money moved; `fee`: the gateway's own.
 */
export const ledgerEvents = [
  'charged',
  'reduced',
  'captured',
  'refunded',
  'refund-failed',
  'disputed',
  'dispute-won',
  'fee',
] as const
export type LedgerEvent = (typeof ledgerEvents)[number]
