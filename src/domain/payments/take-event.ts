// Takes what a gateway tells by itself: each event once, and what became of its payment is asked for anew by a job.
import { and, eq, isNull } from 'drizzle-orm'
import type { JobData } from '#db/jobs.ts'
import { providers } from '#domain/provider/tables.ts'
import { newId } from '#kernel/id.ts'
import type { GatewayEvent, GatewayName } from './payment-gateway.ts'
import { gatewayNamed, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { paymentQueue } from './payment-queue.ts'
import { refreshPayment } from './refresh-payment.ts'
import { refreshRefunds } from './refresh-refunds.ts'
import { gatewayEvents, payments } from './tables.ts'

/**
 * What comes twice, late or in another order does no harm: an event only says that there is something to ask.
 * @param body as it arrived, byte by byte: its signature is over that
 * @returns whether it is about a payment of ours
 * @throws Fault not-allowed where the gateway did not sign it; unavailable where the gateway is not set up
 */
export async function takeEvent(
  parts: PaymentParts,
  name: GatewayName,
  body: Uint8Array,
  headers: Headers,
): Promise<boolean> {
  const event = await gatewayNamed(parts, name).readEvent(body, headers)
  const payment = event && (await findPaymentOf(parts, name, event))
  if (!event || !payment) return false
  const { providerId, id: paymentId } = payment
  await parts.database.forProvider(providerId, async (scope) => {
    const { eventId, type } = event
    const row = { id: newId(), gateway: name, eventId, type, paymentId, receivedAt: parts.clock() }
    const [isNew] = await scope.insert(gatewayEvents, [row], { ignoreConflicts: true })
    if (isNew) await parts.jobs.put(scope.transaction, paymentQueue, { providerId, paymentId })
  })
  return true
}

/** The work of a job of `paymentQueue`. Safe to repeat. @throws Fault unavailable: the job is then tried again */
export async function handleEvents(parts: PaymentParts, { providerId = '', paymentId = '' }: JobData): Promise<void> {
  const isOpen = and(eq(gatewayEvents.paymentId, paymentId), isNull(gatewayEvents.handledAt))
  // Those that came before it is asked; what comes meanwhile has a job of its own.
  const open = await parts.database.forProvider(providerId, (scope) => scope.rows(gatewayEvents, isOpen))
  await refreshPayment(parts, providerId, paymentId)
  await refreshRefunds(parts, providerId, paymentId)
  await parts.database.forProvider(providerId, async (scope) => {
    for (const { id } of open) await scope.update(gatewayEvents, { handledAt: parts.clock() }, eq(gatewayEvents.id, id))
  })
}

async function findPaymentOf(
  { database }: PaymentParts,
  gateway: GatewayName,
  { subject, gatewayReference }: GatewayEvent,
): Promise<PaymentRow | undefined> {
  const isOfGateway = eq(payments.gateway, gateway)
  if (subject) {
    const isIt = and(eq(payments.id, subject.paymentId), isOfGateway)
    const [row] = await database.forProvider(subject.providerId, (scope) => scope.rows(payments, isIt))
    return row
  }
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id } of all) {
    const isIt = and(eq(payments.gatewayReference, gatewayReference), isOfGateway)
    const [row] = await database.forProvider(id, (scope) => scope.rows(payments, isIt))
    if (row) return row
  }
  return undefined
}
