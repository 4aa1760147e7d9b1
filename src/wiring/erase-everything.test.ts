// The proof of erasure: the whole product, people who did everything in it, and a look at every byte that is left.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Jobs, openJobs } from '#db/jobs.ts'
import { runAsLogin } from '#db/notes-fixture.ts'
import { scanQueue } from '#domain/documents/scan-file.ts'
import { mailQueue } from '#domain/mails/write-mail.ts'
import { createLog } from '#kernel/log.ts'
import { type Found, scanBytes } from '#tests/support/byte-scan.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { LiveHouse } from '#tests/support/live-account.ts'
import { keptWords, type LiveClient, liveThroughEverything } from '#tests/support/live-client.ts'
import { monthsFrom, sampleHotels, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { writeOtherProvider } from '#tests/support/sample-provider.ts'
import { readConfig } from './config.ts'
import { openServices } from './services.ts'

const patient = { timeout: 20_000, interval: 100 }
let copy: TestDatabase
let folder: string
let house: LiveHouse
let jobs: Jobs
/** Erases everything, then the account; has the account deleted alone; stays. */
let leaving: LiveClient
let deleting: LiveClient
let staying: LiveClient
const logLines: string[] = []

beforeAll(async () => {
  copy = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'erasure-'))
  const config = readConfig({ DATABASE_URL: copy.url, DATA_DIR: folder, REFERENCE_RATES: 'snapshot' })
  const services = await openServices(
    config,
    createLog('debug', (line) => logLines.push(line)),
    [],
  )
  jobs = await openJobs(copy.url, [mailQueue, scanQueue], () => {})
  const provider = await writeOtherProvider(services.database)
  await writeSampleHotels(services.database, provider, sampleHotels, monthsFrom(new Date()))
  house = { services, provider, jobs, databaseUrl: copy.url }
  leaving = await liveThroughEverything(house, 'Zorvaqui')
  deleting = await liveThroughEverything(house, 'Quimbrax')
  staying = await liveThroughEverything(house, 'Yelthovi')
  await vi.waitFor(async () => expect(await count('mails where sent_at is null')).toBe(0), patient)
}, 120_000)

afterAll(async () => {
  await jobs.stop()
  await house.services.close()
  await copy.drop()
  await rm(folder, { recursive: true })
})

const count = async (from: string) =>
  Number((await runAsLogin<{ count: string }>(copy.url, `select count(*) from ${from}`))[0]?.count)
const scan = ({ words }: LiveClient): Promise<Found> => scanBytes(copy.url, folder, [...words.values()])
const kept = (client: LiveClient): Found => new Map(keptWords(client).map((word) => [word, ['public.kept_records']]))
/** All that an erasure left outside the database is worked off by a job. */
const untilCleared = () =>
  vi.waitFor(async () => {
    expect(await count('store_removals')).toBe(0)
    expect(await count(`pgboss.job where name = 'clear-away' and state <> 'completed'`)).toBe(0)
  }, patient)

test('before it, everything that somebody said is found, but what is encrypted', async () => {
  const found = await scan(leaving)
  const nowhere = [...leaving.words].filter(([, word]) => !found.has(word)).map(([what]) => what)
  expect(nowhere).toEqual(['Content'])
  expect(leaving.words.size).toBeGreaterThan(40)
  const places = [...new Set([...found.values()].flat())]
  for (const table of [
    'clients',
    'client_pictures',
    'client_documents',
    'quote_requests',
    'quote_messages',
    'assistant_conversations',
    'assistant_exchanges',
    'contact_messages',
    'bookings',
    'hotel_room_stays',
    'mails',
    'access_log',
    'identity_users',
    'identity_devices',
  ]) {
    expect(places).toContain(`public.${table}`)
  }
  expect(places.some((place) => place.endsWith('.eml'))).toBe(true)
  expect(places.some((place) => place.endsWith('.txt'))).toBe(true)
  expect(places.some((place) => place.startsWith('documents/'))).toBe(true)
})

