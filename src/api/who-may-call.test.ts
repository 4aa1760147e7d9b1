// The table of who may call what: every endpoint that is served, and what each kind of caller hears.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadPath } from '#contract/documents.ts'
import { type HotelBooking, hotelBooking } from '#contract/hotel-bookings.ts'
import { consentVersions } from '#domain/clients/consents.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleAsking } from '#tests/support/sample-asking.ts'
import {
  type Caller,
  callers,
  openSampleCallers,
  type PoolKind,
  poolKinds,
  type SampleCallers,
} from '#tests/support/sample-callers.ts'
import { sampleContactMessage } from '#tests/support/sample-contact.ts'
import { writeDocument } from '#tests/support/sample-document.ts'
import { sampleHandOver } from '#tests/support/sample-hand-over.ts'
import { writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow, writePicture } from '#tests/support/sample-provider.ts'
import { sampleQuoteRequest, writeQuote } from '#tests/support/sample-quote.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { sampleConfirm, sampleHold } from '#tests/support/sample-stays.ts'
import { sampleUploads, tus } from '#tests/support/sample-upload.ts'
import { fileAddress, previewAddress, uploadAddress } from './document-address.ts'
import { type OrderWorld, orderRows, payerRows } from './order-rows.test-support.ts'

/** What the examples are about: made before the table is walked through. */
type World = SampleCallers &
  OrderWorld & {
    picture: string
    document: string
    share: string
    upload: string
    photo: SamplePhoto
    held: HotelBooking
    released: HotelBooking
  }

/** A document of A's: its addresses. */
type SamplePhoto = { id: string; url: string; link: string; preview: string }
const noPhoto: SamplePhoto = { id: '', url: '', link: '', preview: '' }
async function writePhoto(
  { parts }: SampleApi,
  { poolId, sub }: SampleCallers['a'],
  content: Uint8Array,
): Promise<SamplePhoto> {
  const { id, fileId } = await writeDocument(
    api,
    { poolId, sub },
    { content, mediaType: 'image/png', name: 'knee.png' },
  )
  const signature = parts.links.sign({ fileId, poolId, sub, until: new Date(sampleNow.getTime() + 60_000) })
  return { id, url: uploadAddress(fileId), link: fileAddress(fileId, signature), preview: previewAddress(fileId) }
}

type Row = {
  endpoint: string
  /** An address of it, and what to send, each as caller A would. */
  example: string | ((world: World) => string)
  body?: object | ((world: World) => object)
  /** What is sent instead of JSON. */
  raw?: { type: string; content: Uint8Array<ArrayBuffer> }
  headers?: Record<string, string>
  /** A page of another host makes A's browser ask. */
  otherSite: number
  /** A on a host that no provider has. */
  nowhere: number
} & Record<Caller, number>

/** Whoever asks hears the same. */
const anyone = (status: number, otherSite = status, nowhere = 404) => ({
  ...(Object.fromEntries(callers.map((caller) => [caller, status])) as Record<Caller, number>),
  otherSite,
  nowhere,
})
/** Clients only; `b` is another client at A's things: 403 where A is named, 404 where a thing of A's is, 200 where everybody has their own. */
const clients = (b: number, otherSite: number) => ({
  ...anyone(401, otherSite),
  a: 200,
  b,
  staff: 403,
})
/** Reading by a page of another host is not refused, but comes without the cookie (SameSite) and cannot be read. */
const [read, written] = [200, 403]

const agreed = { purpose: 'sharing', isGiven: true, version: consentVersions.sharing }
const face = { type: 'image/png', content: await drawFace() }
const ofA = { reference: 'Q-AMAL-0001' }
const part = { type: 'application/offset+octet-stream', content: new TextEncoder().encode('%PDF-1.7\n') }
const stay = sampleHold({ hotel: 'marina-rest', offerId: 'standard/flex' })
const shareOf = ({ document }: World) => ({ practitioner: 'lina-haddad', documents: [document] })

