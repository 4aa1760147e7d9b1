// The mails about a stay: all that is needed on the way, in the client's language; nothing in subjects, to the clinic what it has to know or to pass on.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSampleStays, path, type SampleStays } from '#tests/support/sample-stays.ts'
import { createToldSupplier } from '#tests/support/told-supplier.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => stays.clear())

const to = async (address: string) => {
  const found = (await stays.mails()).filter((mail) => mail.to === address)
  const [last] = found.sort((one, other) => Number(other.writtenAt) - Number(one.writtenAt))
  if (!last) throw new Error(`no mail to ${address}`)
  return last
}
const sequenceOf = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.split(':')[1])
const unfolded = (text = '') => text.replace(/\r\n /g, '').split('\r\n')

test('the voucher says where, when, who, what it costs and on which terms, by the clock of the hotel', async () => {
  const { reference, confirmation } = await stays.booked({ room: ['2-4', '1'] })
  const { text, subject, replyTo, from } = await to('amal@patient.example')
  expect(subject).toBe(`Your room is booked: ${reference}`)
  expect([from.includes(stays.api.other.contact.email), replyTo]).toEqual([true, stays.api.other.contact.email])
  for (const line of [
    'Hotel: Quiet Bay',
    'Address: 7 Bay Street',
    'Phone of the hotel: +97140001111',
    `Confirmation of the hotel: ${confirmation}`,
    'Arrival: 13 January 2027, from 15:00',
    'Departure: 16 January 2027, until 12:00',
    'Stay: 3 nights',
    'Room: 2 × Sea room, Breakfast included',
    'Guests: Amal Haddad: 2 adults, 1 child\n    Amal Haddad: 1 adult',
    'Price, taxes included: €660',
    'Of it paid at the hotel as taxes and fees: €60',
    'If you cancel: Free until 10 January 2027, 18:00 Gulf Standard Time\n    €300 until 12 January 2027, 18:00 Gulf Standard Time\n    After that €600',
    `http://other.test/profile/hotels/bookings/${reference}`,
  ]) {
    expect(text).toContain(line)
  }
})

test('a client who reads Arabic gets it in Arabic, numbers and times whole', async () => {
  const { reference } = await stays.booked({ language: 'ar', room: ['2-4'] })
  const { text, subject } = await to('amal@patient.example')
  expect(subject).toBe(`تم حجز غرفتك: ${reference}`)
  for (const words of ['الخليج الهادئ', 'ليالٍ', '\u206615:00\u2069', '، الفطور مشمول', 'بالغان، طفل'])
    expect(text).toContain(words)
  expect(text).not.toMatch(/mail\.hotel|\{\w+\}/)
})

test('the calendar file with it has the days in the zone of the hotel, and not a word of health', async () => {
  const { reference } = await stays.booked()
  const [file] = (await to('amal@patient.example')).attachments
  expect([file?.name, file?.type]).toEqual([`${reference}.ics`, 'text/calendar; charset=utf-8; method=PUBLISH'])
  const lines = unfolded(file?.text)
  for (const line of [
    'METHOD:PUBLISH',
    `UID:${reference}`,
    'STATUS:CONFIRMED',
    'DTSTART:20270113T110000Z',
    'DTEND:20270116T080000Z',
    'SUMMARY:Stay at Quiet Bay',
    'LOCATION:Quiet Bay\\n7 Bay Street',
  ]) {
    expect(lines).toContain(line)
  }
  expect(file?.text).not.toMatch(/clinic|procedure|hip|Haddad/i)
  const downloaded = await stays.amal.get(`${path}/${reference}/calendar`)
  expect([downloaded.status, downloaded.headers.get('content-disposition'), await downloaded.text()]).toEqual([
    200,
    `attachment; filename="${reference}.ics"`,
    file?.text,
  ])
})

test('a cancellation takes the entry out of the calendar again, and says what it cost', async () => {
  const booked = await stays.booked()
  const before = unfolded((await to('amal@patient.example')).attachments[0]?.text)
  stays.setNow('2027-01-11T08:00:00Z')
  await stays.cancel(booked, 15_000)
  const mail = await to('amal@patient.example')
  expect(mail.subject).toBe(`Your booking is cancelled: ${booked.reference}`)
  expect(mail.text).toContain('Cost of cancelling: €150')
  const lines = unfolded(mail.attachments[0]?.text)
  for (const line of ['METHOD:CANCEL', `UID:${booked.reference}`, 'STATUS:CANCELLED']) expect(lines).toContain(line)
  expect(sequenceOf(lines)).toBeGreaterThan(sequenceOf(before))
  const file = await (await stays.amal.get(`${path}/${booked.reference}/calendar`)).text()
  expect(unfolded(file)).toContain('METHOD:CANCEL')
})

