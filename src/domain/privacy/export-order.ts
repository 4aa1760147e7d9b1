// One order of an export: what it was of, who travels, what was agreed to, paid and given back.
import type { WholeOrder } from '#domain/checkout/find-order.ts'

export function presentOrder({ order, items, instalments, travellers, payments, refunds }: WholeOrder) {
  return {
    reference: order.reference,
    state: order.state,
    currency: order.currency,
    rates: order.rates.map(({ from, to, rate, until }) => ({ from, to, rate, until })),
    language: order.language,
    createdAt: order.createdAt,
    agreedAt: order.agreedAt,
    termsOf: order.agreed?.termsOf ?? null,
    placedAt: order.placedAt,
    endedAt: order.endedAt,
    items: items.map((item) => ({
      booking: item.booking.reference,
      state: item.state,
      totalMinor: item.totalMinor,
      onSiteMinor: item.onSiteMinor,
      isFeeWaived: item.isFeeWaived,
      contact: item.contact,
      answers: item.answers,
    })),
    instalments: instalments.map(({ amountMinor, dueOn }) => ({ amountMinor, dueOn })),
    travellers: travellers.map(({ isPatient, firstName, lastName, email, phone }) => ({
      isPatient,
      firstName,
      lastName,
      email,
      phone,
    })),
    payments: payments.map(({ method, state, refusal, amountMinor, currency, createdAt, endedAt }) => ({
      method,
      state,
      refusal,
      amountMinor,
      currency,
      at: createdAt,
      endedAt,
    })),
    refunds: refunds.map(({ state, why, note, amountMinor, currency, createdAt, endedAt }) => ({
      state,
      why,
      note,
      amountMinor,
      currency,
      at: createdAt,
      endedAt,
    })),
  }
}
