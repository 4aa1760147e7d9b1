// Reads invoices and credit notes: of an order, and those that are kept of somebody.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { ownerDigestOf } from '#domain/clients/owner-digest.ts'
import type { InvoiceRecipient } from './invoice.ts'
import type { InvoiceRow } from './issue-invoice.ts'
import { invoiceRecipients, invoices } from './tables.ts'

/** Of one order, the oldest first. */
export const readInvoices = (scope: Scope, orderId: string): Promise<InvoiceRow[]> =>
  scope.rows(invoices, eq(invoices.orderId, orderId), { orderBy: [asc(invoices.issuedAt), asc(invoices.number)] })

/** Undefined once it has no longer to be kept. */
export async function readRecipient(scope: Scope, invoiceId: string): Promise<InvoiceRecipient | undefined> {
  const [row] = await scope.rows(invoiceRecipients, eq(invoiceRecipients.invoiceId, invoiceId))
  return row && { name: row.name, email: row.email }
}

/** What an erasure leaves of somebody: the number of each, and the last day on which their name stands on it. */
export async function readKeptInvoices(
  scope: Scope,
  client: ClientKey,
): Promise<{ reference: string; until: string }[]> {
  const recipients = await scope.rows(invoiceRecipients, eq(invoiceRecipients.ownerDigest, ownerDigestOf(client)))
  if (recipients.length === 0) return []
  const ids = recipients.map(({ invoiceId }) => invoiceId)
  const rows = await scope.rows(invoices, and(inArray(invoices.id, ids)), { orderBy: [asc(invoices.number)] })
  return rows.map(({ id, number }) => ({
    reference: number,
    until: recipients.find(({ invoiceId }) => invoiceId === id)?.until ?? '',
  }))
}
