// What a test writes to the console: unexpected, it fails the test; expected here, it has to come.
import { format } from 'node:util'

type Pattern = string | RegExp

const expected: { pattern: Pattern; seen: boolean }[] = []
const unexpected: string[] = []

/** Lets the current test write console.error or console.warn lines that match; the test fails when none comes. */
export function expectConsole(pattern: Pattern): void {
  expected.push({ pattern, seen: false })
}

/** Takes down a line that was about to be written. */
export function recordConsole(method: 'error' | 'warn', args: unknown[]): void {
  const text = format(...args)
  const match = expected.find(({ pattern }) =>
    typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
  )
  if (match) match.seen = true
  else unexpected.push(`console.${method}: ${text}`)
}

/** What is wrong with the console since the last call, one line each; forgets it all. */
export function takeConsoleFaults(): string[] {
  const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => `expected on the console: ${pattern}`)
  const faults = [...unexpected, ...missing]
  unexpected.length = 0
  expected.length = 0
  return faults
}
