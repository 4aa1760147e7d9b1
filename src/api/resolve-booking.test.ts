// A colleague says over the API what became of a booking, with a reason, and who did not come.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readInboxItem, resolveBooking } from '#contract/inbox.ts'
import { bookingOperations } from '#domain/bookings/tables.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { call } from '#kernel/endpoint.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'

let stays: SampleStays
let rana: SampleStaff

beforeAll(async () => {
  stays = await openSampleStays()
  rana = await writeStaff(stays.api, { name: 'Rana Sample' })
})
afterAll(() => stays.close())
beforeEach(() => stays.clear())

const send = (request: Request) => stays.api.app.hono.fetch(request)
const inOther = <T>(work: Parameters<typeof stays.api.database.forProvider<T>>[1]) =>
  stays.api.database.forProvider(stays.api.other.id, work)

async function open(reference: string, by = rana) {
  const items = await inOther((scope) => scope.rows(inboxItems))
  const id = items.find((item) => item.reference === reference)?.id ?? ''
  const { booking } = await call(send, otherOrigin, readInboxItem, { id, language: 'en' }, by.headers)
  if (!booking) throw new Error('the item is of no booking')
  return { id, booking }
}
const say = (id: string, said: object, by = rana) =>
  call(send, otherOrigin, resolveBooking, { id, reason: 'They rang.', ...said } as never, by.headers)

/** Booked, and over. */
async function over() {
  const { reference } = await stays.booked()
  stays.setNow('2027-01-20T08:00:00Z')
  return reference
}

test('once it is over it can become a no-show: with who said so and why in the patient’s log, and shown at the desk', async () => {
  const reference = await over()
  const { id, booking } = await open(reference)
  expect(booking).toMatchObject({ state: 'completed', resolutions: ['no-show'], resolution: '' })
  await stays.amal.takeLog()
  const { item } = await say(id, { revision: booking.revision, to: 'no-show', reason: ' The hotel  rang. ' })
  expect(item.reference).toBe(reference)
  expect(await stays.amal.takeLog()).toEqual([`clinic Rana Sample change booking ${reference} care The hotel  rang.`])
  const after = (await open(reference)).booking
  expect(after).toMatchObject({ state: 'no-show', resolutions: ['completed'], resolution: 'The hotel  rang.' })
  expect((await stays.read(reference)).state).toBe('no-show')
})

test('what is on its way is left to the jobs, until a colleague is asked to find out', async () => {
  const booked = await stays.booked()
  stays.supplier.tell('cancel', 'lost')
  await stays.cancel(booked, 0)
  const { id, booking } = await open(booked.reference)
  expect(booking).toMatchObject({ state: 'cancelling', resolutions: [], needsSupplierReference: false })
  const said = { revision: booking.revision, to: 'standing' }
  const isPending = { code: 'no-longer-possible', fields: [{ path: 'reference', reason: 'cancelling' }] }
  await expect(say(id, said)).rejects.toMatchObject(isPending)
  await inOther((scope) => scope.update(bookingOperations, { escalateAt: null }))
  expect((await open(booked.reference)).booking.resolutions).toEqual(['cancelled', 'standing'])
  await say(id, said)
  expect((await stays.read(booked.reference)).state).toBe('booked')
})

test('refused for another revision than the one on the screen, and nothing changes', async () => {
  const reference = await over()
  const { id, booking } = await open(reference)
  const isChanged = { code: 'no-longer-possible', fields: [{ path: 'revision', reason: 'changed' }] }
  await expect(say(id, { revision: booking.revision + 1, to: 'no-show' })).rejects.toMatchObject(isChanged)
  expect((await open(reference)).booking).toEqual(booking)
})

test.each([
  ['no reason', { reason: ' \n' }, 'reason'],
  ['an outcome that there is none of', { to: 'lost' }, 'to'],
  ['no revision', { revision: undefined }, 'revision'],
])('refused with %s', async (_, change, path) => {
  const reference = await over()
  const { id, booking } = await open(reference)
  const response = await send(
    new Request(`${otherOrigin}/api/desk/inbox/${id}/resolve-booking`, {
      method: 'POST',
      headers: { ...rana.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: booking.revision, to: 'no-show', reason: 'They rang.', ...change }),
    }),
  )
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid-input', errors: [{ path }] })
  expect((await stays.read(reference)).state).toBe('completed')
})

test('an item of something else is no booking, an unknown one is not found, and an editor may not', async () => {
  const reference = await over()
  const { id, booking } = await open(reference)
  const said = { revision: booking.revision, to: 'no-show' }
  const editor = await writeStaff(stays.api, { name: 'Eda Sample', roles: ['editor'] })
  await expect(say(id, said, editor)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(say(crypto.randomUUID(), said)).rejects.toMatchObject({ code: 'not-found' })
  await inOther((scope) => scope.update(inboxItems, { kind: 'contact-message' }))
  await expect(say(id, said)).rejects.toMatchObject({ code: 'not-found' })
  expect((await stays.read(reference)).state).toBe('completed')
})
