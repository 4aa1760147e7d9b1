// What an erasure leaves in the files of the product's own database, once they were written anew: nothing.
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openJobs } from '#db/jobs.ts'
import { runAsLogin } from '#db/notes-fixture.ts'
import { rewritePages } from '#db/rewrite-pages.ts'
import { makeDataFolder } from '#db/server/server-fixture.ts'
import { startServer } from '#db/server/start-server.ts'
import { mailQueue } from '#domain/mails/write-mail.ts'
import { rewriteErased } from '#domain/privacy/rewrite-erased.ts'
import { createLog } from '#kernel/log.ts'
import { type LiveHouse, makeLiveAccount } from '#tests/support/live-account.ts'
import { keptWords, liveThroughEverything } from '#tests/support/live-client.ts'
import { monthsFrom, sampleHotels, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { writeOtherProvider } from '#tests/support/sample-provider.ts'
import { readConfig } from './config.ts'
import { openServices } from './services.ts'

const patient = { timeout: 20_000, interval: 100 }

/** The product as it runs by itself: the database is a cluster below the folder. */
async function openHouse(folder: string): Promise<LiveHouse> {
  const config = readConfig({ DATA_DIR: folder, REFERENCE_RATES: 'snapshot' })
  const services = await openServices(
    config,
    createLog('error', () => {}),
    [],
  )
  onTestFinished(services.close)
  const { url } = await startServer({ dataDir: folder, log: () => {} })
  const jobs = await openJobs(url, [mailQueue], () => {})
  onTestFinished(() => jobs.stop())
  const provider = await writeOtherProvider(services.database)
  await writeSampleHotels(services.database, provider, sampleHotels, monthsFrom(new Date()))
  return { services, provider, jobs, databaseUrl: url }
}

/** In small letters, as files are looked through; ids also as the sixteen bytes that a column of theirs has. */
function needlesOf(words: string[]): string[] {
  const ids = words.filter((word) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(word))
  const asBytes = ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1'))
  return [...words, ...asBytes].map((word) => word.toLowerCase())
}

/** Names of all files below the folder, the cluster among them, that hold one of the words. */
async function scan(folder: string, words: string[]): Promise<string[]> {
  const needles = needlesOf(words)
  const cluster = await realpath(join(folder, 'db'))
  const found = new Set<string>()
  // Where root's server could not reach the folder, the cluster lies outside it.
  for (const root of cluster.startsWith(folder) ? [folder] : [folder, cluster]) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      // Each byte a letter of its own.
      const content = (await readFile(file, 'latin1')).toLowerCase()
      if (needles.some((needle) => content.includes(needle))) found.add(placeOf(folder, file))
    }
  }
  return [...found].sort()
}

const placeOf = (folder: string, file: string) => /\/(base|pg_wal|outbox)\//.exec(file)?.[1] ?? relative(folder, file)

const count = async (url: string, from: string) =>
  (await runAsLogin<{ count: number }>(url, `select count(*)::int from ${from}`))[0]?.count

test('issue 5: "erasure leaves no byte of the person in database, files" - nor in the files that the database lies in', {
  timeout: 90_000,
}, async () => {
  const folder = makeDataFolder()
  const house = await openHouse(folder)
  const { services, databaseUrl: url } = house
  const leaving = await liveThroughEverything(house, 'Zorvaqui')
  const staying = await makeLiveAccount(house, 'Yelthovi')
  await vi.waitFor(async () => expect(await count(url, 'mails where sent_at is null')).toBe(0), patient)
  // What the planner knows of the rows quotes them.
  await runAsLogin(url, 'analyze')
  await runAsLogin(url, 'checkpoint')
  const { words, email, access, post, identity } = leaving
  const kept = keptWords(leaving)
  const gone = [...words.values()].filter((word) => !kept.includes(word))
  expect(await scan(folder, gone)).toEqual(['base', 'outbox', 'pg_wal'])
  await post('/api/client/erase', { email })
  await identity('DeleteUser', { AccessToken: access })
  await vi.waitFor(async () => {
    expect(await count(url, 'store_removals')).toBe(0)
    expect(await count(url, `pgboss.job where name = 'clear-away' and state <> 'completed'`)).toBe(0)
  }, patient)
  await rewriteErased(services.database, () => rewritePages({ url, isOwn: true }))
  expect(await count(url, 'page_rewrites')).toBe(0)
  expect(await scan(folder, gone)).toEqual([])
  expect(await scan(folder, [...staying.words.values()])).toEqual(['base', 'outbox'])
  expect(await scan(folder, kept)).toEqual(['base'])
})
