// What colleagues search for at the desk: by whatever they were told on the phone, in the inbox and among the patients.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hotelBooking } from '#contract/hotel-bookings.ts'
import { readHotel } from '#contract/hotels.ts'
import { listPatients } from '#contract/patients.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { call } from '#kernel/endpoint.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { sampleContactMessage } from '#tests/support/sample-contact.ts'
import { sampleHotel, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { writeOffer } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { path, sampleConfirm } from '#tests/support/sample-stays.ts'

let inbox: SampleInbox
let rana: SampleStaff
let reference: string
let booked: string
let email: string
const hotel = { en: 'Quiet Court', ar: 'فندق الهدوء' }

beforeAll(async () => {
  inbox = await openSampleInbox()
  rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  const amal = await openSampleClient(inbox.api)
  email = amal.email
  const request = sampleQuoteRequest({ name: 'Amal Noor Haddad', email, phone: '+971 50 765 4321', language: 'ar' })
  reference = (await (await amal.post('/api/quotes', request)).json()).reference
  await writeOffer(inbox.api, reference)
  await inbox.api.post(`${otherOrigin}/api/contact`, sampleContactMessage())
  await writeSampleHotels(inbox.api.database, inbox.api.other, [sampleHotel('quiet-court', { name: hotel })])
  booked = await book(await openSampleClient(inbox.api, 'badr@patient.example'))
})
afterAll(() => inbox.close())

/** @returns the reference of a stay that Badr Ient booked */
async function book(client: SampleClient): Promise<string> {
  const stay = { checkIn: '2026-12-07', checkOut: '2026-12-10' }
  const rates = await client.get(`/api/hotels/quiet-court?${new URLSearchParams({ ...stay, room: '2' })}`)
  const offer = readHotel.reply.parse(await rates.json()).offers?.find(({ canBook }) => canBook)
  const wish = {
    ...stay,
    room: ['2'],
    hotel: 'quiet-court',
    offerId: offer?.offerId,
    seen: offer?.price.total.charged.from,
  }
  const held = hotelBooking.parse(await (await client.post(`${path}/hold`, wish)).json())
  const name = { firstName: 'Badr', lastName: 'Ient' }
  const lead = { ...name, email: 'Badr.Ient@patient.example', phone: '+442079460958' }
  const done = await client.post(`${path}/confirm`, { ...sampleConfirm(held), lead, guests: [name] })
  return hotelBooking.parse(await done.json()).reference
}

const bare = (text: string) => text.replaceAll('-', '').toLowerCase()

/** Names that a search finds, of those that wait and of those that were answered. */
async function inInbox(text: string): Promise<string[]> {
  const lists = await Promise.all(
    (['open', 'waiting'] as const).map((state) => inbox.list(rana, { state, text, language: 'en' })),
  )
  return lists.flatMap(({ items }) => items.map(({ from }) => from)).sort()
}

const amongPatients = async (text: string) =>
  (await call(inbox.send, otherOrigin, listPatients, { text, language: 'en' }, rana.headers)).patients

describe.each([
  ['the beginning of an e-mail address', () => email.toUpperCase().slice(0, -3)],
  ['a whole e-mail address', () => email],
  ['a phone number as it is dialled there', () => '050 765 4321'],
  ['the end of a phone number', () => '654321'],
  ['a procedure', () => 'hip repl'],
  ['a procedure in another language', () => 'استبدال مفصل الورك'.slice(0, 8)],
  ['a family name alone', () => 'hadd'],
  ['a middle name', () => 'Noor'],
  ['two of the names', () => 'noor  haddad'],
  ['the last four digits of a phone number', () => '4321'],
  ['a reference', () => reference.toLowerCase()],
  ['a reference without its hyphens', () => bare(reference)],
  ['a reference with spaces for its hyphens', () => ` ${reference.replaceAll('-', ' ')}`],
  ['the beginning of a reference', () => reference.slice(0, 7)],
  ['the beginning of a reference without its hyphens', () => bare(reference).slice(0, 6)],
])('%s', (_, text) => {
  test('finds the request in the inbox', async () => {
    expect(await inInbox(text())).toEqual(['Amal Noor Haddad'])
  })
  test('finds the patient', async () => {
    expect((await amongPatients(text())).map(({ name }) => name)).toEqual(['Amal Noor Haddad'])
  })
})

test('a name is found as it was given last', async () => {
  const entry = { kind: 'consultation' as const, reference: 'M-0000-0001', at: sampleNow, dueAt: null }
  const put = (from: string) =>
    inbox.api.database.forProvider(inbox.api.other.id, (scope) => putInInbox(scope, { ...entry, from }))
  await put('Zed Of-Before')
  expect(await inInbox('before')).toEqual(['Zed Of-Before'])
  await put('Zed  Al-Ahmad')
  expect([await inInbox('before'), await inInbox('ahmad'), await inInbox('al-AH')]).toEqual([
    [],
    ['Zed  Al-Ahmad'],
    ['Zed  Al-Ahmad'],
  ])
})

test.each([
  ['the beginning of a phone number', () => '+44 20 7946'],
  ['the end of a phone number', () => '0958'],
  ['the address that was given with it', () => 'badr.ient@'],
  ['a word of the name of the hotel', () => 'COURT'],
  ['the name of the hotel in another language', () => hotel.ar.slice(4)],
  ['the family name of the guest', () => 'ient'],
  ['its reference without hyphens', () => bare(booked)],
  ['the beginning of its reference', () => bare(booked).slice(0, 6)],
])('of a hotel booking %s finds the item and the patient', async (_, text) => {
  expect([await inInbox(text()), (await amongPatients(text())).map(({ name }) => name)]).toEqual([
    ['Badr Ient'],
    ['Badr Ient'],
  ])
})

test.each(['lasik', 'nobody@mail.example', '999 99 99', '%', "'", '-', 'mal', 'oor', '1234', 'qu'])(
  '%s finds nobody',
  async (text) => {
    expect([await inInbox(text), await amongPatients(text)]).toEqual([[], []])
  },
)

test('a message is found by the address and the phone that its sender gave', async () => {
  expect(await inInbox('jane.doe@')).toEqual(['Jane Doe'])
  expect(await inInbox('+49 30 1234567')).toEqual(['Jane Doe'])
})

test('both lists say what the request is about, from where, in which language and how the offer stands', async () => {
  const told = {
    about: 'Hip replacement',
    days: null,
    country: 'AE',
    language: 'ar',
    offer: { state: 'open', validUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  }
  const { items } = await inbox.list(rana, { state: 'waiting', language: 'en' })
  expect(items.map(({ described }) => described)).toEqual([told])
  expect((await amongPatients('noor'))[0]?.described).toEqual(told)
})
