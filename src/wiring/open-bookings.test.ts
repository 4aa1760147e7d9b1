// Guards which hotel suppliers are on, one with a key only where its key is set; and that what is on its way is looked after.
import { expect, test, vi } from 'vitest'
import { bookingOperations } from '#domain/bookings/tables.ts'
import { createLog, silentLog } from '#kernel/log.ts'
import { standInHotels } from '#tests/support/liteapi-replies.ts'
import { openLiteapiStandIn } from '#tests/support/liteapi-stand-in.ts'
import { openSampleStays } from '#tests/support/sample-stays.ts'
import { openBookings, openLiteapi } from './open-bookings.ts'

const city = { country: 'AE', city: { en: 'Dubai' }, latitude: 25.2, longitude: 55.27 }
const clinic = { ...city, providerId: 'p', currency: 'AED', timeZone: 'Asia/Dubai' }
const unset = { LITEAPI_KEY: undefined, LITEAPI_URL: undefined }

test('without a key there is no LiteAPI, even where its address is set', () => {
  expect(openLiteapi(unset, silentLog)).toEqual({ suppliers: [], about: [] })
  expect(openLiteapi({ ...unset, LITEAPI_URL: 'http://127.0.0.1:1' }, silentLog)).toEqual({ suppliers: [], about: [] })
})

test('with a key LiteAPI is asked, at the address that stands in for its own, and no line of the start has the key', async () => {
  const standIn = await openLiteapiStandIn(standInHotels(), new Date('2026-11-21T12:00:00Z'))
  const { suppliers, about } = openLiteapi({ LITEAPI_KEY: standIn.key, LITEAPI_URL: standIn.address }, silentLog)
  expect(about).toEqual([`LiteAPI at ${new URL(standIn.address).host}`])
  expect(openLiteapi({ ...unset, LITEAPI_KEY: 'k' }, silentLog).about).toEqual(['LiteAPI'])
  expect(await suppliers[0]?.rates(clinic, 'lp1a', undefined, 'en')).toMatchObject({ hotel: { key: 'lp1a' } })
  await standIn.close()
})

test('a wrong key is told in the log, without the key', async () => {
  const standIn = await openLiteapiStandIn(standInHotels(), new Date('2026-11-21T12:00:00Z'))
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  const { suppliers } = openLiteapi({ LITEAPI_KEY: 'wrong-key', LITEAPI_URL: standIn.address }, log)
  await expect(suppliers[0]?.status(clinic, 'H-7K3M-92PX')).rejects.toMatchObject({ code: 'unavailable' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'hotel supplier does not answer', supplier: 'liteapi', reason: 'LiteAPI fails (401).' },
  ])
  expect(lines.join('\n')).not.toMatch(/wrong-key|H-7K3M/)
  await standIn.close()
})

test('every five minutes what is on its way is looked after, until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stays = await openSampleStays()
  const { database, jobs } = stays.api
  stays.supplier.tell('book', 'lost')
  await stays.confirm(await stays.held())
  const toReconcile = () => jobs.filter((one) => 'origin' in one)
  const before = toReconcile()
  jobs.length = 0
  // Long ago by the clock of the machine, which is the one that it goes by.
  await database.forProvider(stays.api.other.id, (scope) => scope.update(bookingOperations, { checkedAt: new Date(0) }))
  const { put, forget } = stays.api.parts.jobs
  const hotels = await openBookings({
    config: unset,
    database,
    jobs: { put, forget, work: async () => {} },
    log: silentLog,
  })
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(toReconcile()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(toReconcile()).toEqual(before))
  hotels.close()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await stays.close()
})
