// The fault of one field that only the domain can judge, as the contract's own checks tell theirs.
import { Fault } from '#kernel/fault.ts'

/** @param path as in the input: `emergencyContact.phone` */
export const invalidField = (path: string, reason = 'invalid'): Fault =>
  new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path, reason }] })