test('new dates move the entry in the calendar: the same reference and UID, a later sequence, no second file', async () => {
  const old = await stays.booked()
  const before = unfolded((await to('amal@patient.example')).attachments[0]?.text)
  const held = await stays.held({ checkIn: '2027-01-14', checkOut: '2027-01-18', replaces: old.reference })
  stays.setNow('2026-11-21T08:05:00Z')
  await stays.confirm(held)
  const { attachments, subject } = await to('amal@patient.example')
  expect(subject).toBe(`Your booking has new dates: ${old.reference}`)
  expect(attachments.map(({ name }) => name)).toEqual([`${old.reference}.ics`])
  const after = unfolded(attachments[0]?.text)
  const moved = ['METHOD:PUBLISH', `UID:${old.reference}`, 'STATUS:CONFIRMED', 'DTSTART:20270114T110000Z']
  expect(after).toEqual(expect.arrayContaining(moved))
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before))
  const file = await (await stays.amal.get(`${path}/${old.reference}/calendar`)).text()
  expect(unfolded(file)).toEqual(expect.arrayContaining(moved))
})

test('what is only held has no calendar file', async () => {
  const { reference } = await stays.held()
  expect((await stays.amal.get(`${path}/${reference}/calendar`)).status).toBe(404)
})

test('for a hotel of its own the clinic gets all that the hotel has to know, remarks as they were written', async () => {
  const held = await stays.held({ room: ['2-4', '1'] })
  const guests = [
    { firstName: 'Amal', lastName: 'Haddad' },
    { firstName: 'Noor', lastName: 'Saab' },
  ]
  await stays.confirm(held, { guests, remarks: 'We arrive at 23:00.\n<No lilies>, please.' })
  const { text, html, subject, attachments } = await to(stays.api.other.contact.email)
  expect(subject).toBe(`Hotel booked: ${held.reference}`)
  for (const line of [
    'Please pass on what stands below',
    'Name: Amal Haddad',
    'Phone: +96170111222',
    'E-mail: amal@patient.example',
    'Hotel: Quiet Bay',
    'Arrival: 13 January 2027, from 15:00',
    'Departure: 16 January 2027, until 12:00',
    'Room: 2 × Sea room, Breakfast included',
    'Guests: Amal Haddad: 2 adults, 1 child\n    Noor Saab: 1 adult',
    'Rate: Calm',
    'Price, taxes included: €660',
    'To the hotel, from the guest: We arrive at 23:00.\n    <No lilies>, please.',
  ]) {
    expect(text).toContain(line)
  }
  expect(html).toContain('&lt;No lilies&gt;')
  expect(attachments).toEqual([])
})

test('for a supplier with a line of its own the clinic hears who stays where and when, and no more', async () => {
  const there = await openSampleStays({ hotelSuppliers: [createToldSupplier(stays.now, 'liteapi')] })
  const held = await there.held({ hotel: 'liteapi~quiet-bay', room: ['2-4'] })
  await there.confirm(held, { remarks: 'We arrive at 23:00.' })
  const mail = (await there.mails()).find((one) => one.to === there.api.other.contact.email)
  await there.close()
  expect(mail?.subject).toBe(`Hotel booked: ${held.reference}`)
  for (const words of ['Amal Haddad', 'Quiet Bay', '13 January 2027', '16 January 2027']) {
    expect(mail?.text).toContain(words)
  }
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/€|Sea room|adult|child|23:00|pass on|96170111222|amal@/)
})

test('no subject and no preview names the hotel or a person', async () => {
  const booked = await stays.booked()
  await stays.cancel(booked, 0)
  const held = await stays.held()
  stays.supplier.tell('book', 'sold-out')
  await stays.confirm(held)
  const written = await stays.mails()
  expect(written).toHaveLength(5)
  for (const { subject, html } of written) {
    const preview = /overflow:hidden">([^<]*)/.exec(html)?.[1] ?? ''
    expect(subject + preview).not.toMatch(/quiet bay|amal|haddad/i)
  }
})

test('what a guest typed stays text', async () => {
  const held = await stays.held()
  await stays.confirm(held, { guests: [{ firstName: '<b>A</b>', lastName: 'B' }] })
  expect((await to('amal@patient.example')).html).toContain('&lt;b&gt;A&lt;/b&gt; B')
})
