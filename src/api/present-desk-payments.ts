// Turns a patient's orders into what the desk reads of their money.
import type { DeskOrder as Reply } from '#contract/desk-payments.ts'
import type { DeskOrder } from '#domain/checkout/read-desk-orders.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'

type Reader = {
  language: Language
  origin: string
  staffId: string
  grantsSurgeon: boolean
  /** A plain date at the clinic. */
  today: string
}

export function presentDeskOrder(found: DeskOrder, reader: Reader): Reply {
  const { order, items, money, unpaid } = found
  const of = (amountMinor: number): Money => ({ amountMinor, currency: order.currency })
  return {
    reference: order.reference,
    state: order.state,
    at: order.createdAt.toISOString(),
    items: items.map(({ id, state, booking }) => ({
      id,
      state,
      title: inLanguage(booking.title, reader.language),
      booking: booking.reference,
      confirmation: booking.confirmation,
    })),
    charged: of(money.chargedMinor),
    paid: of(money.paidMinor),
    refunded: of(money.refundedMinor),
    disputed: of(money.disputedMinor),
    owed: of(Math.max(0, money.owedMinor)),
    dues: unpaid.map(({ id, amountMinor, dueOn }) => ({ id, amount: of(amountMinor), on: dueOn })),
    payerLinks: found.links
      .filter(({ revokedAt, lastsUntil }) => revokedAt === null && lastsUntil >= reader.today)
      .map(({ id, payerName, madeBy, lastsUntil }) => ({ id, payerName, madeBy, lastsUntil })),
    payments: found.payments.map((payment) => presentPayment(found, payment, reader)),
    refunds: found.refunds.map((refund) => presentRefund(found, refund)),
    disputes: found.disputes.map(({ id, amountMinor, currency, state, openedAt }) => ({
      id,
      state,
      amount: { amountMinor, currency },
      at: openedAt.toISOString(),
    })),
    requests: found.requests.map(({ id, amountMinor, currency, why, note, askedBy, askedById, askedAt }) => ({
      id,
      note,
      why: why === 'policy' || why === 'duplicate' ? why : 'goodwill',
      amount: { amountMinor, currency },
      by: askedBy,
      at: askedAt.toISOString(),
      isOwn: askedById === reader.staffId,
    })),
    payLink: `${reader.origin}/profile/manage-bookings/${order.reference}`,
    canWaive: reader.grantsSurgeon && order.state === 'placed' && items.some(({ state }) => state === 'booked'),
  }
}

function presentPayment(
  { items, refundable }: DeskOrder,
  { id, method, state, amountMinor, currency, createdAt, endedAt, receivedBy, payer }: DeskOrder['payments'][number],
  { language }: Reader,
): Reply['payments'][number] {
  const own = refundable.filter(({ paymentId }) => paymentId === id)
  const titleOf = (itemId: string) => {
    const item = items.find((one) => one.id === itemId)
    return item ? inLanguage(item.booking.title, language) : ''
  }
  return {
    id,
    method,
    state,
    amount: { amountMinor, currency },
    at: (state === 'captured' ? (endedAt ?? createdAt) : createdAt).toISOString(),
    receivedBy,
    payer: payer?.name ?? null,
    refundable: own.map((share) => ({
      item: share.itemId,
      title: titleOf(share.itemId),
      amount: { amountMinor: share.amountMinor, currency },
    })),
  }
}

function presentRefund(
  { payments }: DeskOrder,
  {
    id,
    paymentId,
    state,
    why,
    amountMinor,
    currency,
    note,
    byName,
    approvedBy,
    createdAt,
  }: DeskOrder['refunds'][number],
): Reply['refunds'][number] {
  const isTransfer = payments.some((payment) => payment.id === paymentId && payment.method === 'transfer')
  return {
    id,
    payment: paymentId,
    state,
    why,
    amount: { amountMinor, currency },
    note,
    by: byName,
    approvedBy,
    at: createdAt.toISOString(),
    // What failed of somebody else's stayed with the clinic: nobody is owed it.
    isToSend: why !== 'outside' && (state === 'failed' || (state === 'pending' && isTransfer)),
  }
}
