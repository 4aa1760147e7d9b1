// Does one thing at the product API at a time, and says what came of it.
import type { Sentences } from './pool-fault.ts'
import { type Deed, useDeedWith } from './use-deed.ts'
import { type OwnCall, useOwnCall } from './use-own-call.ts'

/** @param own sentences for faults that mean something of their own here */
export function useApiDeed(own?: Sentences): Deed<OwnCall> {
  const call = useOwnCall()
  return useDeedWith(async () => call, own)
}