/** A row for each endpoint; the numbers are HTTP statuses. An endpoint without a row fails the first test. Rows are walked in their order. */
// biome-ignore format: it is read as a table
const table: Row[] = [
  { endpoint: 'GET /api/provider/{providerDomain}',                  example: '/api/provider/clinic.test',                  ...anyone(200, read, 200) },
  { endpoint: 'GET /api/provider/user-pool-config/{providerDomain}', example: '/api/provider/user-pool-config/clinic.test', ...anyone(200, read, 200) },
  { endpoint: 'GET /api/legal/{document}',                           example: '/api/legal/privacy-policy',                  ...anyone(200) },
  { endpoint: 'GET /api/currencies',                                 example: '/api/currencies',                            ...anyone(200, read, 200) },
  { endpoint: 'GET /api/user-currency',                              example: '/api/user-currency',                         ...anyone(200, read, 200) },
  { endpoint: 'POST /api/stripe/fx-quote-raw',                       example: '/api/stripe/fx-quote-raw', body: { from: 'eur', to: 'aed' }, ...anyone(200, written, 200) },
  // Only Stripe may, by its signature, and only where it takes the payments: stripe-webhook.test.ts.
  { endpoint: 'POST /api/stripe/webhook',                            example: '/api/stripe/webhook', body: {},              ...anyone(404, written) },
  { endpoint: 'GET /api/estimates',                                  example: '/api/estimates',                             ...anyone(200) },
  { endpoint: 'GET /api/procedures',                                 example: '/api/procedures',                            ...anyone(200) },
  { endpoint: 'GET /api/procedures/{procedure}',                     example: '/api/procedures/hip-replacement',            ...anyone(200) },
  { endpoint: 'GET /api/packages',                                   example: '/api/packages',                              ...anyone(200) },
  { endpoint: 'GET /api/practitioners',                              example: '/api/practitioners',                         ...anyone(200) },
  { endpoint: 'GET /api/practitioners/{practitioner}/hours',         example: '/api/practitioners/lina-haddad/hours',       ...anyone(200) },
  { endpoint: 'GET /api/hotels',                                     example: '/api/hotels',                                ...anyone(200) },
  { endpoint: 'GET /api/hotels/search',                              example: '/api/hotels/search?checkIn=2026-12-07&checkOut=2026-12-10&room=2', ...anyone(200) },
  { endpoint: 'GET /api/hotels/prices',                              example: '/api/hotels/prices?checkIn=2026-12-07&checkOut=2026-12-10&room=2', ...anyone(200) },
  { endpoint: 'GET /api/hotels/{hotel}',                             example: '/api/hotels/marina-rest?checkIn=2026-12-07&checkOut=2026-12-10&room=2', ...anyone(200) },
  { endpoint: 'GET /api/pictures/{slug}/{width}',                    example: '/api/pictures/logo/320',                     ...anyone(200) },
  { endpoint: 'GET /api/openapi.json',                               example: '/api/openapi.json',                          ...anyone(200, read, 200) },
  { endpoint: 'GET /api/docs',                                       example: '/api/docs',                                  ...anyone(200, read, 200) },
  ...payerRows(anyone, written),
  { endpoint: 'POST /api/visits',                                    example: '/api/visits', body: { stage: 'site' },       ...anyone(200, written) },
  { endpoint: 'GET /api/quotes/{reference}',                         example: '/api/quotes/Q-7K3M-92PX',                    ...anyone(200) },
  { endpoint: 'POST /api/contact',                                   example: '/api/contact', body: sampleContactMessage(), ...anyone(200, written) },
  { endpoint: 'GET /api/ai-agent',                                   example: '/api/ai-agent',                              ...anyone(200) },
  { endpoint: 'POST /api/ai-agent/ask',                              example: '/api/ai-agent/ask', body: sampleAsking(),    ...anyone(200, written) },
  { endpoint: 'POST /api/ai-agent/forget',                           example: '/api/ai-agent/forget', body: { conversationId: 'chat-1763712000000-k3m9x2' }, ...anyone(200, written) },
  { endpoint: 'POST /api/ai-agent/hand-over',                        example: '/api/ai-agent/hand-over', body: sampleHandOver(), ...anyone(200, written) },
  { endpoint: 'GET /api/reply-time',                                 example: '/api/reply-time',                            ...anyone(200) },
  { endpoint: 'POST /api/quotes',                                    example: '/api/quotes', body: sampleQuoteRequest(),    ...anyone(200, written) },
  { endpoint: 'POST /api/profile/id',                                example: '/api/profile/id',                            ...clients(200, written), staff: 200 },
  { endpoint: 'GET /api/client/root',                                example: ({ a }) => `/api/client/root?email=${a.email}`, ...clients(403, read) },
  { endpoint: 'POST /api/client/root/update',                        example: '/api/client/root/update', body: ({ a }) => ({ email: a.email, currency: 'EUR' }), ...clients(403, written) },
  { endpoint: 'POST /api/client/company-location/add',               example: '/api/client/company-location/add', body: ({ a }) => ({ email: a.email, companyId: 'other-clinic', locationId: 'other' }), ...clients(403, written) },
  { endpoint: 'GET /api/client/consents',                            example: '/api/client/consents',                       ...clients(200, read) },
  { endpoint: 'POST /api/client/consents/set',                       example: '/api/client/consents/set', body: agreed,     ...clients(200, written) },
  { endpoint: 'POST /api/client/picture',                            example: '/api/client/picture', raw: face,             ...clients(200, written) },
  { endpoint: 'GET /api/client/picture/{id}',                        example: ({ picture }) => picture,                     ...clients(404, read) },
  { endpoint: 'OPTIONS /api/client/document/upload',                 example: uploadPath,                                   ...clients(204, written), a: 204 },
  { endpoint: 'POST /api/client/document/upload',                    example: uploadPath, headers: { ...tus, 'upload-length': '9' }, ...clients(403, written), a: 201 },
  { endpoint: 'GET /api/client/document/upload/{id}',                example: ({ upload }) => upload, headers: tus,         ...clients(404, read) },
  { endpoint: 'PATCH /api/client/document/upload/{id}',              example: ({ upload }) => upload, raw: part, headers: { ...tus, 'upload-offset': '0' }, ...clients(403, written), a: 204 },
  { endpoint: 'DELETE /api/client/document/upload/{id}',             example: ({ upload }) => upload, headers: tus,         ...clients(404, written), a: 204 },
  { endpoint: 'POST /api/client/document/add',                       example: '/api/client/document/add', body: ({ photo }) => ({ url: photo.url }), ...clients(403, written) },
  { endpoint: 'GET /api/client/document/list',                       example: '/api/client/document/list',                  ...clients(200, read) },
  { endpoint: 'POST /api/client/document/open',                      example: '/api/client/document/open', body: ({ photo }) => ({ url: photo.url }), ...clients(404, written) },
  { endpoint: 'GET /api/client/document/file/{id}',                  example: ({ photo }) => photo.link,                    ...clients(404, read) },
  { endpoint: 'GET /api/client/document/preview/{id}',               example: ({ photo }) => photo.preview,                 ...clients(404, read) },
  // B is answered as if it were theirs, and deletes nothing: documents.test.ts.
  { endpoint: 'POST /api/client/document/delete',                    example: '/api/client/document/delete', body: ({ photo }) => ({ id: photo.id }), ...clients(200, written) },
  { endpoint: 'GET /api/client/share/list',                          example: '/api/client/share/list',                     ...clients(200, read) },
  { endpoint: 'POST /api/client/share/add',                          example: '/api/client/share/add', body: shareOf,       ...clients(403, written) },
  { endpoint: 'GET /api/client/quote/list',                          example: '/api/client/quote/list',                     ...clients(200, read) },
  { endpoint: 'GET /api/client/quote/thread/{slug}',                 example: '/api/client/quote/thread/Q-AMAL-0001',       ...clients(404, read) },
  { endpoint: 'POST /api/client/quote/ask',                          example: '/api/client/quote/ask', body: { ...ofA, text: 'When?' }, ...clients(404, written) },
  { endpoint: 'POST /api/client/quote/decline',                      example: '/api/client/quote/decline', body: { ...ofA, version: 1 }, ...clients(404, written) },
  { endpoint: 'POST /api/client/quote/accept',                       example: '/api/client/quote/accept', body: { reference: 'Q-AMAL-0002', version: 1 }, ...clients(404, written) },
  { endpoint: 'GET /api/client/trip/overview',                       example: '/api/client/trip/overview',                  ...clients(200, read) },
  { endpoint: 'POST /api/client/hotel-booking/hold',                 example: '/api/client/hotel-booking/hold', body: stay, ...clients(200, written) },
  { endpoint: 'POST /api/client/hotel-booking/release',                 example: '/api/client/hotel-booking/release', body: ({ released }) => ({ reference: released.reference }), ...clients(404, written) },
  { endpoint: 'POST /api/client/hotel-booking/confirm',              example: '/api/client/hotel-booking/confirm', body: ({ held }) => sampleConfirm(held), ...clients(404, written) },
  { endpoint: 'GET /api/client/hotel-booking/list',                  example: '/api/client/hotel-booking/list',             ...clients(200, read) },
  { endpoint: 'GET /api/client/hotel-booking/{reference}',           example: ({ held }) => `/api/client/hotel-booking/${held.reference}`, ...clients(404, read) },
  { endpoint: 'GET /api/client/hotel-booking/{reference}/calendar',  example: ({ held }) => `/api/client/hotel-booking/${held.reference}/calendar`, ...clients(404, read) },
  { endpoint: 'GET /api/client/hotel-booking/{reference}/cancel-quote', example: ({ held }) => `/api/client/hotel-booking/${held.reference}/cancel-quote`, ...clients(404, read) },
  { endpoint: 'GET /api/client/order/{order}/calendar/{item}',       example: '/api/client/order/O-7K3M-92PX/calendar/11111111-1111-4111-8111-111111111111', ...clients(404, read), a: 404 },
  { endpoint: 'POST /api/client/hotel-booking/cancel',               example: '/api/client/hotel-booking/cancel', body: ({ held }) => ({ reference: held.reference, agreedFee: { amountMinor: 0, currency: 'EUR' } }), ...clients(404, written) },
  ...orderRows(clients, { read, written }),
  { endpoint: 'POST /api/client/share/withdraw',                     example: '/api/client/share/withdraw', body: ({ share }) => ({ id: share }), ...clients(404, written) },
  { endpoint: 'GET /api/client/access-log',                          example: '/api/client/access-log',                     ...clients(200, read) },
  { endpoint: 'GET /api/client/export.json',                         example: '/api/client/export.json',                    ...clients(200, read) },
  { endpoint: 'GET /api/client/export.fhir.json',                    example: '/api/client/export.fhir.json',               ...clients(200, read) },
  { endpoint: 'GET /api/client/erasure',                             example: '/api/client/erasure',                        ...clients(200, read) },
  // The last of all: nothing of A is left to be asked for.
  { endpoint: 'POST /api/client/erase',                              example: '/api/client/erase', body: ({ a }) => ({ email: a.email }), ...clients(403, written) },
]

