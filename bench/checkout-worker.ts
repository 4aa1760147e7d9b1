// One worker of the bench of kills: goes on with orders that others began, until it is killed or nothing is left to be done.
import { writeSync } from 'node:fs'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { badManner, seeded } from '#tests/support/killed-runs.ts'
import type { Manner } from '#tests/support/outside-world.ts'
import { openSampleOrders } from '#tests/support/sample-orders.ts'
import { watchCalls, watchDatabase } from './watch-boundaries.ts'

/**
 * `seed` is null for the one that is to end it: everybody does as they should. `killAt`: it ends at the first boundary that was hit
 * at most so often until now; undefined: it is killed from outside, or lives.
 */
export type WorkerAsked = {
  url: string
  caller: BookingCaller
  now: string
  ids: string[]
  seed: number | null
  killAt?: { hits: Record<string, number>; mostHits: number } | undefined
}

/** Where it tells, at once, which boundaries it passed: a file, which outlives it. */
export const toldFd = 3

const { url, caller, now, ids, seed, killAt }: WorkerAsked = JSON.parse(process.argv[2] ?? '')
const random = seed === null ? undefined : seeded(seed)
const boundary = (name: string) => {
  writeSync(toldFd, `${name}\n`)
  if (killAt && (killAt.hits[name] ?? 0) <= killAt.mostHits) process.kill(process.pid, 'SIGKILL')
}
const manners = (): Manner => (random ? badManner(random) : 'does')
watchDatabase(boundary)
const joined = { url, caller, now: new Date(now) }
const orders = await openSampleOrders({ isOutside: true, joined, around: { manners } })
watchCalls(orders.parts, boundary)
process.stdout.write('at work\n')
await Promise.all(ids.map((orderId) => orders.advance({ order: { id: orderId } })))
await orders.settle()
await orders.close()
