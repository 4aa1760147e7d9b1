// The timer behind orders: it goes on with what is due at each tick, one pass at a time, and ends with the server.
import { afterEach, expect, test, vi } from 'vitest'
import { createExchange } from '#domain/currency/exchange.ts'
import { systemClock } from '#kernel/clock.ts'
import { silentLog } from '#kernel/log.ts'
import { openSampleOrders } from '#tests/support/sample-orders.ts'
import { sampleRates } from '#tests/support/sample-rates.ts'
import { openCheckout } from './open-checkout.ts'

afterEach(() => void vi.useRealTimers())

const tickMs = 30_000

/** Each pass of the orders begins by asking which providers there are; it waits there until it is let go on. */
async function open() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const orders = await openSampleOrders()
  const waiting: (() => void)[] = []
  let passes = 0
  const database = new Proxy(orders.database, {
    get: (target, name, self) =>
      name === 'directory'
        ? async () => {
            passes += 1
            await new Promise<void>((go) => waiting.push(go))
            return []
          }
        : Reflect.get(target, name, self),
  })
  const work = vi.fn(async () => {})
  const exchange = createExchange({ references: () => sampleRates, clock: systemClock })
  const checkout = await openCheckout({
    config: { TEST_PAYMENTS_FOR_ALL: false },
    database,
    jobs: { put: async () => {}, work } as never,
    suppliers: { stripe: undefined } as never,
    log: silentLog,
    bookables: [],
    exchange,
  })
  return { orders, checkout, work, waiting, passes: () => passes }
}

test('nothing is swept before the first tick; then once a tick, and not while a pass is still at it', async () => {
  const { orders, checkout, work, waiting, passes } = await open()
  expect([work.mock.calls.length, passes()]).toEqual([2, 0])
  vi.advanceTimersByTime(tickMs - 1)
  expect(passes()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(passes()).toBe(1)
  // The orders' pass of the second tick is left out; what is counted is the payments' own look, once a minute.
  vi.advanceTimersByTime(tickMs)
  expect(passes()).toBe(2)
  vi.advanceTimersByTime(tickMs)
  expect(passes()).toBe(2)
  checkout.close()
  for (const go of waiting) go()
  await orders.close()
})

test('closed, neither orders nor payments are looked at again', async () => {
  const { orders, checkout, passes } = await open()
  checkout.close()
  vi.advanceTimersByTime(10 * tickMs)
  expect([passes(), vi.getTimerCount()]).toEqual([0, 0])
  await orders.close()
})
