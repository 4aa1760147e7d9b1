// The clinic tells a hotel of its own inventory about a booking: who did and when, and the number that the hotel gave.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HotelBooking, hotelBooking } from '#contract/hotel-bookings.ts'
import { readHotel } from '#contract/hotels.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { sampleHotel, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { openSampleInbox, type SampleInbox } from '#tests/support/sample-inbox.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { path, sampleConfirm } from '#tests/support/sample-stays.ts'

let inbox: SampleInbox
let rana: SampleStaff
let omar: SampleStaff
let amal: SampleClient

beforeEach(async () => {
  inbox = await openSampleInbox()
  await writeSampleHotels(inbox.api.database, inbox.api.other, [sampleHotel('quiet-court')])
  rana = await writeStaff(inbox.api, { name: 'Rana Sample' })
  omar = await writeStaff(inbox.api, { name: 'Omar Sample' })
  amal = await openSampleClient(inbox.api)
})
afterEach(() => inbox.close())

const bookingOf = async (answer: Response) => hotelBooking.parse(await answer.json())

async function book(checkIn: string, checkOut: string, more: object = {}): Promise<HotelBooking> {
  const stay = { checkIn, checkOut, room: ['2'] }
  const found = await amal.get(`/api/hotels/quiet-court?checkIn=${checkIn}&checkOut=${checkOut}&room=2`)
  const offer = readHotel.reply.parse(await found.json()).offers?.find(({ canBook }) => canBook)
  const seen = offer?.price.total.charged.from
  const held = await amal.post(`${path}/hold`, {
    ...stay,
    hotel: 'quiet-court',
    offerId: offer?.offerId,
    seen,
    ...more,
  })
  return bookingOf(
    await amal.post(`${path}/confirm`, { ...sampleConfirm(await bookingOf(held)), remarks: 'A low bed, please.' }),
  )
}

const voucherOf = async (reference: string) => (await bookingOf(await amal.get(`${path}/${reference}`))).confirmation
const bookingAt = async (by: SampleStaff, id: string) => (await inbox.read(by, { id, language: 'en' })).booking

test('the item says all that the hotel has to know, and that nobody has told it yet', async () => {
  await book('2026-12-07', '2026-12-10')
  const { id } = await inbox.only(rana)
  const booking = await bookingAt(rana, id)
  expect(booking?.forSupplier.map(({ label }) => label)).toEqual([
    'Phone',
    'E-mail',
    'Room',
    'Guests',
    'Rate',
    'Price, taxes included',
    'Of it paid at the hotel as taxes and fees',
    'To the hotel, from the guest',
  ])
  expect(booking?.forSupplier.at(-1)?.text).toBe('A low bed, please.')
  expect(booking).toMatchObject({ confirmation: '', informing: { at: null, by: '' } })
})

test('the list says which hotel is booked for which days, and from where the guest is', async () => {
  await book('2026-12-07', '2026-12-10')
  expect((await inbox.list(rana, { language: 'en' })).items[0]?.described).toMatchObject({
    about: 'quiet-court',
    days: { from: '2026-12-07', until: '2026-12-10' },
    language: 'en',
    offer: null,
  })
})

test('who told the hotel is kept, audited and shown to a colleague; the voucher has the number from then on', async () => {
  const { reference } = await book('2026-12-07', '2026-12-10')
  const { id, version } = await inbox.only(rana)
  expect(await voucherOf(reference)).toBe('')
  await amal.takeLog()
  inbox.setNow('2026-11-22T09:30:00Z')
  const { item } = await inbox.informHotel(rana, { id, version, isInformed: true, confirmation: ' QC  4711 ' })
  expect(item.version).toBe(version + 1)
  expect(await amal.takeLog()).toEqual([`clinic Rana Sample change booking ${reference} care`])
  const informing = { at: '2026-11-22T09:30:00.000Z', by: 'Rana Sample' }
  expect(await bookingAt(omar, id)).toMatchObject({ confirmation: 'QC 4711', informing })
  expect(await voucherOf(reference)).toBe('QC 4711')
  const data = await (await amal.get('/api/client/export.json')).json()
  expect(data.bookings).toMatchObject([{ confirmation: 'QC 4711', informedAt: informing.at, informedBy: informing.by }])
})

