// A supplier says no to an offer: the fault that carries why.
import { Fault } from '#kernel/fault.ts'
import type { Refusal } from './hotel-supplier.ts'

/** Says nothing of the stay: the reason is in the fields. */
export function refuseOffer(reason: Refusal): Fault {
  return new Fault('no-longer-possible', 'The hotel does not give this room.', { fields: [{ path: 'offer', reason }] })
}
