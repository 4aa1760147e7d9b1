// Keeps what a page was last drawn with: when it is asked for again in vain, nothing is taken away from under what is being typed.
import { useState } from 'react'

/**
 * @param value undefined where it cannot be had
 * @param owner whose it is and of what: of another one nothing is kept
 */
export function useKept<T>(value: T | undefined, owner: string): T | undefined {
  const [last, setLast] = useState({ value, owner })
  if (last.owner !== owner || (value !== undefined && value !== last.value)) setLast({ value, owner })
  return value ?? (last.owner === owner ? last.value : undefined)
}
