// What came of a call that does something at a supplier: done, refused, or unknown.

/**
 * `refused`: the supplier said no, and nothing was done. `unknown`: nobody heard an answer that can be relied on. What was surely not
 * sent (`no`) may be sent again; what may have been sent (`maybe`) is asked about first. A programming error is none of the three: it
 * is thrown, logged with its trace, and fails the job.
 */
export type Outcome<Value, Reason extends string = string> =
  | { is: 'done'; value: Value }
  | { is: 'refused'; reason: Reason }
  | { is: 'unknown'; sent: 'no' | 'maybe' }

export const done = <Value>(value: Value) => ({ is: 'done', value }) as const
export const refused = <Reason extends string>(reason: Reason) => ({ is: 'refused', reason }) as const
export const unknown = (sent: 'no' | 'maybe') => ({ is: 'unknown', sent }) as const
