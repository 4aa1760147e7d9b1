// Goodwill: what is given back beyond the policy is owed no more, from the moment that the refund is written down until it fails.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { correctItem } from '#domain/invoices/correct-item.ts'
import { charged, type Posting, reduced } from './ledger-posting.ts'
import { postToLedger } from './post-to-ledger.ts'
import { readOrderMoney } from './read-ledger.ts'
import { ledgerLines, type refunds } from './tables.ts'

type OfRefund = Pick<typeof refunds.$inferSelect, 'id' | 'orderId' | 'itemId' | 'currency' | 'amountMinor' | 'why'>

/**
 * In the transaction that writes the refund: a cancellation that comes before the gateway has answered counts it already. Never by more
 * than the item costs: of one that was cancelled the policy gives back the rest.
 */
export async function reduceByGoodwill(scope: Scope, refund: OfRefund, at: Date): Promise<void> {
  if (refund.why !== 'goodwill') return
  const { chargedMinor } = await moneyOf(scope, refund)
  await reduce(scope, refund, chargedMinor, { key: keyOf(refund), at })
}

/** The gateway refuses it, or it came back: as much is owed as before. Once, whatever is heard of it later. */
export async function restoreGoodwill(scope: Scope, refund: OfRefund, at: Date): Promise<void> {
  if (refund.why !== 'goodwill') return
  const { eventKey } = reducedBy(refund, refund.amountMinor, { key: keyOf(refund), at })
  const isIt = and(eq(ledgerLines.eventKey, eventKey), eq(ledgerLines.account, 'client'))
  const [line] = await scope.rows(ledgerLines, isIt)
  if (!line) return
  const shares = [{ itemId: refund.itemId, amountMinor: -line.amountMinor }]
  const isNew = await postToLedger(scope, charged({ ...refund, at }, shares, { key: `${keyOf(refund)} failed` }))
  if (isNew)
    await correctItem(scope, { ...itemOf(refund), amountMinor: -line.amountMinor, reason: 'refund-failed', at })
}

/**
 * A colleague sent what had failed. Where the item was cancelled meanwhile, what is owed for it is less already.
 * @param scope in which the refund is posted as done
 */
export async function reduceByHand(scope: Scope, refund: OfRefund, at: Date): Promise<void> {
  if (refund.why !== 'goodwill') return
  const { owedMinor } = await moneyOf(scope, refund)
  await reduce(scope, refund, owedMinor, { key: `${keyOf(refund)} by hand`, at })
}

type Named = { key: string; at: Date }

const itemOf = ({ orderId, itemId }: OfRefund) => ({ orderId, itemId })

const keyOf = ({ id }: OfRefund) => `goodwill ${id}`

const moneyOf = (scope: Scope, { orderId, itemId }: OfRefund) => readOrderMoney(scope, orderId, itemId ?? undefined)

const reducedBy = (refund: OfRefund, amountMinor: number, { key, at }: Named): Posting =>
  reduced({ ...refund, at }, [{ itemId: refund.itemId, amountMinor }], { key })

async function reduce(scope: Scope, refund: OfRefund, mostMinor: number, named: Named): Promise<void> {
  const amountMinor = Math.min(refund.amountMinor, mostMinor)
  if (amountMinor <= 0 || !(await postToLedger(scope, reducedBy(refund, amountMinor, named)))) return
  await correctItem(scope, { ...itemOf(refund), amountMinor: -amountMinor, reason: 'goodwill', at: named.at })
}