let api: SampleApi
let world: World

async function openWorld(kind: PoolKind): Promise<void> {
  api = await openSampleApi()
  const atOther = { ...api, provider: api.other }
  await writePicture(api.database, api.other, 'logo')
  await writeSampleHotels(api.database, api.other)
  await writeQuote(atOther, 'Q-7K3M-92PX')
  for (const reference of ['Q-AMAL-0001', 'Q-AMAL-0002']) {
    await writeRequest(api, reference)
    await writeOffer(api, reference)
  }
  const people = await openSampleCallers(api, kind)
  const hold = async () => {
    const row = { endpoint: 'POST hold', example: '/api/client/hotel-booking/hold', body: stay, ...clients(0, 0) }
    return hotelBooking.parse(await (await ask(row, otherOrigin, people.headers.a)).json())
  }
  const [held, released, ordered] = [await hold(), await hold(), await hold()]
  const things = { picture: '', document: '', share: '', upload: '', photo: noPhoto, order: '' }
  world = { ...people, ...things, held, released, ordered }
  await writeThingsOfA()
}

async function drawFace(): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
  return Uint8Array.from(await drawn.png().toBuffer())
}

/** Made by A themselves, as the rows would. */
async function writeThingsOfA(): Promise<void> {
  const make = async (example: string, sent: Pick<Row, 'body' | 'raw'>) => {
    const row = { endpoint: `POST ${example}`, example, ...clients(0, 0), ...sent }
    return (await ask(row, otherOrigin, world.headers.a)).json()
  }
  world.document = (await writeDocument(api, world.a)).id
  await make('/api/client/consents/set', {
    body: { ...agreed, purpose: 'health-data', version: consentVersions['health-data'] },
  })
  world.upload = await sampleUploads(api.app, world.a).begin(part.content.length)
  world.photo = await writePhoto(api, world.a, face.content)
  world.picture = (await make('/api/client/picture', { raw: face })).image
  await make('/api/client/consents/set', { body: agreed })
  world.share = (await make('/api/client/share/add', { body: shareOf })).id
  const added = await make('/api/client/checkout/add-booking', { body: { booking: world.ordered.reference } })
  world.order = added.reference
}

