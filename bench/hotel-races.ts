// 10,000 bookings race for few rooms from two processes over many connections: is any night sold twice, and is every night accounted for.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hotelRoomMonths, hotelRoomStays } from '#domain/rooms/tables.ts'
import { newId } from '#kernel/id.ts'
import { createLog } from '#kernel/log.ts'
import { addDays } from '#kernel/plain-date.ts'
import { sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { readConfig } from '#wiring/config.ts'
import { openStore } from '#wiring/store.ts'
import type { RaceAsked, RaceHeard } from './race-bookings.ts'

const bookings = 10_000
const processes = 2
const atOnce = 100
const allotment = 3
const giveUpMs = 300_000
const nights = 28
const racer = fileURLToPath(new URL('./race-bookings.ts', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'epidaurus-races-'))
/** The product's own PostgreSQL, safe against power cuts; with DATABASE_URL a database of yours, in which the rooms stay behind. */
const store = await openStore(
  readConfig({ DATA_DIR: folder, DATABASE_URL: process.env['DATABASE_URL'] }),
  createLog('error', () => {}),
)
const providerId = newId()
let faults: string[] = []
try {
  const today = new Date().toISOString().slice(0, 10)
  const firstNight = `${addDays(`${today.slice(0, 7)}-01`, 40).slice(0, 7)}-15`
  const months = { from: `${firstNight.slice(0, 7)}-01`, until: addDays(firstNight, 60) }
  const room = sampleRoom('standard', [10_000, 9_000], { nights: () => ({ allotment, prices: [10_000, 9_000] }) })
  const slugs = ['one', 'two', 'three', 'four']
  await writeSampleHotels(
    store.database,
    { id: providerId },
    slugs.map((slug) => sampleHotel(slug, { rooms: [room] })),
    months,
  )
  const asked = {
    url: store.url,
    providerId,
    hotels: slugs,
    firstNight,
    nights,
    bookings: bookings / processes,
    atOnce,
  }
  const begun = performance.now()
  const heard = await Promise.all(Array.from({ length: processes }, () => race(asked)))
  tell(heard, performance.now() - begun)
  faults = [...troublesOf(heard), ...(await prove(heard))]
} finally {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) process.stderr.write(`hotel-races: ${fault}\n`)
if (faults.length > 0) process.exit(1)

async function race(asked: RaceAsked): Promise<RaceHeard> {
  const child = spawn(process.execPath, [racer, JSON.stringify(asked)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const giveUp = setTimeout(() => child.kill('SIGKILL'), giveUpMs)
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (told += piece))
  const [status] = await once(child, 'close')
  clearTimeout(giveUp)
  if (status !== 0) throw new Error(`a racer ended with ${status}, or took too long`)
  return JSON.parse(told) as RaceHeard
}

function tell(heard: RaceHeard[], ms: number): void {
  const sums = new Map<string, number>()
  for (const one of heard)
    for (const [what, count] of Object.entries(one.heard)) sums.set(what, (sums.get(what) ?? 0) + count)
  const line = (text: string) => process.stdout.write(`${text}\n`)
  line(
    `${bookings} bookings raced in ${(ms / 1000).toFixed(1)} s, ${Math.round((bookings / ms) * 1000)} a second, over ${store.about}`,
  )
  for (const [what, count] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))) line(`  ${what}: ${count}`)
  for (const { p50Ms, p99Ms } of heard)
    line(`  a hold, the wait for a turn included: p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`)
}

/** Anything that was neither done nor refused. */
function troublesOf(heard: RaceHeard[]): string[] {
  return heard.flatMap((one) => Object.keys(one.heard).filter((what) => what.includes('TROUBLE')))
}

/** Reads every night and every stay: nothing is oversold, what is taken is the sum, and whoever heard that it is booked has it. */
async function prove(heard: RaceHeard[]): Promise<string[]> {
  const { months, stays } = await store.database.forProvider(providerId, async (scope) => ({
    months: await scope.rows(hotelRoomMonths),
    stays: await scope.rows(hotelRoomStays),
  }))
  const sums = new Map<string, number>()
  const live = stays.filter(({ state }) => state === 'held' || state === 'booked')
  for (const { hotelId, checkIn, takes } of live)
    for (const [at, rooms] of takes.entries()) {
      const night = `${hotelId} ${addDays(checkIn, at)}`
      sums.set(night, (sums.get(night) ?? 0) + rooms)
    }
  const found: string[] = []
  let taken = 0
  for (const { hotelId, month, taken: ofMonth } of months)
    for (const [at, rooms] of ofMonth.entries()) {
      const day = addDays(month, at)
      taken += rooms
      if (rooms > allotment) found.push(`${rooms} rooms are taken on ${day}, and there are ${allotment}`)
      if (rooms !== (sums.get(`${hotelId} ${day}`) ?? 0))
        found.push(`what is taken on ${day} is not the sum of the stays`)
    }
  const states = new Map(stays.map(({ reference, state }) => [reference, state]))
  const told = heard.flatMap(({ booked }) => booked.map((one) => one.split(' ')[0] ?? ''))
  for (const reference of told)
    if (states.get(reference) !== 'booked')
      found.push(`a booking that was told is ${states.get(reference) ?? 'not there'}`)
  const isBooked = stays.filter(({ state }) => state === 'booked')
  if (isBooked.length !== told.length) found.push(`${isBooked.length} are booked, and ${told.length} were told so`)
  const share = Math.round((taken / (4 * nights * allotment)) * 100)
  process.stdout.write(
    `  ${isBooked.length} stays are booked on ${taken} room-nights, ${share} % of all there are; nights sold twice: ${found.length}\n`,
  )
  return found
}
