// One order of an export: what it was of, who travels, what was agreed to, paid and given back.
import type { WholeOrder } from '#domain/checkout/find-order.ts'
import type { InvoiceRecipient } from '#domain/invoices/invoice.ts'
import type { InvoiceRow } from '#domain/invoices/issue-invoice.ts'

export type ExportedInvoice = { row: InvoiceRow; recipient: InvoiceRecipient | undefined }

export function presentOrder(
  { order, items, instalments, travellers, payments, refunds, links, changes }: WholeOrder,
  invoices: readonly ExportedInvoice[],
) {
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
      changeFeeMinor: item.changeFeeMinor,
      contact: item.contact,
      answers: item.answers,
    })),
    instalments: instalments.map(({ amountMinor, dueOn }) => ({ amountMinor, dueOn })),
    travellers: travellers.map(presentTraveller),
    payments: payments.map(presentPayment),
    payerLinks: links.map(presentLink),
    refunds: refunds.map(({ state, why, note, amountMinor, currency, createdAt, endedAt }) => ({
      state,
      why,
      note,
      amountMinor,
      currency,
      at: createdAt,
      endedAt,
    })),
    invoices: invoices.map(presentInvoice),
    changes: changes.map(presentChange),
  }
}

const presentInvoice = ({ row, recipient }: ExportedInvoice) => ({
  kind: row.kind,
  number: row.number,
  issuedAt: row.issuedAt,
  amountMinor: row.amountMinor,
  currency: row.currency,
  recipient: recipient ?? null,
  content: row.content,
})

const presentTraveller = ({ isPatient, firstName, lastName, email, phone }: WholeOrder['travellers'][number]) => ({
  isPatient,
  firstName,
  lastName,
  email,
  phone,
})

type Payment = WholeOrder['payments'][number]

const presentPayment = ({ method, state, refusal, amountMinor, currency, createdAt, endedAt, payer }: Payment) => ({
  method,
  state,
  refusal,
  amountMinor,
  currency,
  payer: payer?.name ?? null,
  at: createdAt,
  endedAt,
})

const presentLink = (link: WholeOrder['links'][number]) => ({
  covers: link.covers,
  payerName: link.payerName,
  payerEmail: link.payerEmail,
  note: link.note,
  shownName: link.shownName,
  madeBy: link.madeBy,
  lastsUntil: link.lastsUntil,
  at: link.createdAt,
  revokedAt: link.revokedAt,
})

const presentChange = (change: WholeOrder['changes'][number]) => ({
  booking: change.booking.reference,
  state: change.state,
  refusal: change.refusal,
  totalMinor: change.quoted.totalMinor,
  feeMinor: change.quoted.feeMinor,
  nowMinor: change.quoted.nowMinor,
  refundMinor: change.quoted.refundMinor,
  travellers: (change.travellers ?? []).map(({ firstName, lastName }) => ({ firstName, lastName })),
  at: change.createdAt,
  agreedAt: change.agreedAt,
  endedAt: change.endedAt,
})
