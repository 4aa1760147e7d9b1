// Checks which PostgreSQL is chosen, and what is said when none fits.
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './find-binaries.ts'
import { probeBinaries } from './probe-binaries.ts'
import { makeDataFolder, startHere } from './server-fixture.ts'
import { chooseUser } from './unprivileged-user.ts'

test('a cluster of a major version that nobody here can open is refused in one line and left as it is', async () => {
  const dataDir = makeDataFolder()
  mkdirSync(join(dataDir, 'db'), { mode: 0o755 })
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '13\n')
  const wanted = { major: 13, clusterDir: `${dataDir}/db`, only: undefined, user: undefined, storeDir: dataDir }
  const refusal = /^The database in \S+\/db was made by PostgreSQL 13, and this machine has [\d. and]+: install .*$/
  await expect(findBinaries(wanted)).rejects.toThrow(refusal)
  const user = chooseUser()
  if (user) chownSync(join(dataDir, 'db'), user.uid, user.gid)
  await expect(startHere(dataDir)).rejects.toThrow(refusal)
  expect(readFileSync(join(dataDir, 'db', 'PG_VERSION'), 'utf8')).toBe('13\n')
})

test('a cluster of the second choice is opened with the second choice', async () => {
  const wanted = { clusterDir: '/db', user: undefined, storeDir: makeDataFolder() }
  const npm = await findBinaries({ ...wanted, major: undefined, only: 'npm' })
  const choose = (major?: number) => findBinaries({ ...wanted, major, only: undefined })
  expect(await choose(npm.major)).toMatchObject({ major: npm.major })
  expect((await choose()).major).toBeGreaterThanOrEqual(15)
})

test('a wrapper script and a folder without initdb are passed over', async () => {
  const folder = makeDataFolder()
  expect(await probeBinaries(folder, undefined)).toBeUndefined()
  for (const name of ['postgres', 'initdb']) {
    writeFileSync(join(folder, name), '#!/bin/sh\necho "postgres (PostgreSQL) 99.0"\n')
    chmodSync(join(folder, name), 0o755)
  }
  expect(await probeBinaries(folder, undefined)).toBeUndefined()
})
