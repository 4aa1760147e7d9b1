// Checks that hotel bookings of every state become rows of the one table of bookings, at a login that the walls bind.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asc } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { runAsLogin } from '#db/notes-fixture.ts'
import { bookingOperations, bookings } from '#domain/bookings/tables.ts'
import { runStatement, urlOf } from '#tests/support/database.ts'
import { hotelBookable } from './hotel-bookable.ts'
import { hotelDetails, hotelItem, hotelRequest } from './hotel-booking.ts'
import {
  accessLogOfBefore,
  dubai,
  hotelBookingsOfBefore,
  inboxOfBefore,
  nameInReply,
  newYork,
  type OldBooking,
  providersOfBefore,
} from './hotel-bookings-of-before.test-support.ts'

const cluster = inject('databaseUrl')
const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
const login = `owner_${crypto.randomUUID().slice(0, 8)}`
/** As the superuser, whom no wall binds, and as the owner of the tables, whom they bind. */
const [url, ownUrl] = [urlOf(cluster, name), new URL(urlOf(cluster, name))]
Object.assign(ownUrl, { username: login, password: 'secret' })
type Journal = { entries: { tag: string }[] }
type Named = Record<string, unknown>

/** The migrations as they were before this one came, and the walls as each start raises them. */
async function migrateUntilThen(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const client = new pg.Client({ connectionString: ownUrl.href })
  try {
    await cp(migrations, folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as Journal
    const until = entries.findIndex(({ tag }) => tag.endsWith('_one-table-of-bookings'))
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }))
    await client.connect()
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query(`do $$ declare walled regclass; begin
      for walled in select oid::regclass from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace
      loop execute format('alter table %s force row level security', walled); end loop; end $$`)
  } finally {
    await client.end()
    await rm(folder, { recursive: true })
  }
}

async function insertOfBefore(): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const insert = (table: string, rows: readonly object[]) =>
    client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ])
  await client.query('set session_replication_role = replica')
  await insert('providers', providersOfBefore)
  await insert('hotel_bookings', hotelBookingsOfBefore)
  await insert('inbox_items', inboxOfBefore)
  await insert('access_log', accessLogOfBefore)
  await client.end()
}

