// Loads a part of the profile that the product API knows of.
import { useCallback } from 'react'
import { type Part, useLoaded } from './use-loaded.ts'
import { type OwnCall, useOwnCall } from './use-own-call.ts'

/** @param load stays the same function from drawing to drawing */
export function useApiPart<T>(load: (call: OwnCall) => Promise<T>): Part<T> {
  const call = useOwnCall()
  return useLoaded(useCallback(() => load(call), [load, call]))
}
