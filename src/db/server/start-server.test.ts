// Checks starts, stops and deaths of whole servers and of the processes that own them.
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeOwner } from './owner-file.ts'
import { pollUntil } from './poll-until.ts'
import { makeDataFolder, query, startElsewhere, startHere } from './server-fixture.ts'

test('an empty folder becomes a database that answers in UTF-8, keeps secrets to its owner and takes no other door', async () => {
  const dataDir = makeDataFolder()
  const server = await startHere(dataDir)
  expect(server.about).toMatch(/^PostgreSQL \d+\.\d+ from \//)
  expect(server.shared).toBe(false)
  expect(server.events).toEqual(['database.created', 'database.started'])
  const settings = await query<{ name: string; setting: string }>(
    server.url,
    `select name, setting from pg_settings where name in ('server_encoding', 'listen_addresses', 'unix_socket_directories',
      'password_encryption', 'log_statement') order by name`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    server_encoding: 'UTF8',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    log_statement: 'none',
  })
  for (const file of ['db-password', 'db-owner.json']) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700)
  await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
})

test('a second start on the same folder has the rows, after a stop that leaves no process and no claim', async () => {
  const dataDir = makeDataFolder()
  const first = await startHere(dataDir, { durable: true })
  await query(first.url, `create table visits (name text); insert into visits values ('Ægina')`)
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  expect(readdirSync(dataDir).sort()).toEqual(['db', 'db-log', 'db-password'])
  const second = await startHere(dataDir)
  expect(await query(second.url, 'select name from visits')).toEqual([{ name: 'Ægina' }])
})

test('two processes that start at once on a fresh folder make one database and both reach it', async () => {
  const dataDir = makeDataFolder()
  const starts = [startElsewhere(dataDir), startElsewhere(dataDir)]
  const [one, other] = await Promise.all(starts.map(({ url }) => url()))
  expect(one).toBe(other)
  await query(one ?? '', 'create table visits ()')
  expect(await query(other ?? '', 'select from visits')).toEqual([])
})

test('a start beside a living owner shares its server; one while the owner stops waits and runs its own', async () => {
  const dataDir = makeDataFolder()
  const owner = await startHere(dataDir)
  const guest = await startHere(dataDir)
  expect(guest).toMatchObject({ shared: true, url: owner.url, about: owner.about })
  await guest.stop()
  expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
  const [, successor] = await Promise.all([owner.stop(), startHere(dataDir)])
  expect(successor.shared).toBe(false)
  expect(await query(successor.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('kill -9 of the owner: the next start ends its orphan and has the rows; a mere exit takes the server along', async () => {
  const dataDir = makeDataFolder()
  const owner = startElsewhere(dataDir)
  const orphanUrl = await owner.url()
  await query(orphanUrl, 'create table visits (id int); insert into visits values (7)')
  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  const next = await startHere(dataDir)
  expect(next.events).toContain('database.orphan-stopped')
  expect(next.shared).toBe(false)
  expect(await query(next.url, 'select id from visits')).toEqual([{ id: 7 }])
  await expect(query(orphanUrl, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  await next.stop()

  const careless = startElsewhere(dataDir)
  const url = await careless.url()
  careless.child.stdin?.end()
  const gone = await pollUntil(() => !existsSync(join(dataDir, 'db', 'postmaster.pid')), { timeoutMs: 10_000 })
  expect(gone).toBe(true)
  await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('kill -9 of the owner: a process that shared its server runs it at the same address, and hands it on at its end', async () => {
  const dataDir = makeDataFolder()
  const { child, url } = startElsewhere(dataDir)
  const address = await url()
  const lost: string[] = []
  const guest = await startHere(dataDir, { onLost: (why) => void lost.push(why) })
  expect(guest).toMatchObject({ shared: true, url: address })
  await query(address, 'create table visits ()')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const answered = () => query(address, 'select from visits').catch(() => undefined)
  await pollUntil(() => guest.events.includes('database.taken-over'), { timeoutMs: 40_000 })
  expect(await answered()).toEqual([])
  expect([lost, guest.events.filter((event) => event.startsWith('database.taken'))]).toEqual([
    [],
    ['database.taken-over'],
  ])
  await guest.stop()
  expect(await answered()).toBeUndefined()
})

test('where another process runs it elsewhere meanwhile, the one that shared it is told so once, in one line', async () => {
  const dataDir = makeDataFolder()
  const owner = await startHere(dataDir)
  const lost: string[] = []
  await startHere(dataDir, { onLost: (why) => void lost.push(why) })
  const { port } = new URL(owner.url)
  writeOwner(dataDir, { port: Number(port) + 1, about: owner.about })
  await pollUntil(() => lost.length > 0, { timeoutMs: 20_000 })
  writeOwner(dataDir, { port: Number(port), about: owner.about })
  expect(lost).toEqual([expect.stringMatching(/^Another process runs the database [^\n]*$/)])
})
