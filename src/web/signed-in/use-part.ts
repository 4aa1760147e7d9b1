// Loads a part of the profile that the user pool knows of.
import { useCallback } from 'react'
import { type ProfilePool, usePoolAccess } from './pool-access.tsx'
import { type Part, useLoaded } from './use-loaded.ts'

/** @param load stays the same function from drawing to drawing */
export function usePart<T>(load: (pool: ProfilePool) => Promise<T>): Part<T> {
  const { open } = usePoolAccess()
  return useLoaded(useCallback(async () => load(await open()), [load, open]))
}
