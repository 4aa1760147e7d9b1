// Reads an order's ledger: what was paid, what is owed, what every account has. Nothing else says so.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { LedgerAccount, LedgerEvent } from './ledger.ts'
import { ledgerLines } from './tables.ts'

/** What moves money between the client and us. */
const paidEvents: LedgerEvent[] = ['captured', 'refunded', 'refund-failed', 'disputed', 'dispute-won']

/** In minor units of the order's currency. */
export type OrderMoney = {
  /** What the items cost that were booked, less what they were reduced by. */
  chargedMinor: number
  capturedMinor: number
  /** What came back to the client, refunds on their way not included. */
  refundedMinor: number
  /** What a bank took back, less what was won. */
  disputedMinor: number
  feesMinor: number
  /** captured - refunded - disputed */
  paidMinor: number
  /** charged - paid; negative where the clinic has more than it may keep. */
  owedMinor: number
}

/** What was paid for an order and not given back, in minor units of its currency. */
export async function readPaid(scope: Scope, orderId: string): Promise<number> {
  return (await readOrderMoney(scope, orderId)).paidMinor
}

/** @param itemId of one item of the order alone */
export async function readOrderMoney(scope: Scope, orderId: string, itemId?: string): Promise<OrderMoney> {
  const { what, account, amountMinor, providerId } = ledgerLines
  const isOf = and(
    eq(providerId, scope.providerId),
    eq(ledgerLines.orderId, orderId),
    itemId === undefined ? undefined : eq(ledgerLines.itemId, itemId),
  )
  const sums = await scope.transaction
    .select({ what, account, amountMinor: sql<string>`sum(${amountMinor})` })
    .from(ledgerLines)
    .where(isOf)
    .groupBy(what, account)
  const of = (name: LedgerAccount, events: LedgerEvent[]) =>
    sums
      .filter((sum) => sum.account === name && events.includes(sum.what))
      .reduce((total, sum) => total + Number(sum.amountMinor), 0)
  const chargedMinor = of('client', ['charged', 'reduced'])
  const paidMinor = 0 - of('client', paidEvents)
  return {
    chargedMinor,
    capturedMinor: 0 - of('client', ['captured']),
    refundedMinor: of('client', ['refunded', 'refund-failed']),
    disputedMinor: of('client', ['disputed', 'dispute-won']),
    feesMinor: of('fees', ['fee']),
    paidMinor,
    owedMinor: chargedMinor - paidMinor,
  }
}

/** What an account has by an order, in minor units of its currency. */
export async function balanceOf(scope: Scope, orderId: string, account: LedgerAccount): Promise<number> {
  const isOf = and(eq(ledgerLines.orderId, orderId), eq(ledgerLines.account, account))
  const rows = await scope.rows(ledgerLines, isOf)
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** What was taken by one payment, in minor units of its currency. */
export async function readTaken(scope: Scope, paymentId: string): Promise<number> {
  const { account, what } = ledgerLines
  const isTaken = and(eq(ledgerLines.paymentId, paymentId), eq(account, 'client'), eq(what, 'captured'))
  const rows = await scope.rows(ledgerLines, isTaken)
  return 0 - rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** Every line of an order, oldest first. */
export const readLedger = (scope: Scope, orderId: string) =>
  scope.rows(ledgerLines, eq(ledgerLines.orderId, orderId), { orderBy: [asc(ledgerLines.id)] })
