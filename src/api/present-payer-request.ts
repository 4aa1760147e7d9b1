// Turns what is asked of a payer into what they read: amounts, days and the order's reference, and nothing of what it is for.
import type { PayerRequest as Reply } from '#contract/payer-links.ts'
import { transferBy } from '#domain/checkout/await-payment.ts'
import type { PayerRequest } from '#domain/checkout/payer-request.ts'
import { readPayerStep } from '#domain/payments/read-payer-step.ts'
import { paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { OrderApiParts } from './order-calls.ts'
import { presentRefusal } from './present-order.ts'
import { findGateway, methodsOf } from './takes-payments.ts'

export async function presentPayerRequest(
  parts: OrderApiParts,
  provider: Provider,
  { link, whole, stage, instalments, amount, payment }: PayerRequest,
): Promise<Reply> {
  const { order } = whole
  const { bankTransfer } = paymentSettingsOf(provider)
  const gateway = findGateway(parts, provider)
  const isAt = payment && stage === 'paying'
  const step = isAt && payment.method === 'card' ? await readPayerStep(parts, provider.id, payment.id) : null
  const by = payment ? transferBy(payment.createdAt, provider.location.timeZone) : ''
  return {
    reference: order.reference,
    forName: link.shownName,
    note: link.note,
    payer: { name: payment?.payer?.name ?? link.payerName, email: payment?.payer?.email ?? link.payerEmail },
    stage,
    amount,
    dues: sumByDay(instalments, order.currency),
    methods: methodsOf(parts, provider),
    gateway: gateway ? { name: gateway.name, isTest: gateway.isTest, publishableKey: gateway.publishableKey } : null,
    secret: step?.secret ?? null,
    transfer:
      isAt && payment.method === 'transfer' && bankTransfer
        ? { ...bankTransfer, reference: order.reference, by }
        : null,
    refusal: stage === 'payable' && payment?.refusal ? presentRefusal(payment.refusal) : null,
    lastsUntil: link.lastsUntil,
  }
}

/** One row a day: how many things are paid then, and which, is nobody's business. */
function sumByDay(instalments: PayerRequest['instalments'], currency: string): Reply['dues'] {
  const sums = new Map<string | null, number>()
  for (const { dueOn, amountMinor } of instalments) sums.set(dueOn, (sums.get(dueOn) ?? 0) + amountMinor)
  return [...sums]
    .sort(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1))
    .map(([on, amountMinor]) => ({ on, amount: { amountMinor, currency } }))
}
