// A bug in the adapter of a supplier is none of its answers: the call and the job fail, and the log says where it broke.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookingQueue } from '#domain/bookings/booking-queue.ts'
import { reconcileBooking } from '#domain/bookings/reconcile-booking.ts'
import { createLog } from '#kernel/log.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { openMails } from './open-mails.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(async () => {
  await stays.clear()
  stays.api.logLines.length = 0
})

const failures = (lines: string[], event: string) =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.event === event)
const broken = { level: 'error', name: 'TypeError', trace: expect.stringContaining('told-supplier.ts') }

async function expectInternal(response: Response): Promise<void> {
  expect(response.status).toBe(500)
  expect((await readProblem(response)).code).toBe('internal')
  expect(failures(stays.api.logLines, 'request failed')).toMatchObject([broken])
}

test('a client who holds hears that it failed on our side, nothing is refused, and the same call again holds', async () => {
  const key = { 'idempotency-key': 'hold-once' }
  stays.supplier.tell('hold', 'broken')
  await expectInternal(await stays.hold({}, key))
  expect(await stays.rows()).toMatchObject([{ state: 'asked', refusal: '' }])
  expect((await stays.hold({}, key)).status).toBe(200)
})

test('a client who books hears so and not that it is on its way, and what became of it is still found out', async () => {
  const held = await stays.held()
  stays.supplier.tell('book', 'broken')
  await expectInternal(await stays.confirm(held))
  await stays.reconcile()
  expect((await stays.read(held.reference)).state).toBe('booked')
})

test('a client who cancels hears so, and what became of it is still found out', async () => {
  const booked = await stays.booked()
  stays.supplier.tell('cancel', 'broken')
  await expectInternal(await stays.cancel(booked, 0))
  await stays.reconcile()
  expect((await stays.read(booked.reference)).state).toBe('cancelled')
})

test('a job fails, is counted as a bug, logged with its trace, and tried again', async () => {
  const held = await stays.held()
  stays.supplier.tell('book', 'down')
  await stays.confirm(held)
  const [job = {}] = stays.api.jobs.filter((one) => 'origin' in one)
  stays.supplier.tell('status', 'broken')
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  const mails = await openMails(stays.api, async () => {}, log)
  await mails.jobs.work(bookingQueue, (data) => reconcileBooking(stays.api.parts, data))
  await stays.api.database.directory((transaction) => mails.jobs.put(transaction, bookingQueue, job))
  await vi.waitFor(
    () => expect(failures(lines, 'job failed and is tried again')).toMatchObject([{ ...broken, queue: bookingQueue }]),
    { timeout: 20_000 },
  )
  expect(mails.parts.jobFailures).toEqual({ bug: 1, other: 0 })
  expect((await stays.read(held.reference)).state).toBe('booking')
  await vi.waitFor(async () => expect((await stays.read(held.reference)).state).toBe('booked'), { timeout: 20_000 })
  await mails.close()
}, 60_000)
