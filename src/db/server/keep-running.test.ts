// Checks that the database comes back when its server is killed.
import { expect, test } from 'vitest'
import { pollUntil } from './poll-until.ts'
import { findPostmaster } from './postgres-processes.ts'
import { makeDataFolder, query, startHere } from './server-fixture.ts'

test('after kill -9 of PostgreSQL the rows are there within seconds at the same address, in spite of a busy backend; stop in a restart ends it', async () => {
  const dataDir = makeDataFolder()
  const server = await startHere(dataDir, { durable: true })
  await query(server.url, 'create table visits (id int); insert into visits values (1)')
  const clusterDir = `${dataDir}/db`
  for (const id of [2, 3]) {
    // Busy, it does not notice by itself that its postmaster is gone.
    const cutOff = query(server.url, 'do $$ begin loop perform 1; end loop; end $$').catch((error: Error) => error)
    await pollUntil(
      async () =>
        (await query(server.url, `select from pg_stat_activity where query like '%loop perform%'`)).length > 1,
      { timeoutMs: 5_000 },
    )
    const pid = findPostmaster(clusterDir)
    expect(pid).toBeGreaterThan(1)
    process.kill(pid ?? 0, 'SIGKILL')
    const back = await pollUntil(
      () => query(server.url, `insert into visits values (${id}) returning id`).catch(() => undefined),
      { timeoutMs: 10_000 },
    )
    expect(back).toEqual([{ id }])
    expect(await cutOff).toBeInstanceOf(Error)
    expect(findPostmaster(clusterDir)).not.toBe(pid)
  }
  expect(await query(server.url, 'select id from visits order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(server.events.filter((event) => event === 'database.ended-unexpectedly')).toHaveLength(2)

  process.kill(findPostmaster(clusterDir) ?? 0, 'SIGKILL')
  const died = () => server.events.filter((event) => event === 'database.ended-unexpectedly').length === 3
  await pollUntil(died, { timeoutMs: 5_000, everyMs: 1 })
  await server.stop()
  expect(findPostmaster(clusterDir)).toBeUndefined()
  await expect(query(server.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})
