// Removes whom invoices were issued to once no law has it kept: their numbers and amounts stay, and name nobody.
import { lt, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { orders } from '#domain/checkout/tables.ts'
import { invoiceRecipients } from '#domain/invoices/tables.ts'

/** While there is its order, so is whose it was. @param today plain date where the provider is */
export async function removeOverdueRecipients(scope: Scope, today: string): Promise<void> {
  const isOrdered = sql`exists (select from ${orders} where ${orders.id} = ${invoiceRecipients.orderId})`
  await scope.remove(invoiceRecipients, sql`${lt(invoiceRecipients.until, today)} and not ${isOrdered}`)
}
