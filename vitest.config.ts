// The unit, API and contract suites: without the router's own plugin, so that a test starts in under a second.
import { defineConfig } from 'vitest/config'

const suffix = '*.test.{ts,tsx}'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-cluster.ts'],
    setupFiles: ['tests/support/strict.ts'],
    pool: 'threads',
    // Machines are shared: a test waits for its outcome, and this only ends one that hangs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [`src/**/${suffix}`, 'tests/{walls,support,conformance}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['src/web/**'],
          // No module there keeps anything for itself: what is loaded once serves every file of a worker, in half the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web', include: [`src/web/**/${suffix}`] } },
    ],
  },
})
