// Leaving a stay over the API: cancelled at the fee that was told, or exchanged for other dates.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { quoteHotelCancel } from '#contract/hotel-bookings.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleStays, path, type SampleStays } from '#tests/support/sample-stays.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => stays.clear())

const refusal = async (response: Response) => {
  const { code, errors } = await readProblem(response)
  return [response.status, code, ...errors.map(({ path: field, reason }) => `${field} ${reason}`)]
}

test('cancelling says first what it costs at this moment and until when, and then costs that', async () => {
  const booked = await stays.booked()
  const quote = async () => {
    const { fee, refund, owed, until } = quoteHotelCancel.reply.parse(
      await (await stays.amal.get(`${path}/${booked.reference}/cancel-quote`)).json(),
    )
    return [...[fee, refund, owed].map(({ charged }) => charged.from.amountMinor), until]
  }
  expect(await quote()).toEqual([0, 0, 0, '2027-01-10T14:00:00.000Z'])
  stays.setNow('2027-01-10T13:59:59.999Z')
  expect(await quote()).toEqual([0, 0, 0, '2027-01-10T14:00:00.000Z'])
  stays.setNow('2027-01-10T14:00:00Z')
  expect(await quote()).toEqual([15_000, 0, 15_000, '2027-01-12T14:00:00.000Z'])
  stays.setNow('2027-01-15T10:00:00Z')
  expect(await quote()).toEqual([30_000, 0, 30_000, null])
  expect(await refusal(await stays.cancel(booked, 15_000))).toEqual([422, 'no-longer-possible', 'agreedFee changed'])
  for (let time = 0; time < 2; time++) {
    const response = await stays.cancel(booked, 30_000)
    expect([response.status, await response.json()]).toMatchObject([
      200,
      {
        state: 'cancelled',
        fee: { charged: { from: { amountMinor: 30_000 } } },
        can: { cancel: false, change: false },
      },
    ])
  }
  expect(await stays.mails()).toHaveLength(4)
})

test('a stay is cancelled up to the day of departure, and not after it', async () => {
  const booked = await stays.booked()
  stays.setNow('2027-01-15T20:30:00Z')
  expect(await refusal(await stays.cancel(booked, 30_000))).toEqual([422, 'no-longer-possible', 'reference over'])
  expect((await stays.read(booked.reference)).can).toEqual({
    confirm: false,
    pay: false,
    change: false,
    cancel: false,
    release: false,
  })
})

test('a hotel that asks for more than was agreed to does not get it from the client; the clinic hears of the difference', async () => {
  const booked = await stays.booked()
  stays.supplier.moreFeeMinor = 7_000
  stays.setNow('2027-01-11T00:00:00Z')
  const cancelled = await (await stays.cancel(booked, 15_000)).json()
  expect(cancelled.fee.charged.from).toEqual({ amountMinor: 15_000, currency: 'EUR' })
  const told = (await stays.mails()).filter(({ text }) => text.includes('€70'))
  expect(told.map(({ to }) => to)).toEqual([stays.api.other.contact.email])
})

test('a hotel that asks for less gets less', async () => {
  const booked = await stays.booked()
  stays.supplier.moreFeeMinor = -5_000
  stays.setNow('2027-01-11T00:00:00Z')
  const quote = await (await stays.amal.get(`${path}/${booked.reference}/cancel-quote`)).json()
  expect(quote.fee.charged.from.amountMinor).toBe(10_000)
  const cancelled = await (await stays.cancel(booked, 10_000)).json()
  expect(cancelled.fee.charged.from.amountMinor).toBe(10_000)
})

test('dates are changed under the same reference: the old stay holds until the new one is booked', async () => {
  const old = await stays.booked()
  stays.supplier.changeFeeMinor = 2_500
  const held = await stays.held({ checkIn: '2027-01-14', checkOut: '2027-01-18', replaces: old.reference })
  expect(held.replaces).toMatchObject({
    reference: old.reference,
    changeFee: { charged: { from: { amountMinor: 2_500 } } },
  })
  expect(await stays.read(old.reference)).toMatchObject({ state: 'booked', checkIn: '2027-01-13' })
  for (let time = 0; time < 2; time++) {
    const changed = await (await stays.confirm(held)).json()
    expect(changed).toMatchObject({ reference: old.reference, state: 'booked', checkIn: '2027-01-14' })
  }
  expect(stays.supplier.calls.filter(([call]) => call === 'book')).toHaveLength(2)
  expect(await stays.read(old.reference)).toMatchObject({ state: 'booked', checkIn: '2027-01-14' })
  expect(await stays.read(held.reference)).toMatchObject({
    state: 'replaced',
    checkIn: '2027-01-13',
    replacedBy: old.reference,
    can: { change: false, cancel: false },
  })
  expect((await stays.mails()).map(({ subject }) => subject)).toContain(`Your booking has new dates: ${old.reference}`)
  expect((await stays.cancel(old, 0)).status).toBe(200)
  expect(stays.supplier.calls.at(-1)).toEqual(['cancel', held.reference])
})

test('a change that is refused leaves the old booking as it was', async () => {
  const old = await stays.booked()
  const held = await stays.held({ checkIn: '2027-01-14', checkOut: '2027-01-18', replaces: old.reference })
  stays.supplier.tell('book', 'sold-out')
  expect(await refusal(await stays.confirm(held))).toEqual([422, 'no-longer-possible', 'offer sold-out'])
  expect((await stays.read(old.reference)).state).toBe('booked')
})

test('what is no booked stay of the same hotel has no dates to change', async () => {
  const held = await stays.held()
  const instead = (replaces: string, hotel = 'quiet-bay') => stays.hold({ replaces, hotel })
  expect(await refusal(await instead(held.reference))).toEqual([422, 'no-longer-possible', 'replaces held'])
  expect(await refusal(await instead('H-0000-0000'))).toEqual([404, 'not-found'])
  const booked = await stays.booked()
  expect(await refusal(await instead(booked.reference, 'other'))).toEqual([
    422,
    'invalid-input',
    'replaces other-hotel',
  ])
  await stays.cancel(booked, 0)
  expect(await refusal(await instead(booked.reference))).toEqual([422, 'no-longer-possible', 'replaces cancelled'])
})

test('what an order paid for is neither cancelled nor changed here, where nothing is known of its money', async () => {
  const booked = await stays.booked()
  const { database, other } = stays.api
  await database.forProvider(other.id, (scope) => scope.update(bookings, { orderId: crypto.randomUUID() }))
  const read = await stays.read(booked.reference)
  expect([read.isInOrder, read.can.cancel, read.can.change]).toEqual([true, false, false])
  const inOrder = [422, 'no-longer-possible', 'reference in-order']
  expect(await refusal(await stays.amal.get(`${path}/${booked.reference}/cancel-quote`))).toEqual(inOrder)
  expect(await refusal(await stays.cancel(booked, 0))).toEqual(inOrder)
  const change = await stays.hold({ replaces: booked.reference })
  expect(await refusal(change)).toEqual([422, 'no-longer-possible', 'replaces in-order'])
})
