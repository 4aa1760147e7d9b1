// The money of a patient's orders for the clinic's own people: reading it, transfers, refunds, and what the surgeon's no gives back.
import {
  decideRefund as decideEndpoint,
  giveRefund as giveEndpoint,
  readPatientPayments,
  receiveTransfer,
  sendRefund,
  surgeonSaysNo as surgeonEndpoint,
} from '#contract/desk-payments.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { advanceOrder } from '#domain/checkout/advance-order.ts'
import type { CheckoutParts } from '#domain/checkout/checkout-parts.ts'
import { type AtDesk, decideRefund, findPayment, giveRefund } from '#domain/checkout/give-refund.ts'
import { readDeskOrders } from '#domain/checkout/read-desk-orders.ts'
import { surgeonSaysNo } from '#domain/checkout/surgeon-says-no.ts'
import { needPatient, patientKey } from '#domain/patients/patient.ts'
import { markRefundSent } from '#domain/payments/mark-refund-sent.ts'
import { markTransferReceived } from '#domain/payments/mark-transfer-received.ts'
import type { PaymentRow } from '#domain/payments/payment-parts.ts'
import { paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import { normalReference } from '#domain/quotes/read-threads.ts'
import { plainDate } from '#kernel/clock.ts'
import { languageOf } from '#kernel/language.ts'
import { presentDeskOrder } from './present-desk-payments.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

const done = { done: true } as const

export function serveDeskPayments(app: ApiApp, parts: CheckoutParts): void {
  serve(app, readPatientPayments, async ({ patient, language, quote }, call) => {
    const { provider, client, by } = await atDesk(call, patient)
    const found = await parts.database.forClient(client, provider.id, async (scope) => {
      await needPatient(scope, client)
      return readDeskOrders(scope, client, by, parts.clock(), quote && normalReference(quote))
    })
    const { surgeonSaysNo: grantsSurgeon, goodwillLimitMinor } = paymentSettingsOf(provider)
    const reader = {
      language: languageOf(language ?? provider.languages[0]),
      origin: call.origin,
      staffId: by.id,
      grantsSurgeon,
      today: plainDate(parts.clock(), provider.location.timeZone),
    }
    return {
      orders: found.map((order) => presentDeskOrder(order, reader)),
      limit: { amountMinor: goodwillLimitMinor, currency: provider.location.currency },
    }
  })
  serve(app, receiveTransfer, async ({ patient, payment: id, amountMinor }, call) => {
    const desk = await atDesk(call, patient)
    const payment = await openPayment(parts, desk, id)
    const { id: providerId } = desk.provider
    await markTransferReceived(parts, providerId, id, { amountMinor, byName: desk.by.name })
    await advanceOrder(parts, { providerId, orderId: payment.orderId })
    return done
  })
  serve(app, giveEndpoint, async ({ patient, payment, item, ...wanted }, call) => ({
    is: await giveRefund(parts, await atDesk(call, patient), { ...wanted, paymentId: payment, itemId: item }),
  }))
  serve(app, decideEndpoint, async ({ patient, request, decision }, call) => {
    await decideRefund(parts, await atDesk(call, patient), { request, decision })
    return done
  })
  serve(app, sendRefund, async ({ patient, payment, refund }, call) => {
    const desk = await atDesk(call, patient)
    await openPayment(parts, desk, payment)
    await markRefundSent(parts, desk.provider.id, { paymentId: payment, refundId: refund, byName: desk.by.name })
    return done
  })
  serve(app, surgeonEndpoint, async ({ patient, order, note }, call) => {
    const { provider, client, by } = await atDesk(call, patient)
    const caller = { account: client, provider, origin: call.origin }
    await surgeonSaysNo(parts, caller, { order, by, reason: note })
    return done
  })
}

async function atDesk({ staff, findOwnProvider }: Call<'staff'>, patient: string): Promise<AtDesk> {
  return { provider: await findOwnProvider(), client: patientKey(staff, patient), by: staff }
}

/** What is done with it is written into its owner's log first. @throws Fault not-found for what is not of this patient */
function openPayment(parts: CheckoutParts, { provider, client, by }: AtDesk, id: string): Promise<PaymentRow> {
  return parts.database.forClient(client, provider.id, async (scope) => {
    const payment = await findPayment(scope, client, id)
    const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'order', why: 'care' } as const
    await writeAudit(scope, client, { ...entry, subjectId: payment.reference }, parts.clock())
    return payment
  })
}
