// The unit, API and contract suites: without the router's own plugin, so that a test starts in under a second.
import { defineConfig } from 'vitest/config'
import { type TestKind, testsByKind } from './tests/support/test-kinds.ts'

const files = testsByKind(import.meta.dirname)

/** Files of a kind, in threads that are kept for the next file; docs/decisions/090-how-the-suite-is-arranged.md. */
const project = (name: TestKind, { isolate = false, setupFiles = [] as string[] } = {}) => ({
  test: {
    name,
    include: files[name],
    isolate,
    setupFiles: ['tests/support/strict.ts', ...setupFiles],
    pool: 'threads' as const,
    // All of a machine's cores: what is built and linted beside it is done long before.
    maxWorkers: '100%',
    // Machines are shared: a test waits for its outcome, and this only ends one that hangs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-cluster.ts'],
    projects: [
      project('alone', { isolate: true }),
      project('screen', { setupFiles: ['tests/support/clear-document.ts'] }),
      project('server'),
    ],
  },
})
