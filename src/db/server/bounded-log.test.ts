// Checks that what the server says cannot fill the disk.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBoundedLog } from './bounded-log.ts'
import { makeDataFolder } from './server-fixture.ts'

test('the log never takes more than two files of the given size, also over restarts', () => {
  const folder = join(makeDataFolder(), 'db-log')
  for (let start = 0; start < 3; start++) {
    const log = openBoundedLog(folder, 1_000)
    for (let line = 0; line < 100; line++) log.write('LOG:  a line of the server\n')
  }
  expect(readdirSync(folder).sort()).toEqual(['postgres.log', 'postgres.log.1'])
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).size).toBeLessThan(1_100)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  }
})
