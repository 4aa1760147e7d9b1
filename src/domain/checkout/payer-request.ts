// What somebody who pays by a link is asked for: how much of which order, by when, and where it stands. Nothing of what it is for.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Money } from '#kernel/money.ts'
import { liveChangeOf } from './change-refusal.ts'
import {
  currentPayment,
  dueNowOf,
  type InstalmentRow,
  type OrderPayment,
  readWholeOrder,
  type WholeOrder,
} from './find-order.ts'
import { payableStates } from './order-states.ts'
import { unpaidOf } from './pay-instalments.ts'
import { hashPayerToken, isLiveLink, type PayerLinkRow } from './payer-link.ts'
import { orders, payerLinks } from './tables.ts'
import { viewDues } from './view-dues.ts'

/**
 * `payable`: it can be paid; `paying`: this payer has begun; `checking`: the money is promised; `paid`: by this link; `busy`: somebody
 * else is at it; `not-ready`: the client has not agreed yet; `nothing`: nothing of it is owed.
 */
export type PayerStage = 'payable' | 'paying' | 'checking' | 'paid' | 'busy' | 'not-ready' | 'nothing'

export type PayerRequest = {
  link: PayerLinkRow
  whole: WholeOrder
  stage: PayerStage
  /** What can be paid now; of what is being paid or was paid the instalments of that. */
  instalments: InstalmentRow[]
  amount: Money
  /** The latest that was begun by this link. */
  payment: OrderPayment | null
}

/** In a transaction of the provider's. Undefined for a link that is unknown, over or taken back: nobody learns which. */
export async function findPayerRequest(
  scope: Scope,
  provider: Provider,
  token: string,
  now: Date,
): Promise<PayerRequest | undefined> {
  const [link] = await scope.rows(payerLinks, eq(payerLinks.tokenHash, hashPayerToken(token)))
  if (!link || !isLiveLink(link, now, provider.location.timeZone)) return undefined
  const [order] = await scope.rows(orders, eq(orders.id, link.orderId))
  return order && describeRequest(link, await readWholeOrder(scope, order))
}

function describeRequest(link: PayerLinkRow, whole: WholeOrder): PayerRequest {
  const { order, payments } = whole
  const payment = payments.find(({ payer }) => payer?.linkId === link.id) ?? null
  const payable = payableBy(link, whole)
  const stage = stageOf(link, whole, payment, payable)
  const ofPayment = whole.instalments.filter(({ id }) => payment?.for.includes(id))
  const isOfPayment = stage === 'paying' || stage === 'checking' || stage === 'paid'
  const instalments = isOfPayment ? ofPayment : payable
  const sumMinor = instalments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const amountMinor = isOfPayment && payment ? payment.amountMinor : sumMinor
  return { link, whole, stage, instalments, amount: { amountMinor, currency: order.currency }, payment }
}

function stageOf(
  link: PayerLinkRow,
  whole: WholeOrder,
  payment: OrderPayment | null,
  payable: readonly InstalmentRow[],
): PayerStage {
  const { state } = whole.order
  if (payment?.state === 'begun') return 'paying'
  if (payment?.state === 'authorized') return 'checking'
  if (payable.length > 0) return 'payable'
  if (payment?.state === 'captured') return 'paid'
  if (state === 'paying' && currentPayment(whole)) return 'busy'
  if (state === 'open' || state === 'paying') return 'not-ready'
  if (state === 'booking') return 'busy'
  const dues = whole.items.flatMap((item) => viewDues(whole, item))
  const isWanted = (id: string) => whole.instalments.some((one) => one.id === id && isCovered(link, one))
  return dues.some(({ id, state: due }) => due === 'paying' && isWanted(id)) ? 'busy' : 'nothing'
}

/** What it would pay now. While the client has not agreed to the order nothing is. */
function payableBy(link: PayerLinkRow, whole: WholeOrder): InstalmentRow[] {
  const { order, items } = whole
  if (order.state === 'paying') {
    const isAwaited = order.agreed?.isPaidByLink === true && !currentPayment(whole)
    return isAwaited ? dueNowOf(whole, items).filter((one) => isCovered(link, one)) : []
  }
  if (!payableStates.includes(order.state)) return []
  // What is being changed is paid with its change, or after it.
  return unpaidOf(whole).filter((one) => isCovered(link, one) && !liveChangeOf(whole, { id: one.itemId }))
}

const isCovered = ({ covers, instalmentIds }: PayerLinkRow, { id, dueOn }: InstalmentRow): boolean =>
  covers === 'all' || (covers === 'first' ? dueOn === null : instalmentIds.includes(id))
