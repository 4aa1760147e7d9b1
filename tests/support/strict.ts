// Vitest's set-up of each file: a test fails when it writes a warning or an error, or calls out of this machine.
import { afterAll, afterEach, vi } from 'vitest'
import { recordConsole, takeConsoleFaults } from './expect-console.ts'
import { allowLoopbackOnly, takeNetworkFaults } from './loopback-only.ts'
import { waitPatiently } from './wait-patiently.ts'

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => recordConsole(method, args)
}
allowLoopbackOnly()
waitPatiently()

function failOnFaults(): void {
  const faults = [...takeConsoleFaults(), ...takeNetworkFaults()]
  if (faults.length > 0) throw new Error(`This test may not do that:\n${faults.join('\n')}`)
}

afterEach(failOnFaults)
// What happened outside any test: while the file loaded, or in its own clean-up.
afterAll(failOnFaults)
// The next file of the thread finds clock and settings as they were.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