async function read<T>(work: (database: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(drizzle(client)).finally(() => client.end())
}

async function readBookings() {
  const rows = await read((database) => database.select().from(bookings).orderBy(asc(bookings.reference)))
  expect(rows).toHaveLength(hotelBookingsOfBefore.length)
  return rows
}
/** Every row of every table. */
const everything = async () =>
  String((await runAsLogin<Named>(url, `select schema_to_xml('public', true, false, '') as all`))[0]?.['all'])

let wholeBefore: string

beforeAll(async () => {
  await runStatement(cluster, `create role ${login} login password 'secret'`)
  await runStatement(cluster, `grant epidaurus_app to ${login}`)
  await runStatement(cluster, `create database ${name} owner ${login}`)
  await migrateUntilThen()
  await insertOfBefore()
  wholeBefore = await everything()
  await migrate(ownUrl.href)
})

afterAll(async () => {
  await runStatement(cluster, `drop database if exists ${name} with (force)`)
  await runStatement(cluster, `drop role if exists ${login}`)
})

const moment = (text: string | null) => (text === null ? null : new Date(text))

/** What stays as it was, under the name that it has now. */
const kept = (old: OldBooking) => ({
  id: old.id,
  providerId: old.provider_id,
  clientPoolId: old.client_pool_id,
  clientSub: old.client_sub,
  reference: old.reference,
  kind: 'hotel',
  supplier: old.supplier,
  supplierKey: old.reference,
  idempotencyKey: old.idempotency_key,
  inputDigest: old.input_digest,
  state: old.state,
  revision: 0,
  refusal: old.refusal,
  itemKey: old.hotel_key,
  policy: old.ladder,
  title: old.hotel?.name ?? null,
  seenTotalMinor: old.seen_total_minor,
  seenCurrency: old.seen_currency,
  holdId: old.hold_id,
  heldUntil: moment(old.expires_at),
  replaces: old.instead_of,
  changeFeeMinor: old.change_fee_minor,
  contact: old.lead,
  language: old.language,
  origin: old.origin,
  supplierReference: old.supplier_reference,
  confirmation: old.confirmation,
  informedAt: moment(old.hotel_informed_at),
  informedBy: old.hotel_informed_by,
  feeMinor: old.fee_minor,
  procedureSlug: old.procedure_slug,
  evidence: {},
  knownAt: null,
  createdAt: moment(old.created_at),
  heldAt: moment(old.held_at),
  agreedAt: moment(old.agreed_at),
  bookedAt: moment(old.booked_at),
  cancelledAt: moment(old.cancelled_at),
  resolution: '',
})

test('a row of every state keeps all that it says, under the same reference and id', async () => {
  const states = ['asked', 'held', 'booking', 'booked', 'cancelling', 'cancelled', 'expired', 'refused', 'replaced']
  expect(new Set(hotelBookingsOfBefore.map(({ state }) => state))).toEqual(new Set(states))
  const sorted = hotelBookingsOfBefore.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
  expect(await readBookings()).toMatchObject(sorted.map(kept))
})

test('what was asked for, what is held and what guests added is read by the shapes of hotels', async () => {
  for (const row of await readBookings()) {
    const old = hotelBookingsOfBefore.find(({ id }) => id === row.id)
    if (!old) throw new Error('a booking that was not there before')
    const { hotel, room, plan, price, ladder: policy } = old
    const stay = { checkIn: old.check_in, checkOut: old.check_out, rooms: old.rooms }
    expect(hotelRequest.parse(row.request)).toEqual({ key: old.hotel_key, offerId: old.offer_id, stay })
    expect(row.item && hotelItem.parse(row.item)).toEqual(hotel && { hotel, room, plan, price, policy })
    const details = old.guests && { guests: old.guests, remarks: old.remarks }
    expect(row.details && hotelDetails.parse(row.details)).toEqual(details)
  }
})

test('price, title and span are those that the kind itself gives', async () => {
  const kind = hotelBookable([])
  for (const row of await readBookings()) {
    const item = row.item === null ? null : hotelItem.parse(row.item)
    const zone = row.providerId === dubai.id ? 'Asia/Dubai' : 'America/New_York'
    const { from, until, timeZone } = kind.span(hotelRequest.parse(row.request), item, zone)
    expect([row.reference, row.startsAt, row.endsAt, row.timeZone]).toEqual([row.reference, from, until, timeZone])
    expect(row.price).toEqual(item && kind.price(item))
  }
})

test.each([
  ['H-BOOK-ED01', '2027-01-13T10:00:00Z', '2027-01-16T07:30:00Z', 'Asia/Dubai'],
  // Nobody says when: three in the afternoon until noon, where the hotel is.
  ['H-BOOK-ED02', '2027-01-13T14:00:00Z', '2027-01-16T11:00:00Z', 'Europe/Paris'],
  // Only asked for: there is no hotel yet, and the clinic's own zone stands in.
  ['H-ASKE-D001', '2027-01-13T11:00:00Z', '2027-01-16T08:00:00Z', 'Asia/Dubai'],
  ['H-ASKE-D002', '2027-07-13T19:00:00Z', '2027-07-16T16:00:00Z', 'America/New_York'],
])('%s is from %s until %s in %s', async (reference, from, until, timeZone) => {
  const row = (await readBookings()).find((one) => one.reference === reference)
  expect(row).toMatchObject({ startsAt: new Date(from), endsAt: new Date(until), timeZone })
})

test('what its supplier was asked has a live operation, and nothing else has one', async () => {
  const operations = await read((database) => database.select().from(bookingOperations))
  const asked = hotelBookingsOfBefore.filter(({ state }) => state === 'booking' || state === 'cancelling')
  const wanted = asked.map((old) => ({
    id: expect.any(String),
    providerId: old.provider_id,
    bookingId: old.id,
    action: old.state === 'booking' ? 'book' : 'cancel',
    startedAt: moment(old.checked_at ?? old.agreed_at),
    // Long ago: its job of before lies in a queue of the old name, and the first sweep puts another one.
    checkedAt: new Date(Number(moment(old.agreed_at)) - 86_400_000),
    escalateAt: moment(old.tell_clinic_at),
    endedAt: null,
  }))
  expect(wanted).toHaveLength(4)
  expect(operations).toHaveLength(4)
  expect(operations).toEqual(expect.arrayContaining(wanted))
})

test('of the supplier’s reply nothing is kept anywhere, and the table of before is gone', async () => {
  expect(wholeBefore).toContain(nameInReply)
  const whole = await everything()
  expect(whole).toContain('Amal')
  expect(whole).not.toContain(nameInReply)
  expect(await runAsLogin(url, `select to_regclass('hotel_bookings') as gone`)).toEqual([{ gone: null }])
})

test('inbox and access log name bookings as bookings, and everything else as before', async () => {
  const inbox = await runAsLogin<Named>(url, 'select id, provider_id, kind, reference from inbox_items order by id')
  const renamed = (word: string) => word.replace('hotel-booking', 'booking')
  expect(inbox).toEqual(
    inboxOfBefore.map(({ id, provider_id, kind, reference }) => ({ id, provider_id, kind: renamed(kind), reference })),
  )
  const log = await runAsLogin<Named>(url, 'select id, subject, subject_id, note from access_log order by id')
  expect(log).toEqual(
    accessLogOfBefore.map(({ id, subject, subject_id, note }) => ({ id, subject: renamed(subject), subject_id, note })),
  )
  expect(inbox.map(({ kind }) => kind)).toEqual(['booking', 'booking', 'quote-request'])
  expect(log.map(({ subject }) => subject)).toEqual(['booking', 'bookings', 'document'])
})

test('the walls stand again, for the owner of the tables too', async () => {
  const walls = await runAsLogin(
    url,
    `select relname, relrowsecurity and relforcerowsecurity as walled from pg_class
     where relname in ('bookings', 'booking_operations', 'inbox_items', 'access_log') order by relname`,
  )
  expect(walls).toEqual(
    ['access_log', 'booking_operations', 'bookings', 'inbox_items'].map((relname) => ({ relname, walled: true })),
  )
  const counts = `select (select count(*)::int from bookings) as bookings, (select count(*)::int from booking_operations) as operations`
  expect(await runAsLogin(ownUrl.href, counts)).toEqual([{ bookings: 0, operations: 0 }])
  const ofNewYork = hotelBookingsOfBefore.filter(({ provider_id }) => provider_id === newYork.id)
  const inNewYork = new URL(ownUrl)
  inNewYork.searchParams.set('options', `-c app.provider_id=${newYork.id}`)
  expect(await runAsLogin(inNewYork.href, 'select reference from bookings order by reference')).toEqual(
    ofNewYork.map(({ reference }) => ({ reference })).toSorted((a, b) => (a.reference < b.reference ? -1 : 1)),
  )
})
