// Looks for payouts of gateways: each is written down once with those of its lines that are this provider's, and its fees are posted.
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { GatewayPayout, PayoutLine } from '#domain/payments/gateway-payout.ts'
import { gatewayNamed, type PaymentParts, type PaymentRow } from '#domain/payments/payment-parts.ts'
import { disputes, payments, refunds } from '#domain/payments/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { newId } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { postLineFee } from './post-line-fee.ts'
import { payoutLines, payouts } from './tables.ts'

/** Older ones have been looked at often enough. */
const lookBackMs = 35 * 24 * 3_600_000

/** Safe to repeat, and twice at once. Where one gateway does not answer the others are looked at all the same. */
export async function findPayouts(parts: PaymentParts & { log: Pick<Log, 'warn'> }): Promise<void> {
  const all = await parts.database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id: providerId } of all) {
    const names = await parts.database.forProvider(providerId, readGateways)
    for (const name of names) {
      await findOf(parts, { providerId, name, isAlone: all.length === 1 }).catch((error: unknown) =>
        parts.log.warn('payouts not looked for', { ...traceOf(error) }),
      )
    }
  }
}

/** `isAlone`: the gateway's account is this provider's only. */
type Account = { providerId: string; name: string; isAlone: boolean }

/** Those that took a payment of its. */
async function readGateways(scope: Scope): Promise<string[]> {
  const isTaken = and(
    eq(payments.providerId, scope.providerId),
    eq(payments.method, 'card'),
    eq(payments.state, 'captured'),
  )
  const found = await scope.transaction.selectDistinct({ name: payments.gateway }).from(payments).where(isTaken)
  return found.map(({ name }) => name)
}

async function findOf(parts: PaymentParts, account: Account): Promise<void> {
  const { providerId, name } = account
  const gateway = gatewayNamed(parts, name)
  const since = new Date(parts.clock().getTime() - lookBackMs)
  for (const payout of await gateway.payouts({ providerId, since })) {
    const isThis = and(eq(payouts.gateway, name), eq(payouts.gatewayReference, payout.gatewayReference))
    const isKnown = await parts.database.forProvider(providerId, async (scope) => {
      const { state, arrivesOn } = payout
      return (await scope.update(payouts, { state, arrivesOn }, isThis)).length > 0
    })
    if (isKnown) continue
    const lines = await gateway.payoutLines({ providerId, gatewayReference: payout.gatewayReference })
    await parts.database.forProvider(providerId, (scope) => record(parts, scope, account, payout, lines))
  }
}

async function record(
  { clock }: Pick<PaymentParts, 'clock'>,
  scope: Scope,
  { name: gateway, isAlone }: Account,
  payout: GatewayPayout,
  lines: readonly PayoutLine[],
): Promise<void> {
  const own = (await findOwners(scope, lines)).filter(({ payment, isNobodys }) => payment || (isNobodys && isAlone))
  if (own.length === 0) return
  const at = clock()
  const ownMinor = own.reduce((sum, { line }) => sum + line.amountMinor - line.feeMinor, 0)
  const amountMinor = isAlone ? payout.amountMinor : ownMinor
  const row = { ...payout, amountMinor, id: newId(), gateway, foundAt: at }
  const [isNew] = await scope.insert(payouts, [row], { ignoreConflicts: true })
  if (!isNew) return
  await scope.insert(
    payoutLines,
    own.map(({ line: { charged, ...line }, payment }) => ({
      id: newId(),
      payoutId: row.id,
      gatewayReference: line.gatewayReference,
      what: line.what,
      amountMinor: line.amountMinor,
      feeMinor: line.feeMinor,
      currency: line.currency,
      source: line.source,
      paymentId: payment?.id ?? null,
      chargedMinor: charged?.amountMinor ?? null,
      chargedCurrency: charged?.currency ?? null,
      availableOn: line.availableOn,
    })),
  )
  for (const { line, payment } of own) if (payment) await postLineFee(scope, payment, line, at)
}

type Owned = { line: PayoutLine; payment: PaymentRow | undefined; isNobodys: boolean }

/** By what the gateway bears of ours; a refund or a dispute that was made there bears nothing, and is known by its own name. */
async function findOwners(scope: Scope, lines: readonly PayoutLine[]): Promise<Owned[]> {
  const sources = lines.map(({ source }) => source).filter((source) => source !== '')
  const named = async (table: typeof refunds | typeof disputes): Promise<{ source: string; paymentId: string }[]> => {
    if (sources.length === 0) return []
    const rows = await scope.rows(table, inArray(table.gatewayReference, sources))
    return rows.map(({ gatewayReference, paymentId }) => ({ source: gatewayReference ?? '', paymentId }))
  }
  const bySource = new Map(
    [...(await named(refunds)), ...(await named(disputes))].map((one) => [one.source, one.paymentId]),
  )
  const ids = lines.map(({ subject, source }) => bySource.get(source) ?? subject?.paymentId ?? '')
  const rows = await rowsOf(scope, ids.filter(isId))
  return lines.map((line, at) => {
    const payment = rows.find(({ id }) => id === ids[at])
    // Of another provider of the same account it is that one's, and not told here.
    return {
      line,
      payment,
      isNobodys: !payment && (line.subject === null || line.subject.providerId === scope.providerId),
    }
  })
}

const isId = (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text)

async function rowsOf(scope: Scope, ids: string[]): Promise<PaymentRow[]> {
  const isOne: SQL | undefined = ids.length > 0 ? inArray(payments.id, ids) : undefined
  return isOne ? scope.rows(payments, isOne) : []
}
