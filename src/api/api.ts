// The product API: every area's endpoints behind one gate, every failure answered by one table.
import { Hono } from 'hono'
import { html } from 'hono/html'
import { whileAccountStands } from '#domain/clients/hold-account.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import type { FileLinks } from '#domain/documents/link.ts'
import type { VirusScan } from '#domain/documents/virus-scan.ts'
import { hotelBookable } from '#domain/hotels/hotel-bookable.ts'
import type { PaymentGateway } from '#domain/payments/payment-gateway.ts'
import type { PictureSizes } from '#domain/pictures/read-pictures.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { type AssistantApiParts, serveAssistant } from './assistant.ts'
import type { CatalogueParts } from './catalogue.ts'
import { serveCatalogueChanges } from './catalogue-changes.ts'
import { serveCheckout } from './checkout.ts'
import { type ExportApiParts, serveClientExport } from './client-export.ts'
import { serveClientPicture } from './client-picture.ts'
import { serveClientQuotes } from './client-quotes.ts'
import { type ClientApiParts, serveClients } from './clients.ts'
import { serveConsents } from './consents.ts'
import { type ContactApiParts, serveContact } from './contact.ts'
import { type CurrencyParts, serveCurrency } from './currency.ts'
import { serveDeskPayments } from './desk-payments.ts'
import { serveDeskPictures } from './desk-pictures.ts'
import { serveDocumentFiles } from './document-files.ts'
import { serveDocuments } from './documents.ts'
import { problemResponse, toFault } from './errors.ts'
import { serveExtras } from './extras.ts'
import { type FigureApiParts, serveFigures } from './figures.ts'
import { gate } from './gate.ts'
import { serveHandOver } from './hand-over.ts'
import { type HotelBookingApiParts, serveHotelBookings } from './hotel-bookings.ts'
import { serveHotels } from './hotels.ts'
import { type InboxApiParts, serveInbox } from './inbox.ts'
import { type InboxLiveParts, serveInboxLive } from './inbox-live.ts'
import { serveMoneyFigures } from './money-figures.ts'
import { serveOfferDrafts } from './offer-drafts.ts'
import { describeApi } from './openapi.ts'
import { serveOrderCalendar } from './order-calendar.ts'
import type { OrderApiParts } from './order-calls.ts'
import { serveOrderChanges } from './order-changes.ts'
import { serveOrderDocuments } from './order-documents.ts'
import { serveOrders } from './orders.ts'
import { type PackExportParts, servePackExport } from './pack-export.ts'
import { servePackages } from './packages.ts'
import { type PatientFileParts, servePatientFiles } from './patient-files.ts'
import { type PatientApiParts, servePatients } from './patients.ts'
import { servePayerLinks } from './payer-links.ts'
import { servePayouts } from './payouts.ts'
import { servePictures } from './pictures.ts'
import { servePractitioners } from './practitioners.ts'
import { type PrivacyApiParts, servePrivacy } from './privacy.ts'
import { serveProcedures } from './procedures.ts'
import { type ProfileApiParts, serveProfile } from './profile.ts'
import { type ProviderApiParts, serveProvider } from './provider.ts'
import { type QuoteApiParts, serveQuotes } from './quotes.ts'
import { serveRoomCalendar } from './room-calendar.ts'
import type { ApiApp } from './serve.ts'
import { type ShareApiParts, serveShares } from './shares.ts'
import { type StaffApiParts, serveStaff } from './staff.ts'
import { serveStripeWebhook } from './stripe-webhook.ts'
import { serveStuckOrders } from './stuck-orders.ts'
import { serveTextPreview } from './text-preview.ts'
import { serveTrips } from './trips.ts'
import { serveUploads } from './uploads.ts'

export type ApiParts = CatalogueParts &
  AssistantApiParts &
  ClientApiParts &
  ContactApiParts &
  CurrencyParts &
  ExportApiParts &
  FigureApiParts &
  HotelBookingApiParts &
  InboxApiParts &
  InboxLiveParts &
  OrderApiParts &
  PackExportParts &
  PatientApiParts &
  PatientFileParts &
  PrivacyApiParts &
  ProfileApiParts &
  ProviderApiParts &
  QuoteApiParts &
  ShareApiParts &
  StaffApiParts & {
    /** The one domain that this server serves, when it is not told by the host name. */
    fixedDomain?: string | undefined
    pictureSizes: PictureSizes
    /** Whoever moves money. */
    gateways: readonly PaymentGateway[]
    vault: FileVault
    links: FileLinks
    /** Undefined where no scanner is set up. */
    scan: VirusScan | undefined
    /** Has the bytes of removed documents go now, after a deed that used `removeLater`; never throws. */
    removeWaiting: () => Promise<void>
    log: Log
  }

