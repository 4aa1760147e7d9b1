// What a call that changes something gave back, in tests in which it is to be done.
import type { Outcome } from '#kernel/outcome.ts'

/** @throws Error where it was refused, or nobody knows */
export function doneValue<Value>(outcome: Outcome<Value>): Value {
  if (outcome.is === 'done') return outcome.value
  throw new Error(`not done: ${JSON.stringify(outcome)}`)
}
