// A change of anything that the build is made of has to make it anew.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildSources, learntSources } from './build-sources.mjs'

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

test('the examples, their tables, and all that reads them are what is learnt from', () => {
  const learnt = learntSources(root).map((file) => relative(root, file))
  expect(learnt).toEqual(
    expect.arrayContaining([
      'src/domain/assistant/examples/wishes/en-plain.tsv',
      'src/domain/assistant/red-flag-sentences.txt',
      'src/domain/assistant/learn-intents.ts',
      'src/domain/procedures/lay-words-teeth.ts',
    ]),
  )
  expect(learnt.filter((file) => file.includes('.test.'))).toEqual([])
})
