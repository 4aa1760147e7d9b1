// Documents of orders in words and as PDF: for their client, and for the provider's own people, whose look stands in the access log.
import type { Context } from 'hono'
import { z } from 'zod'
import { deskOrderPdfPath, orderDocumentName, orderPdfPath, readOrderDocument } from '#contract/order-documents.ts'
import { orderReference } from '#contract/orders.ts'
import { visitorInput } from '#contract/visitor.ts'
import type { ClientKey, Database } from '#db/open.ts'
import { type AuditEntry, byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { findOrder, noOrder } from '#domain/checkout/find-order.ts'
import { printOrder } from '#domain/checkout/print-order.ts'
import { needPatient, patientKey } from '#domain/patients/patient.ts'
import { drawPdf } from '#domain/print/draw-pdf.ts'
import type { PrintedDocument } from '#domain/print/printed-document.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf } from '#kernel/language.ts'
import { clientOf } from './client-of.ts'
import { invalidInput } from './errors.ts'
import type { GateEnv } from './gate.ts'
import { type ApiApp, needSession, needStaff, serve } from './serve.ts'

type DocumentParts = Pick<BookingParts, 'bookables'> & { database: Database; clock: Clock }

const named = z.object({ order: orderReference, document: orderDocumentName })
const query = z.object({ language: visitorInput.language })

export function serveOrderDocuments(app: ApiApp, parts: DocumentParts): void {
  serve(app, readOrderDocument, async ({ order, document, language }, call) => {
    const { account, provider } = await clientOf(parts.database, call)
    const entry = byClient('open', 'order', order.trim().toUpperCase())
    return print(parts, { client: account, provider, entry }, { order, document, language })
  })
  app.hono.get(honoPath(orderPdfPath), async (context) => {
    const { account, provider } = await clientOf(parts.database, {
      session: await needSession(context),
      findOwnProvider: context.get('findOwnProvider'),
    })
    const wanted = readWanted(context)
    const entry = byClient('open', 'order', wanted.order.trim().toUpperCase())
    return answerPdf(context, await print(parts, { client: account, provider, entry }, wanted))
  })
  app.hono.get(honoPath(deskOrderPdfPath), async (context) => {
    const staff = await needStaff(context, 'payments.read')
    const provider = await context.get('findOwnProvider')()
    const client = patientKey(staff, context.req.param('patient') ?? '')
    const wanted = readWanted(context)
    const about = { actor: 'clinic', actorName: staff.name, deed: 'open', subject: 'order', why: 'care' } as const
    const entry = { ...about, subjectId: wanted.order.trim().toUpperCase() }
    await parts.database.forClient(client, provider.id, (scope) => needPatient(scope, client))
    return answerPdf(context, await print(parts, { client, provider, entry }, wanted))
  })
}

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

type Reader = { client: ClientKey; provider: Provider; entry: AuditEntry }
type Wanted = { order: string; document: string; language: string }

/** @throws Fault not-found for what is not theirs, known or not */
function print(parts: DocumentParts, { client, provider, entry }: Reader, wanted: Wanted): Promise<PrintedDocument> {
  const language = languageOf(wanted.language)
  return parts.database.forClient(client, provider.id, async (scope) => {
    const order = await findOrder(scope, client, wanted.order)
    const printed = await printOrder(parts, scope, { order, provider }, { document: wanted.document, language })
    await writeAudit(scope, client, entry, parts.clock())
    return printed
  })
}

/** @throws Fault not-found for what no document is called; invalid-input */
function readWanted(context: Context<GateEnv>): Wanted {
  const path = named.safeParse(context.req.param())
  if (!path.success) throw noOrder()
  const asked = query.safeParse(context.req.query(), { reportInput: true })
  if (!asked.success) throw invalidInput(asked.error)
  return { ...path.data, language: asked.data.language }
}

/** Its file is called by its number alone: what it is of is nobody else's business. */
async function answerPdf(context: Context, printed: PrintedDocument): Promise<Response> {
  const bytes = await drawPdf(printed)
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${printed.name}.pdf"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
}
