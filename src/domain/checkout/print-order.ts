// Finds a document of an order by its name: `receipt`, the number of an invoice or a credit note, or the reference of a booking in it.
import type { Scope } from '#db/scope.ts'
import { readInvoices, readRecipient } from '#domain/invoices/read-invoices.ts'
import type { PrintedDocument } from '#domain/print/printed-document.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import type { Language } from '#kernel/language.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { OrderRow } from './find-order.ts'
import { readWholeOrder } from './find-order.ts'
import { printInvoice } from './print-invoice.ts'
import { printReceipt } from './print-receipt.ts'
import { printVoucher } from './print-voucher.ts'
import { viewOrder } from './view-order.ts'

/**
 * In a transaction of its client's, who is written into their log by the caller.
 * @throws Fault not-found
 */
export async function printOrder(
  parts: Pick<CheckoutParts, 'clock' | 'bookables'>,
  scope: Scope,
  { order, provider }: { order: OrderRow; provider: Provider },
  { document, language }: { document: string; language: Language },
): Promise<PrintedDocument> {
  const name = document.trim().toUpperCase()
  const invoices = await readInvoices(scope, order.id)
  const invoice = invoices.find(({ number }) => number === name)
  if (invoice) {
    const about = invoices.find(({ id }) => id === invoice.invoiceId)?.number ?? ''
    return printInvoice(invoice, { recipient: await readRecipient(scope, invoice.id), about }, language)
  }
  const view = await viewOrder(parts, scope, await readWholeOrder(scope, order))
  const item = view.items.find(({ booking }) => booking === name)
  const printed = item
    ? printVoucher(parts.bookables, view, item, provider, language)
    : name === 'RECEIPT'
      ? printReceipt(view, provider, language)
      : undefined
  if (!printed) throw new Fault('not-found', 'There is no such document of this order.')
  return printed
}
