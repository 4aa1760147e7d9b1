// Writes a posting into the ledger, once however often its event is told; the database sees to it that it sums to zero.
import { eq } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { LedgerLine, Posting } from './ledger-posting.ts'
import { ledgerLines } from './tables.ts'

/**
 * In the transaction of what it is about. Lines of one account, currency and item become one.
 * @returns whether it is new: false where the same event was posted before
 * @throws Fault conflict where another amount was posted for this event; RangeError where the lines do not sum to zero
 */
export async function postToLedger(scope: Scope, posting: Posting): Promise<boolean> {
  const { eventKey, orderId, paymentId = null, what, at } = posting
  const lines = merge(posting.lines)
  needBalance(lines)
  if (lines.length === 0) return false
  // The event as a whole, not line by line: the same one with other items in it would have lines of its own.
  await advisoryLock(scope.transaction, `ledger ${scope.providerId} ${eventKey}`)
  const before = await scope.rows(ledgerLines, eq(ledgerLines.eventKey, eventKey))
  if (before.length > 0) {
    if (!isSame(before, lines)) throw new Fault('conflict', 'Another amount was posted for this event.')
    return false
  }
  const postingId = newId()
  const of = { postingId, eventKey, orderId, paymentId, what, at }
  await scope.insert(
    ledgerLines,
    lines.map((line) => ({ ...line, ...of })),
  )
  return true
}

/** Whether anything was posted for this event. */
export async function isPosted(scope: Scope, { eventKey }: Pick<Posting, 'eventKey'>): Promise<boolean> {
  return (await scope.rows(ledgerLines, eq(ledgerLines.eventKey, eventKey), { limit: 1 })).length > 0
}

type Merged = Required<LedgerLine>

const nameOf = ({ account, currency, itemId }: LedgerLine) => `${account} ${currency} ${itemId ?? ''}`

function merge(lines: readonly LedgerLine[]): Merged[] {
  const merged = new Map<string, Merged>()
  for (const { account, amountMinor, currency, itemId = null } of lines) {
    const line = { account, amountMinor, currency, itemId }
    const before = merged.get(nameOf(line))?.amountMinor ?? 0
    merged.set(nameOf(line), { ...line, amountMinor: before + amountMinor })
  }
  return [...merged.values()].filter(({ amountMinor }) => amountMinor !== 0)
}

function needBalance(lines: readonly Merged[]): void {
  const sums = new Map<string, number>()
  for (const { currency, amountMinor } of lines) {
    if (!Number.isSafeInteger(amountMinor)) throw new RangeError('an amount that is not exact')
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)
  }
  if ([...sums.values()].some((sum) => sum !== 0)) throw new RangeError('a posting that does not sum to zero')
}

function isSame(before: readonly LedgerLine[], now: readonly Merged[]): boolean {
  const amounts = new Map(before.map((line) => [nameOf(line), line.amountMinor]))
  return before.length === now.length && now.every((line) => amounts.get(nameOf(line)) === line.amountMinor)
}
