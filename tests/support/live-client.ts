// Somebody who lives through everything that a client can do here, in words that nobody else has: what an erasure is tried on.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { hotelBooking } from '#contract/hotel-bookings.ts'
import { exportPaths } from '#contract/privacy.ts'
import { runAsLogin } from '#db/notes-fixture.ts'
import { replyToClient } from '#domain/quotes/reply-to-client.ts'
import { sendOffer } from '#domain/quotes/send-offer.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import { addDays } from '#kernel/plain-date.ts'
import { type LiveAccount, type LiveHouse, makeLiveAccount, randomDigits } from './live-account.ts'
import { sampleAsking } from './sample-asking.ts'
import { sampleHandOver } from './sample-hand-over.ts'
import { sampleOffer } from './sample-offer.ts'
import { sampleQuoteRequest } from './sample-quote.ts'
import { otherOrigin } from './sample-session.ts'
import { sampleConfirm, sampleHold } from './sample-stays.ts'
import { sampleUploads } from './sample-upload.ts'

export type LiveClient = LiveAccount & {
  /** What the law has kept of them: the names in the accepted request and in the booked stay, and their references. */
  kept: Kept[]
}

/** The words of it; a name may be two. */
export const keptWords = ({ kept }: Pick<LiveClient, 'kept'>): string[] =>
  kept.flatMap(({ name, reference }) => [...name.split(' '), reference])

type Kept = { name: string; reference: string }

/** @param mark letters that stand in no other word of the database */
export async function liveThroughEverything(house: LiveHouse, mark: string): Promise<LiveClient> {
  const account = await makeLiveAccount(house, mark)
  await sayEverything(account)
  await askAssistant(account)
  await showPicture(account, house)
  await showDocuments(account, house)
  const offer = await askForOffers(account, house)
  const stay = await stayAtHotels(account)
  for (const path of [...Object.values(exportPaths), '/api/client/trip/overview', '/api/client/access-log']) {
    await account.ask(path)
  }
  return { ...account, kept: [offer, stay] }
}

async function sayEverything({ email, words, word, post, ask }: LiveAccount): Promise<void> {
  const link = { email, companyId: 'other-clinic', locationId: 'other', countryId: 'LB' }
  await post('/api/client/company-location/add', link)
  const { purposes } = await (await ask('/api/client/consents')).json()
  for (const { purpose, version } of purposes) {
    await post('/api/client/consents/set', { purpose, version, isGiven: true })
  }
  words.set('contactPhone', `+96170${randomDigits(6)}`)
  await post('/api/client/root/update', {
    email,
    currency: 'EUR',
    firstName: word('First'),
    lastName: word('Last'),
    phoneNumber: words.get('phone'),
    language: 'en',
    address: {
      line1: word('LineOne'),
      line2: word('LineTwo'),
      city: word('City'),
      region: word('Region'),
      postalCode: word('Postal'),
      country: 'LB',
    },
    emergencyContact: { name: word('Contact'), relation: word('Relation'), phone: words.get('contactPhone') },
    companions: [{ name: word('Companion'), relation: word('Cousin'), birthYear: 1980 }],
    passport: { country: 'LB', validUntil: '2031-05-01' },
    notifications: { offers: true },
  })
}

/** Two questions of one conversation, one of them handed over to the clinic. */
async function askAssistant({ email, word, words, post }: LiveAccount): Promise<void> {
  const conversationId = `chat-1763712000000-${word('Chat')}`
  for (const what of ['AskedOne', 'AskedTwo']) {
    const content = `Does ${word(what)} hurt?`
    await post('/api/ai-agent/ask', sampleAsking(content, { conversationId }), { 'idempotency-key': newId() })
  }
  const messages = [{ role: 'user' as const, content: word('HandedOver') }]
  const message = { conversationId, messages, email, name: word('Asker'), phone: words.get('phone') ?? '' }
  await post('/api/ai-agent/hand-over', sampleHandOver({ ...message, text: word('HandedText') }))
}

/** Noise, so that the picture's bytes are nobody else's. */
async function showPicture({ ask, words }: LiveAccount, { databaseUrl }: LiveHouse): Promise<void> {
  const size = { width: 96, height: 96 }
  const drawn = sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } })
  const body = Uint8Array.from(await drawn.png().toBuffer())
  await ask('/api/client/picture', { method: 'POST', headers: { 'content-type': 'image/png' }, body })
  const [row] = await runAsLogin<{ some: string }>(
    databaseUrl,
    `select encode(substring(content from 100 for 24), 'hex') as some from client_pictures where sub = '${words.get('sub')}'`,
  )
  words.set('picture', row?.some ?? '')
}

