// What the build writes of itself: named after the one version that its assets name.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIdOf } from '#web/build-id.server.ts'
import { describeBuild } from '#web/page/build-manifest.ts'
import { writeBuildManifest } from './write-build-manifest.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-manifest-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/root-BvA2.js'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

test('the manifest and the latest build are written under the id of the assets', () => {
  writeFileSync(join(folder, 'assets/manifest-af4bffd9.js'), '')
  const id = buildIdOf('af4bffd9')
  expect(writeBuildManifest(folder, 1_790_000_000_000)).toBe(id)
  expect(read('builds/latest.json')).toEqual({ id, timestamp: 1_790_000_000_000 })
  expect(read(`builds/meta/${id}.json`)).toEqual(describeBuild(id))
})

test('the manifest, which browsers may keep for good, is the same whenever it was built', () => {
  writeFileSync(join(folder, 'assets/manifest-af4bffd9.js'), '')
  const built = (timestamp: number) => read(`builds/meta/${writeBuildManifest(folder, timestamp)}.json`)
  expect(built(1)).toEqual(built(2))
})

test('assets that name no build, or two, end the build', () => {
  expect(() => writeBuildManifest(folder, 0)).toThrow('0 files assets/manifest')
  for (const id of ['a', 'b']) writeFileSync(join(folder, `assets/manifest-${id}.js`), '')
  expect(() => writeBuildManifest(folder, 0)).toThrow('2 files assets/manifest')
})
