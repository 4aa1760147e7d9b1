// The refusal of an action that was begun with something a colleague has changed since.
import { Fault } from '#kernel/fault.ts'

export const changedMeanwhile = (): Fault =>
  new Fault('no-longer-possible', 'A colleague has changed it meanwhile.', {
    fields: [{ path: 'version', reason: 'changed' }],
  })
