// Documents of an order: its receipt, invoices, credit notes and vouchers, in words and as a PDF.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { languages } from '#kernel/language.ts'
import { orderReference } from './orders.ts'
import { visitorInput } from './visitor.ts'

/** A document in words, as it is printed: a page shows it, and a PDF is drawn of the same. */
export const printedDocument = z.object({
  /** Its number, which a file of it is called by. */
  name: z.string(),
  language: z.enum(languages),
  title: z.string(),
  date: z.string(),
  /** That no money moved; empty where it did. */
  notice: z.string(),
  parties: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
  tables: z.array(
    z.object({
      title: z.string(),
      note: z.string(),
      rows: z.array(z.object({ label: z.string(), about: z.string(), amount: z.string() })),
      sums: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
  sums: z.array(z.object({ label: z.string(), text: z.string() })),
  notes: z.array(z.string()),
})
export type PrintedDocument = z.output<typeof printedDocument>

/** `receipt`, the number of an invoice or a credit note, or the reference of a booking for its voucher. */
export const orderDocumentName = z.string().min(1).max(40)

export const readOrderDocument = endpoint({
  name: 'readOrderDocument',
  method: 'GET',
  path: '/api/client/order/{order}/documents/{document}',
  input: z.object({ order: orderReference, ...visitorInput, document: orderDocumentName }),
  reply: printedDocument,
  who: 'client',
  summary: 'A document of an order in words: its receipt, an invoice, a credit note, or the voucher of an item.',
})

/** The same as a PDF. */
export const orderPdfPath = '/api/client/order/{order}/documents/{document}/pdf'

/** For a colleague at the desk; it stands in the patient’s access log. */
export const deskOrderPdfPath = '/api/desk/patients/{patient}/orders/{order}/documents/{document}/pdf'
