// Sorts the test files into the projects of vitest.config.ts, by what each file says of itself.
import { globSync, readFileSync } from 'node:fs'

export const testFiles = [
  'src/**/*.test.{ts,tsx}',
  'tests/{walls,support,conformance}/**/*.test.ts',
  'tools/**/*.test.ts',
]

/**
 * `alone`: has a thread to itself, since it replaces modules, which holds for those alone that load afterwards, or since it says so.
 * `screen`: draws into a document. `server`: everything else.
 */
export type TestKind = 'alone' | 'screen' | 'server'

/** By the text of a test file. */
export function testKind(text: string): TestKind {
  if (/\bvi\.(mock|doMock)\(|^\/\/ Alone: /m.test(text)) return 'alone'
  return /^\/\/ @vitest-environment happy-dom$/m.test(text) ? 'screen' : 'server'
}

/** Paths of the test files of each kind, as seen from the root. */
export function testsByKind(root: string): Record<TestKind, string[]> {
  const kinds: Record<TestKind, string[]> = { alone: [], screen: [], server: [] }
  for (const file of globSync(testFiles, { cwd: root }))
    kinds[testKind(readFileSync(`${root}/${file}`, 'utf8'))].push(file)
  return kinds
}