/** `bookables`: every kind of booking; those that the suppliers given sell, unless others are named. `gateways`: none, unless they are. */
export type GivenApiParts = Omit<ApiParts, 'bookables' | 'gateways'> & Partial<Pick<ApiParts, 'bookables' | 'gateways'>>

export function createApi(wired: GivenApiParts): ApiApp {
  const bookables = wired.bookables ?? [hotelBookable(wired.hotelSuppliers)]
  const given = { ...wired, bookables, gateways: wired.gateways ?? [] }
  const parts = { ...given, database: whileAccountStands(given.database) }
  const app: ApiApp = { hono: new Hono(), served: [] }
  const { hono } = app
  hono.use(gate((host) => parts.directory.find(parts.fixedDomain ?? host), parts))
  serveProvider(app, parts)
  serveCurrency(app, parts)
  serveProcedures(app, parts)
  servePackages(app, parts)
  servePackExport(app, parts)
  servePractitioners(app, parts)
  serveQuotes(app, parts)
  serveContact(app, parts)
  serveAssistant(app, parts)
  serveHandOver(app, parts)
  serveClientQuotes(app, parts)
  serveHotels(app, parts)
  serveHotelBookings(app, parts)
  serveOrderCalendar(app, parts)
  serveCheckout(app, parts)
  serveExtras(app, parts)
  serveOrders(app, parts)
  servePayerLinks(app, parts)
  serveOrderChanges(app, parts)
  serveOrderDocuments(app, parts)
  serveTrips(app, parts)
  serveProfile(app, parts)
  serveClients(app, parts)
  serveClientPicture(app, parts)
  serveConsents(app, parts)
  serveUploads(app, parts)
  serveDocuments(app, parts)
  serveDocumentFiles(app, parts)
  serveShares(app, parts)
  servePrivacy(app, parts)
  serveClientExport(app, parts)
  servePictures(app, parts.pictureSizes)
  serveDeskPictures(app, parts)
  serveRoomCalendar(app, parts)
  serveTextPreview(app)
  serveStaff(app, parts)
  // Before the items: its address looks like that of one.
  serveInboxLive(app, given)
  serveInbox(app, given)
  serveOfferDrafts(app, parts)
  serveCatalogueChanges(app, parts)
  // Whose account stands is looked at there: also of those whose address is no longer known to be theirs.
  servePatients(app, given)
  servePatientFiles(app, given)
  serveDeskPayments(app, given)
  serveStuckOrders(app, given)
  serveFigures(app, parts)
  serveStripeWebhook(app, given)
  serveMoneyFigures(app, parts)
  servePayouts(app, parts)
  hono.get('/api/openapi.json', (context) => context.json(describeApi(app.served)))
  hono.get('/api/docs', (context) => context.html(docsPage(app)))
  hono.notFound((context) => {
    const fault = new Fault('not-found', 'There is no such endpoint.')
    return problemResponse(fault, context.get('requestId') ?? newId())
  })
  hono.onError((error, context) => {
    const fault = toFault(error)
    const requestId = context.get('requestId') ?? newId()
    if (fault.code === 'internal') parts.log.error('request failed', { requestId, ...traceOf(error) })
    else if (refusals.has(fault.code)) parts.log.info('request refused', { requestId, code: fault.code })
    return problemResponse(fault, requestId)
  })
  return app
}

/** What may be somebody who tries doors: told in the log, and not of whom. */
const refusals: ReadonlySet<string> = new Set(['cross-site', 'not-allowed', 'not-signed-in', 'too-many-requests'])

function docsPage(app: ApiApp) {
  const rows = app.served.map(
    (one) =>
      html`<tr><td>${one.method}</td><td><code>${one.path}</code></td><td>${one.who}</td><td>${one.summary}</td></tr>`,
  )
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Epidaurus API</title><h1>Epidaurus API</h1>
    <p>The whole description, with every field: <a href="/api/openapi.json">openapi.json</a></p>
    <table><thead><tr><th>Method<th>Path<th>Who<th>What</tr></thead><tbody>${rows}</tbody></table></html>`
}
