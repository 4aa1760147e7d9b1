// The browser journeys: one set, against the built product on a throw-away database.
import { defineConfig } from '@playwright/test'
import { port } from './tests/e2e/journey-port.ts'
import { findChromium } from './tools/find-chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/serve-product.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A browser that starves on a shared machine gets a second chance, and the run says which journeys took it.
  retries: 1,
  // Machines are shared: a journey waits for its outcome, and this only ends one that hangs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Each journey sees what the server says; tests/e2e/resilience.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
