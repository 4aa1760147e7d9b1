// Does one thing at the product API at a time, and says what came of it.
import type { Sentences } from './pool-fault.ts'
import { type Action, useActionWith } from './use-action.ts'
import { type OwnCall, useOwnCall } from './use-own-call.ts'

/** @param own sentences for faults that mean something of their own here */
export function useApiAction(own?: Sentences): Action<OwnCall> {
  const call = useOwnCall()
  return useActionWith(async () => call, own)
}