async function showDocuments(account: LiveAccount, { services }: LiveHouse): Promise<void> {
  const { words, word, post, ask, access } = account
  const uploads = sampleUploads(services.api, { access })
  const content = Uint8Array.from(Buffer.from(`%PDF-1.7\n% ${word('Content')}\n`))
  const documents: string[] = []
  for (const what of ['FileOne', 'FileTwo']) {
    const url = await uploads.upload(content, `${word(what)}.pdf`)
    words.set(`${what} id`, url.split('/').at(-1) ?? '')
    const sent = { url, kind: 'x-ray', name: word(`${what}Name`), remark: word(`${what}Remark`) }
    const document = await (await post('/api/client/document/add', sent)).json()
    words.set(`${what} document`, document.id)
    documents.push(document.id)
    const opened = await (await post('/api/client/document/open', { url })).json()
    await (await ask(opened.url)).arrayBuffer()
  }
  // One that stays on its way.
  const half = await uploads.begin(1_000_000, `${word('FileHalf')}.pdf`)
  await uploads.send(half, 0, content)
  await ask('/api/client/document/list')
  const share = { practitioner: 'lina-haddad', documents, purpose: word('Purpose') }
  words.set('share', (await (await post('/api/client/share/add', share)).json()).id)
}

/** Three requests: one offer is accepted, one declined, one stays open. */
async function askForOffers(account: LiveAccount, { services, provider, jobs }: LiveHouse): Promise<Kept> {
  const { email, words, word, post, ask } = account
  const parts = { database: services.database, jobs, clock: systemClock }
  const desk = { provider, origin: otherOrigin, by: 'Rana Aziz' }
  const references: string[] = []
  for (const what of ['Accepted', 'Declined', 'Open']) {
    const phone = words.get('phone') ?? ''
    const told = { need: word(`${what}Need`), medicalNotes: word(`${what}Notes`), name: word(`${what}Name`) }
    const request = sampleQuoteRequest({ ...told, email, phone })
    const { reference } = await (await post('/api/quotes', request, { 'idempotency-key': newId() })).json()
    references.push(reference)
    words.set(`${what} reference`, reference)
    const content = sampleOffer({ note: { en: word(`${what}Offer`) } })
    await sendOffer(parts, desk, { reference, content, validUntil: '2099-12-31', digest: newId() })
    await post('/api/client/quote/ask', { reference, text: word(`${what}Question`) }, { 'idempotency-key': newId() })
    await replyToClient(parts, desk, { reference, text: word(`${what}Reply`) })
  }
  const [accepted = '', declined = ''] = references
  await post('/api/client/quote/accept', { reference: accepted, version: 1 })
  await post('/api/client/quote/decline', { reference: declined, version: 1, reason: word('Reason') })
  await ask('/api/client/quote/list')
  return { name: words.get('AcceptedName') ?? '', reference: accepted }
}

/** Two rooms: one booked and cancelled at a fee, and one still held. The house has the sample hotels. */
async function stayAtHotels({ email, words, word, post, ask }: LiveAccount): Promise<Kept> {
  const path = '/api/client/hotel-booking'
  // So near that cancelling costs.
  const checkIn = addDays(systemClock().toISOString().slice(0, 10), 2)
  const hold = async (what: string) => {
    const stay = sampleHold({ hotel: 'marina-rest', offerId: 'standard/flex', checkIn, checkOut: addDays(checkIn, 3) })
    const held = hotelBooking.parse(await (await post(`${path}/hold`, stay)).json())
    words.set(what, held.reference)
    return held
  }
  const held = await hold('booked stay')
  const lead = { firstName: word('Lead'), lastName: word('LeadFamily'), email, phone: words.get('phone') ?? '' }
  const guests = [{ firstName: word('Guest'), lastName: word('GuestFamily') }]
  await post(`${path}/confirm`, { ...sampleConfirm(held), lead, guests, remarks: word('Remarks') })
  await ask(`${path}/${held.reference}/calendar`)
  // Its whole price is owed: that is what the law keeps.
  await post(`${path}/cancel`, { reference: held.reference, agreedFee: held.policy[0]?.fee.charged.from })
  await hold('held stay')
  return { name: `${lead.firstName} ${lead.lastName}`, reference: held.reference }
}
