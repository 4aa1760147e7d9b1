// One worker of the bench of kills: goes on with orders that others began, until it is killed or nothing is left to be done.
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { badManner, seeded } from '#tests/support/killed-runs.ts'
import type { Manner } from '#tests/support/outside-world.ts'
import { openSampleOrders } from '#tests/support/sample-orders.ts'

/** `seed` is null for the one that is to end it: everybody does as they should. */
export type WorkerAsked = { url: string; caller: BookingCaller; now: string; ids: string[]; seed: number | null }

const { url, caller, now, ids, seed }: WorkerAsked = JSON.parse(process.argv[2] ?? '')
const random = seed === null ? undefined : seeded(seed)
const manners = (): Manner => (random ? badManner(random) : 'does')
const joined = { url, caller, now: new Date(now) }
const orders = await openSampleOrders({ isOutside: true, joined, around: { manners } })
process.stdout.write('at work\n')
await Promise.all(ids.map((orderId) => orders.advance({ order: { id: orderId } })))
await orders.settle()
await orders.close()