async function ask(row: Row, origin: string, headers: Record<string, string>): Promise<Response> {
  const example = typeof row.example === 'function' ? row.example(world) : row.example
  const body = typeof row.body === 'function' ? row.body(world) : row.body
  return api.app.hono.request(origin + example, {
    method: row.endpoint.split(' ')[0] ?? '',
    headers: { 'content-type': row.raw?.type ?? 'application/json', ...row.headers, ...headers },
    body: row.raw?.content ?? (body ? JSON.stringify(body) : null),
  })
}

// A comes last: what they do to their own things is not done before the others have been refused.
const inOrder = [...callers.filter((caller) => caller !== 'a'), 'a'] as const

/** The provider's own people have a table of their own: who-may-do.test.ts. */
const isOfDesk = (path: string) => path.startsWith('/api/desk/')
const isForAll = ({ method }: { method: string }) => method === 'ALL'

describe.each(poolKinds)('where companies have a user pool that is %s', (kind) => {
  beforeAll(() => openWorld(kind))
  afterAll(async () => {
    await world.close()
    await api.close()
  })

  test('every endpoint that is served has a row, and every row is served', () => {
    const { routes } = api.app.hono
    // The router marks what stands before endpoints as it would mark one for every method: there is no more of it than this.
    expect(routes.filter(isForAll).map(({ path }) => path)).toEqual(['/*', `${uploadPath}/*`])
    const served = routes
      .filter((route) => !isForAll(route) && !isOfDesk(route.path))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(table.map(({ endpoint }) => endpoint).sort()).toEqual([...new Set(served)].sort())
  })

  test('every endpoint value says who may call, and that is what its row shows', () => {
    for (const { method, path, who } of api.app.served.filter((one) => !isOfDesk(one.path))) {
      const row = table.find(({ endpoint }) => endpoint === `${method} ${path}`)
      const refused = (status: number) => (who === 'anyone' ? 200 : status)
      const told = { visitor: row?.visitor, otherPool: row?.otherPool, staff: row?.staff }
      expect([path, told]).toEqual([
        path,
        { visitor: refused(401), otherPool: refused(401), staff: who === 'client' ? 403 : 200 },
      ])
    }
  })

  test.each(table)(
    '$endpoint: visitor $visitor, A $a, B $b, staff $staff; from another site $otherSite, on a host of nobody $nowhere',
    async (row) => {
      const refused: [Caller, number][] = []
      const fromElsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      if (row.otherSite >= 400)
        expect((await ask(row, otherOrigin, { ...world.headers.a, ...fromElsewhere })).status).toBe(row.otherSite)
      expect((await ask(row, 'http://nobody.test', world.headers.a)).status).toBe(row.nowhere)
      for (const caller of inOrder) refused.push([caller, (await ask(row, otherOrigin, world.headers[caller])).status])
      expect(Object.fromEntries(refused)).toEqual(Object.fromEntries(callers.map((caller) => [caller, row[caller]])))
      if (row.otherSite < 400) expect((await ask(row, otherOrigin, fromElsewhere)).status).toBe(row.visitor)
    },
  )

  test('whoever is refused learns nothing of A: neither name nor address stands in the answer', async () => {
    for (const row of table) {
      for (const caller of callers.filter((one) => row[one] >= 400)) {
        const answer = await (await ask(row, otherOrigin, world.headers[caller])).text()
        expect([row.endpoint, caller, /amal|haddad/i.test(answer)]).toEqual([row.endpoint, caller, false])
      }
    }
  })

  test('no reply allows a page of another host to read it', async () => {
    for (const row of table.filter(({ endpoint }) => endpoint.startsWith('GET'))) {
      const { headers } = await ask(row, otherOrigin, { ...world.headers.a, origin: 'https://evil.example' })
      expect([row.endpoint, headers.get('access-control-allow-origin')]).toEqual([row.endpoint, null])
    }
  })
})
