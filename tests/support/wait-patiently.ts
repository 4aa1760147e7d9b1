// Lets `vi.waitFor` wait as long as a busy machine needs: by itself it gives up after one second.
import { vi } from 'vitest'

/** Less than a test may take, so that the test says what it waited for. */
const patienceMs = 20_000

/** Marks our wrapper, so that a second set-up in the same thread does not wrap it again. */
const patient = Symbol.for('epidaurus.wait-patiently')

export function waitPatiently(): void {
  const { waitFor } = vi
  if (patient in waitFor) return
  const waitPatient: typeof waitFor = (callback, options = {}) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
  vi.waitFor = Object.assign(waitPatient, { [patient]: true })
}
