// One of the processes that race for rooms: it holds and books as fast as it can, and tells what it heard.
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#db/open.ts'
import { holdMs } from '#domain/bookings/booking.ts'
import { systemClock } from '#kernel/clock.ts'
import { newReference } from '#kernel/id.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { addDays } from '#kernel/plain-date.ts'
import { createOwnInventory } from '#suppliers/hotels/own-inventory.ts'

export type RaceAsked = {
  url: string
  providerId: string
  hotels: string[]
  firstNight: string
  nights: number
  bookings: number
  atOnce: number
}
/** How often each was heard; times of a hold from the question to the answer, the wait for a turn included. */
export type RaceHeard = { heard: Record<string, number>; booked: string[]; p50Ms: number; p99Ms: number }

const asked = JSON.parse(process.argv[2] ?? '') as RaceAsked
const database = openDatabase(asked.url, () => {})
const parts = { database, jobs: { put: async () => {} } }
const own = createOwnInventory({ ...parts, clock: systemClock })
/** Its holds are over the moment they are made: as those that nobody came back for. */
const late = createOwnInventory({ ...parts, clock: () => new Date(Date.now() - holdMs) })
const clinic = {
  providerId: asked.providerId,
  country: 'AE',
  city: {},
  latitude: undefined,
  longitude: undefined,
  currency: 'EUR',
  timeZone: 'Asia/Dubai',
}
const guest = { firstName: 'Ada', lastName: 'Sample' }
const heard: Record<string, number> = {}
const booked = new Set<string>()
const timesMs: number[] = []
let left = asked.bookings

await Promise.all(Array.from({ length: asked.atOnce }, racer))
await database.close()
const sorted = timesMs.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
const told: RaceHeard = { heard, booked: [...booked], p50Ms: at(0.5), p99Ms: at(0.99) }
await new Promise<void>((done) => process.stdout.write(JSON.stringify(told), () => done()))

async function racer(): Promise<void> {
  while (left-- > 0) {
    await race()
    await pause(0)
  }
}

function one<T>(of: readonly T[]): T {
  return of[Math.floor(Math.random() * of.length)] as T
}

async function race(): Promise<void> {
  const checkIn = addDays(asked.firstNight, Math.floor(Math.random() * (asked.nights - 4)))
  const checkOut = addDays(checkIn, 1 + Math.floor(Math.random() * 4))
  const stay = {
    checkIn,
    checkOut,
    rooms: one([[{ adults: 2, children: [] }], Array(2).fill({ adults: 1, children: [] })]),
  }
  const reference = newReference('H')
  const isLate = Math.random() < 0.1
  const begun = performance.now()
  const instead = Math.random() < 0.1 ? [...booked].at(-1) : undefined
  const key = instead?.split(' ')[1] ?? one(asked.hotels)
  const replaces = instead ? { reference: instead.split(' ')[0] ?? '', supplierReference: '' } : null
  const held = await listen('hold', () =>
    (isLate ? late : own).hold(clinic, { reference, key, offerId: 'standard/flex', stay, replaces }),
  )
  timesMs.push(performance.now() - begun)
  if (!held) return
  const asks = {
    reference,
    holdId: held.holdId,
    lead: { ...guest, email: '', phone: '' },
    guests: [guest],
    remarks: '',
  }
  if (!(await listen('book', () => own.book(clinic, asks)))) return
  booked.add(`${reference} ${key}`)
  if (instead) booked.delete(instead)
  if (Math.random() < 0.7) {
    await listen('cancel', () => own.cancel(clinic, { reference, supplierReference: reference }))
    booked.delete(`${reference} ${key}`)
  }
}

async function listen<T>(action: string, ask: () => Promise<Outcome<T>>): Promise<T | undefined> {
  const count = (what: string) => void (heard[`${action}: ${what}`] = (heard[`${action}: ${what}`] ?? 0) + 1)
  try {
    const outcome = await ask()
    if (outcome.is === 'done') count('done')
    else count(outcome.is === 'refused' ? outcome.reason : `TROUBLE unknown, sent: ${outcome.sent}`)
    return outcome.is === 'done' ? outcome.value : undefined
  } catch (error) {
    count(`TROUBLE ${String(error)}`)
    return undefined
  }
}
