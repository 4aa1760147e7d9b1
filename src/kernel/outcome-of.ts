// Runs a call that changes something: what came of it, also where no answer came that can be relied on.
import { Fault } from './fault.ts'
import { type Outcome, unknown } from './outcome.ts'

/** Whether anything may have reached the supplier by now. */
export type Progress = { sent: 'no' | 'maybe' }

/** @param write keeps `progress` up to date; whatever it throws beside Fault `unavailable` is a bug, and is thrown on */
export async function outcomeOf<Value, Reason extends string>(
  write: (progress: Progress) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason>> {
  const progress: Progress = { sent: 'no' }
  try {
    return await write(progress)
  } catch (error) {
    if (error instanceof Fault && error.code === 'unavailable') return unknown(progress.sent)
    throw error
  }
}
