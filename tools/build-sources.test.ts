// A change of anything that the build is made of has to make it anew.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildSources } from './build-sources.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = buildSources(root).map((file) => relative(root, file))

test('sources, settings, and the tools that the settings run', () => {
  expect(sources).toEqual(
    expect.arrayContaining([
      'src/web/root.tsx',
      'src/texts/ar.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'tools/bundle-worker.ts',
      'tools/guard-chunk-errors.ts',
      'tools/write-build-manifest.ts',
      'package-lock.json',
    ]),
  )
})

test('tests are no part of it, and nothing is there twice', () => {
  expect(sources.filter((file) => file.includes('.test.'))).toEqual([])
  expect(new Set(sources).size).toBe(sources.length)
})
