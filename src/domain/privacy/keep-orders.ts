// What accounting law has a provider keep of the orders of somebody who leaves: what was paid and given back, and what an erasure waits for.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { isOrderOf, type OrderRow } from '#domain/checkout/find-order.ts'
import { orders, orderTravellers } from '#domain/checkout/tables.ts'
import { ownerDigestOf } from '#domain/clients/owner-digest.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { payments, refunds } from '#domain/payments/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { monthsAfter, retentionOf } from '#domain/provider/retention.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import { languages } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'

/** Of each order by which money moved: the ledger itself stays, and names nobody. */
export async function ordersToKeep(scope: Scope, provider: Provider, client: ClientKey) {
  const { contractYears, contractLaw } = retentionOf(provider.company)
  const rows = await scope.rows(orders, isOrderOf(client), { orderBy: [asc(orders.reference)] })
  const kept = []
  for (const { id, reference, currency, createdAt, agreedAt } of rows) {
    const { capturedMinor, refundedMinor, paidMinor } = await readOrderMoney(scope, id)
    if (capturedMinor === 0) continue
    const acceptedAt = agreedAt ?? createdAt
    const lines = [
      { label: inEachLanguage('mail.order.captured'), amountMinor: capturedMinor },
      { label: inEachLanguage('mail.order.refunded'), amountMinor: -refundedMinor },
    ].filter(({ amountMinor }) => amountMinor !== 0)
    kept.push({
      id: newId(),
      ownerDigest: ownerDigestOf(client),
      reference,
      name: await patientOf(scope, id),
      lines: lines.map((line) => ({ ...line, mayChangeIf: null })),
      totalMinor: paidMinor,
      currency,
      offeredAt: createdAt,
      acceptedAt,
      law: contractLaw,
      until: plainDate(monthsAfter(acceptedAt, contractYears * 12), provider.location.timeZone),
    })
  }
  return kept
}

async function patientOf(scope: Scope, orderId: string): Promise<string> {
  const rows = await scope.rows(orderTravellers, eq(orderTravellers.orderId, orderId), {
    orderBy: [asc(orderTravellers.position)],
  })
  const named = rows.find(({ isPatient }) => isPatient) ?? rows[0]
  return named ? `${named.firstName} ${named.lastName}`.trim() : ''
}

const inEachLanguage = (key: 'mail.order.captured' | 'mail.order.refunded'): Localized =>
  Object.fromEntries(languages.map((language) => [language, translatorOf(language)(key)]))

/** Money or a supplier's answer is on its way: nobody would know whose it is. */
export async function hasOrdersOnTheirWay(scope: Scope, client: ClientKey): Promise<boolean> {
  const rows = await scope.rows(orders, isOrderOf(client))
  if (rows.some(({ state }) => ['paying', 'booking', 'undoing'].includes(state))) return true
  if (rows.length === 0) return false
  const isOf = (column: typeof refunds.orderId | typeof payments.orderId) => inArray(column, idsOf(rows))
  const back = await scope.rows(refunds, and(isOf(refunds.orderId), eq(refunds.state, 'pending')), { limit: 1 })
  const live = and(isOf(payments.orderId), inArray(payments.state, ['begun', 'authorized']))
  return back.length > 0 || (await scope.rows(payments, live, { limit: 1 })).length > 0
}

/** What a gateway keeps for later payments is not asked for by anyone any more. */
export async function forgetPaymentMethods(scope: Scope, client: ClientKey): Promise<void> {
  const rows = await scope.rows(orders, isOrderOf(client))
  if (rows.length > 0) await scope.update(payments, { savedMethod: null }, inArray(payments.orderId, idsOf(rows)))
}

const idsOf = (rows: readonly OrderRow[]): string[] => rows.map(({ id }) => id)