test('issue 5: "erasure leaves no byte of the person in database, files, outbox and search index, except what is listed as kept by law"', {
  timeout: 60_000,
}, async () => {
  const neighbour = await scan(staying)
  const listed = await (await leaving.ask('/api/client/erasure')).json()
  expect(listed.kept.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
    leaving.kept.map(({ reference }) => reference).sort(),
  )
  // As one that waits for a scanner would be: ids of the person in a job.
  const theirs = { poolId: 'any', sub: leaving.words.get('sub') ?? '', fileId: leaving.words.get('FileOne id') ?? '' }
  const [pool] = await runAsLogin<{ id: string }>(copy.url, 'select id from identity_pools')
  await house.services.database.directory((transaction) =>
    jobs.put(transaction, scanQueue.name, { ...theirs, poolId: pool?.id ?? '' }),
  )
  const erased = await (await leaving.post('/api/client/erase', { email: leaving.email })).json()
  expect(erased.kept).toEqual(listed.kept)
  await leaving.identity('DeleteUser', { AccessToken: leaving.access })
  await untilCleared()
  expect(await scan(leaving)).toEqual(kept(leaving))
  expect(await scan(staying)).toEqual(neighbour)
})

test('so does deleting the account alone: no way out leaves anything behind', { timeout: 60_000 }, async () => {
  const neighbour = await scan(staying)
  await deleting.identity('DeleteUser', { AccessToken: deleting.access })
  await untilCleared()
  expect(await scan(deleting)).toEqual(kept(deleting))
  expect(await scan(staying)).toEqual(neighbour)
})

test('tokens that have not run out bring nobody back', async () => {
  for (const { post, id, email } of [leaving, deleting]) {
    await expect(post('/api/profile/id', {}, { idToken: id })).rejects.toThrow('401')
    await expect(post('/api/client/root/update', { email, firstName: 'Again' })).rejects.toThrow('401')
  }
  expect(await scan(deleting)).toEqual(kept(deleting))
})

test('what is kept is name, lines, total, dates, reference and law, under a digest in place of the account', async () => {
  const rows = await runAsLogin<Record<string, unknown>>(copy.url, 'select * from kept_records')
  expect(rows).toHaveLength(4)
  for (const row of rows) {
    expect(Object.keys(row).sort()).toEqual([
      'accepted_at',
      'currency',
      'id',
      'law',
      'lines',
      'name',
      'offered_at',
      'owner_digest',
      'provider_id',
      'reference',
      'total_minor',
      'until',
    ])
  }
})

test('nothing of anyone stands in the log of the server', () => {
  const log = logLines.join('\n').toLowerCase()
  for (const { words } of [leaving, deleting, staying]) {
    for (const [what, word] of words) expect([what, log.includes(word.toLowerCase())]).toEqual([what, false])
  }
})

test('the scan would find what was left: in a row, in bytes, in a file and in a name of one', async () => {
  const word = leaving.words.get('AcceptedNotes') ?? ''
  const planted = join(folder, 'outbox', 'kept')
  await runAsLogin(copy.url, 'create table left_over (words text, more bytea)')
  const places = async () => (await scan(leaving)).get(word)
  await runAsLogin(copy.url, `insert into left_over values ('${word.toUpperCase()}', null)`)
  expect(await places()).toEqual(['public.left_over'])
  await runAsLogin(copy.url, `update left_over set words = null, more = convert_to('x${word}x', 'utf8')`)
  expect(await places()).toEqual(['public.left_over'])
  await runAsLogin(
    copy.url,
    `update left_over set words = encode(convert_to('xy${word}', 'utf8'), 'base64'), more = null`,
  )
  expect(await places()).toEqual(['public.left_over'])
  await runAsLogin(copy.url, 'drop table left_over')
  await mkdir(planted)
  await writeFile(join(planted, 'mail'), Buffer.from(`a${word}`).toString('base64').replace(/.{20}/g, '$&\r\n'))
  await writeFile(join(planted, `${word}.txt`), '')
  expect(await places()).toEqual(['outbox/kept/mail', `outbox/kept/${word}.txt`].sort())
  await rm(planted, { recursive: true })
  expect(await places()).toBeUndefined()
})
