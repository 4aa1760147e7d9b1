// The unit, API and contract suites: without the router's own plugin, so that a test starts in under a second.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{walls,support,conformance}/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['tests/support/database-cluster.ts'],
    setupFiles: ['tests/support/strict.ts'],
    pool: 'threads',
    // All of a machine's cores: what is built and linted beside it is done long before.
    maxWorkers: '100%',
    // Machines are shared: a test waits for its outcome, and this only ends one that hangs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
