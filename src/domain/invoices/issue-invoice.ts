// Issues an invoice or a credit note: the next number of its series, in the transaction of what it is about.
import { eq, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { ownerDigestOf } from '#domain/clients/owner-digest.ts'
import { paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { monthsAfter, retentionOf } from '#domain/provider/retention.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import {
  type CorrectionReason,
  type InvoiceContent,
  type InvoiceKind,
  type InvoiceLine,
  type InvoiceRecipient,
  invoiceNumber,
} from './invoice.ts'
import { invoiceCounters, invoiceRecipients, invoices } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

export type NewInvoice = {
  orderId: string
  reference: string
  currency: string
  lines: InvoiceLine[]
  isTest: boolean
  client: ClientKey
  recipient: InvoiceRecipient
  at: Date
}

/** Not idempotent: its caller knows that what it is about is new. The last thing of its transaction, since others wait for the number. */
export async function issueInvoice(scope: Scope, wanted: NewInvoice): Promise<InvoiceRow> {
  const { client, recipient } = wanted
  const provider = await ownProviderOf(scope)
  const row = await write(scope, provider, { ...wanted, kind: 'invoice', reason: '', invoiceId: null })
  await writeRecipient(scope, provider, row, { ...recipient, ownerDigest: ownerDigestOf(client) })
  return row
}

export type Correction = {
  /** That it is about, the first of the order's. */
  invoice: InvoiceRow
  kind: InvoiceKind
  lines: InvoiceLine[]
  reason: CorrectionReason
  at: Date
}

/** A credit note, or an invoice of what is owed again. To whom the first was issued, as far as that is still kept. */
export async function issueCorrection(scope: Scope, { invoice, ...wanted }: Correction): Promise<InvoiceRow> {
  const { id: invoiceId, orderId, reference, currency, content } = invoice
  const provider = await ownProviderOf(scope)
  const of = { orderId, reference, currency, isTest: content.isTest, invoiceId }
  const row = await write(scope, provider, { ...of, ...wanted })
  const [recipient] = await scope.rows(invoiceRecipients, eq(invoiceRecipients.invoiceId, invoiceId))
  if (recipient) await writeRecipient(scope, provider, row, recipient)
  return row
}

async function ownProviderOf({ transaction, providerId }: Scope): Promise<Provider> {
  const provider = await readProvider(transaction, { id: providerId })
  if (!provider) throw new Fault('internal', 'A provider was lost.')
  return provider
}

type Issued = Omit<NewInvoice, 'client' | 'recipient'> & {
  kind: InvoiceKind
  reason: CorrectionReason | ''
  invoiceId: string | null
}

async function write(scope: Scope, provider: Provider, { lines, isTest, reason, at, ...of }: Issued) {
  const issuedOn = plainDate(at, provider.location.timeZone)
  const year = Number(issuedOn.slice(0, 4))
  const { invoicePrefix: prefix, taxNumber } = paymentSettingsOf(provider)
  const content: InvoiceContent = { seller: sellerOf(provider, taxNumber), lines, isTest, reason }
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  const count = await nextCount(scope, of.kind, year)
  const number = invoiceNumber(of.kind, { prefix, year, count })
  const row = { ...of, id: newId(), number, year, count, amountMinor, content, issuedAt: at, issuedOn }
  const [issued] = await scope.insert(invoices, [row])
  if (!issued) throw new Fault('internal', 'An invoice was lost.')
  return issued
}

/** Whoever needs the next one waits until this transaction ends; where it is rolled back, so is the number. */
async function nextCount(scope: Scope, kind: InvoiceKind, year: number): Promise<number> {
  const { providerId, last } = invoiceCounters
  const [counter] = await scope.transaction
    .insert(invoiceCounters)
    .values({ id: newId(), providerId: scope.providerId, kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [providerId, invoiceCounters.kind, invoiceCounters.year],
      set: { last: sql`${last} + 1` },
    })
    .returning()
  if (!counter) throw new Fault('internal', 'A number was lost.')
  return counter.last
}

const sellerOf = ({ company, location, contact }: Provider, taxNumber: string): InvoiceContent['seller'] => ({
  legalName: company.legalName,
  address: location.address,
  city: location.city,
  country: location.country,
  taxNumber,
  email: contact.email,
  phone: contact.phone,
})

type Recipient = InvoiceRecipient & { ownerDigest: Buffer }

async function writeRecipient(
  scope: Scope,
  { company, location }: Provider,
  { id: invoiceId, orderId, issuedAt }: InvoiceRow,
  { name, email, ownerDigest }: Recipient,
): Promise<void> {
  const until = plainDate(monthsAfter(issuedAt, retentionOf(company).contractYears * 12), location.timeZone)
  await scope.insert(invoiceRecipients, [{ invoiceId, orderId, ownerDigest, name, email, until }])
}
