// Checks where the cluster is put, and what is never taken for one.
import { globSync, lstatSync, mkdirSync, rmdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { placeCluster } from './place-cluster.ts'
import { makeDataFolder, query, startHere } from './server-fixture.ts'

const root = process.getuid?.() === 0

describe.skipIf(!root)(root ? 'started by root' : 'skipped: these need a start by root', () => {
  test('a data folder under a 0700 one keeps its rows in a cluster outside it', async () => {
    const dataDir = join(makeDataFolder({ mode: 0o700 }), 'data')
    const first = await startHere(dataDir)
    expect(lstatSync(join(dataDir, 'db')).isSymbolicLink()).toBe(true)
    expect(statSync(join(dataDir, 'db')).uid).not.toBe(0)
    onTestFinished(() => rmSync(placeCluster(dataDir).clusterDir, { recursive: true }))
    await query(first.url, 'create table visits (id int); insert into visits values (1)')
    await first.stop()
    const second = await startHere(dataDir)
    expect(await query(second.url, 'select id from visits')).toEqual([{ id: 1 }])
  })

  test('a folder emptied by hand starts anew and sets the old cluster aside', async () => {
    const dataDir = join(makeDataFolder({ mode: 0o700 }), 'data')
    mkdirSync(dataDir)
    const { clusterDir } = placeCluster(dataDir)
    mkdirSync(clusterDir)
    onTestFinished(() => globSync(`${clusterDir}.left-*`).forEach((left) => rmdirSync(left)))
    expect(placeCluster(dataDir).clusterDir).toBe(clusterDir)
    expect(globSync(`${clusterDir}*`)).toEqual([expect.stringMatching(/\.left-\d+$/)])
  })
})

test('a link to a cluster that is gone is refused instead of starting with no data', () => {
  const dataDir = makeDataFolder()
  symlinkSync('/nowhere/cluster', join(dataDir, 'db'))
  expect(() => placeCluster(dataDir)).toThrow(/points to \/nowhere\/cluster, which is gone/)
})

test('a folder with something else in it is refused', () => {
  const dataDir = makeDataFolder()
  mkdirSync(join(dataDir, 'db'))
  writeFileSync(join(dataDir, 'db', 'notes.txt'), '')
  expect(() => placeCluster(dataDir)).toThrow(/neither empty nor a PostgreSQL cluster/)
})
