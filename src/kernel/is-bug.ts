// Tells a mistake in this program from trouble outside of it: a supplier that is away mends itself, a bug does not.
import { Fault } from './fault.ts'

const ofBugs = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'ZodError']

/** By name: an error may come from another thread, and schemas are no part of the kernel. */
export function isBug(error: unknown): boolean {
  if (error instanceof Fault) return error.code === 'internal'
  return !(error instanceof Error) || ofBugs.includes(error.name)
}
