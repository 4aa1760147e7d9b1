// What is owed for the items of an order that stands: posted to the ledger, and invoiced in the same transaction.
import type { Scope } from '#db/scope.ts'
import { type Bookable, kindOf } from '#domain/bookings/bookable.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { fullName } from '#domain/bookings/contact.ts'
import type { InvoiceLine, InvoiceRecipient } from '#domain/invoices/invoice.ts'
import { issueInvoice } from '#domain/invoices/issue-invoice.ts'
import { charged } from '#domain/payments/ledger-posting.ts'
import { postToLedger } from '#domain/payments/post-to-ledger.ts'
import { plainDate } from '#kernel/clock.ts'
import { languages } from '#kernel/language.ts'
import type { Localized } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { OrderItem, OrderRow, WholeOrder } from './find-order.ts'
import { convertAt } from './locked-rates.ts'

type ChargeParts = { bookables: readonly Bookable[]; caller: BookingCaller; at: Date }

/**
 * Idempotent: an item is charged once, and what was charged is on one invoice. The last thing of its transaction.
 * @param booked what stands of it
 */
export async function chargeItems(
  { bookables, caller, at }: ChargeParts,
  scope: Scope,
  whole: WholeOrder,
  booked: readonly OrderItem[],
): Promise<void> {
  const { order, payments } = whole
  const { id: orderId, reference, currency } = order
  const lines: InvoiceLine[] = []
  for (const item of booked) {
    const shares = [{ itemId: item.id, amountMinor: chargedHere(item) }]
    const posting = charged({ orderId, currency, at }, shares, { key: `${orderId} ${item.id}` })
    if (await postToLedger(scope, posting)) lines.push(...linesOf(bookables, order, item))
  }
  if (lines.length === 0) return
  const { provider, account: client } = caller
  const isTest = provider.sample || payments.some(({ gateway }) => gateway === 'test')
  const recipient = recipientOf(whole, booked)
  await issueInvoice(scope, { orderId, reference, currency, lines, isTest, client, recipient, at })
}

const chargedHere = ({ totalMinor, onSiteMinor }: Pick<OrderItem, 'totalMinor' | 'onSiteMinor'>) =>
  totalMinor - onSiteMinor

/** As in the passport, where that was said; else as the first booking has them. */
function recipientOf({ travellers }: WholeOrder, booked: readonly OrderItem[]): InvoiceRecipient {
  const named = travellers.find(({ isPatient }) => isPatient) ?? travellers[0]
  const contact = booked.find((item) => item.contact !== null)?.contact
  return { name: fullName(named ?? contact), email: named?.email || contact?.email || '' }
}

/**
 * As the item was sold, in the order's currency, without what is paid on site: they sum to what is charged. What rounding leaves is in
 * the first of them.
 */
export function linesOf(bookables: readonly Bookable[], order: Pick<OrderRow, 'rates' | 'currency'>, item: OrderItem) {
  const { booking, price } = item
  const kind = kindOf(bookables, booking)
  const of = {
    itemId: item.id,
    booking: booking.reference,
    title: booking.title ?? {},
    party: kind.party(kind.item.parse(booking.item)),
    from: plainDate(booking.startsAt, booking.timeZone),
    until: plainDate(booking.endsAt, booking.timeZone),
  }
  const inOrder = (amountMinor: number) =>
    convertAt(order.rates, { amountMinor, currency: price.currency }, order.currency).amountMinor
  const here = price.lines.filter(({ isPaidOnSite }) => !isPaidOnSite)
  const lines: InvoiceLine[] = here.map(({ label, amountMinor }) => ({
    ...of,
    label,
    amountMinor: inOrder(amountMinor),
  }))
  // A part of a line's amount, the treatment's own, that is paid where it is.
  const isPartLater = item.onSiteMinor > 0 && here.length === price.lines.length
  if (isPartLater) lines.push({ ...of, label: paidOnSite, amountMinor: -item.onSiteMinor })
  const [first, ...rest] = lines
  if (!first) return [{ ...of, label: null, amountMinor: chargedHere(item) }]
  const others = rest.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return [{ ...first, amountMinor: chargedHere(item) - others }, ...rest]
}

const paidOnSite: Localized = Object.fromEntries(
  languages.map((language) => [language, translatorOf(language)('mail.invoice.onSite')]),
)
