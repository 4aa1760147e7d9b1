// Less is owed for an item of an order, or again as much: issues the credit note, or the invoice, that says so.
import type { Scope } from '#db/scope.ts'
import type { CorrectionReason } from './invoice.ts'
import { issueCorrection } from './issue-invoice.ts'
import { readInvoices } from './read-invoices.ts'

export type CorrectItem = {
  orderId: string
  itemId: string | null
  /** Less than zero: a credit note of so much. In minor units of the order's currency. */
  amountMinor: number
  reason: CorrectionReason
  at: Date
}

/** In the transaction of the posting, where that is new, and after everything else in it. An item charged before there were invoices has none to be corrected. */
export async function correctItem(scope: Scope, { orderId, itemId, amountMinor, ...of }: CorrectItem): Promise<void> {
  const issued = await readInvoices(scope, orderId)
  const invoice = issued.find(({ content }) => content.lines.some((line) => line.itemId === itemId))
  const line = invoice?.content.lines.find((one) => one.itemId === itemId)
  if (!invoice || !line) return
  const lines = [{ ...line, label: null, amountMinor: Math.abs(amountMinor) }]
  await issueCorrection(scope, { ...of, invoice, kind: amountMinor < 0 ? 'credit-note' : 'invoice', lines })
}