test('the same again is done once; a number that comes later leaves who told the hotel as it was', async () => {
  const { reference } = await book('2026-12-07', '2026-12-10')
  const { id, version } = await inbox.only(rana)
  const { item } = await inbox.informHotel(rana, { id, version, isInformed: true })
  expect(await voucherOf(reference)).toBe('')
  await amal.takeLog()
  expect((await inbox.informHotel(omar, { id, version, isInformed: true })).item).toEqual(item)
  expect(await amal.takeLog()).toEqual([])
  await inbox.informHotel(omar, { id, version: item.version, isInformed: true, confirmation: 'QC-1' })
  expect(await bookingAt(omar, id)).toMatchObject({ confirmation: 'QC-1', informing: { by: 'Rana Sample' } })
  await expect(
    inbox.informHotel(rana, { id, version: item.version, isInformed: true, confirmation: 'QC-2' }),
  ).rejects.toMatchObject({ code: 'no-longer-possible', fields: [{ path: 'version', reason: 'changed' }] })
  expect(await voucherOf(reference)).toBe('QC-1')
})

test('taken back, nobody has told the hotel, and its number is gone from the voucher', async () => {
  const { reference } = await book('2026-12-07', '2026-12-10')
  const { id, version } = await inbox.only(rana)
  const { item } = await inbox.informHotel(rana, { id, version, isInformed: true, confirmation: 'QC-1' })
  await inbox.informHotel(omar, { id, version: item.version, isInformed: false })
  expect(await bookingAt(rana, id)).toMatchObject({ confirmation: '', informing: { at: null, by: '' } })
  expect(await voucherOf(reference)).toBe('')
})

test('new dates, and a cancellation, have to be told to the hotel again', async () => {
  const { reference: before } = await book('2026-12-07', '2026-12-10')
  const first = await inbox.only(rana)
  await inbox.informHotel(rana, { ...first, isInformed: true, confirmation: 'QC-1' })
  const { reference } = await book('2026-12-14', '2026-12-17', { replaces: before })
  expect(reference).toBe(before)
  const second = await inbox.only(rana)
  const changed = await bookingAt(rana, second.id)
  expect(changed).toMatchObject({ reference, confirmation: '', informing: { at: null } })
  expect(changed?.forSupplier.at(-1)).toEqual({
    label: 'Days before the change',
    text: '7 December 2026 – 10 December 2026',
  })
  expect(second.id).toBe(first.id)
  await inbox.informHotel(rana, { ...second, isInformed: true, confirmation: 'QC-2' })
  inbox.setNow('2026-11-23T08:00:00Z')
  await amal.post(`${path}/cancel`, { reference, agreedFee: { amountMinor: 0, currency: 'EUR' } })
  const { id, version } = await inbox.only(rana)
  expect(await bookingAt(rana, id)).toMatchObject({ state: 'cancelled', confirmation: 'QC-2', informing: { at: null } })
  await inbox.informHotel(omar, { id, version, isInformed: true })
  expect(await bookingAt(rana, id)).toMatchObject({ confirmation: 'QC-2', informing: { by: 'Omar Sample' } })
})

test('what another clinic has to tell is not there for its neighbours, and no editor ticks anything', async () => {
  const { database, provider, other } = inbox.api
  const { reference } = await book('2026-12-07', '2026-12-10')
  const { id, version } = await inbox.only(rana)
  const readRows = (providerId: string) => database.forProvider(providerId, (scope) => scope.rows(bookings))
  const [booking] = await readRows(other.id)
  const farId = await database.forProvider(provider.id, async (scope) => {
    if (booking) await scope.insert(bookings, [{ ...booking, id: newId() }])
    await putInInbox(scope, { kind: 'booking', reference, from: 'Far Example', at: sampleNow, dueAt: null })
    return (await scope.rows(inboxItems))[0]?.id ?? ''
  })
  const tick = { version, isInformed: true, confirmation: 'QC-1' }
  await expect(inbox.informHotel(rana, { ...tick, id: farId })).rejects.toMatchObject({ code: 'not-found' })
  const editor = await writeStaff(inbox.api, { name: 'Eda Sample', roles: ['editor'] })
  await expect(inbox.informHotel(editor, { ...tick, id })).rejects.toMatchObject({ code: 'not-allowed' })
  const untold = { informedAt: null, informedBy: '', confirmation: '' }
  expect([await readRows(provider.id), await readRows(other.id)]).toMatchObject([[untold], [untold]])
})
