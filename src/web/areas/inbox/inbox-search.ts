// What is searched for in the inbox: a name or a reference, kept by the tab while the inbox is on the screen, and in no address.
import { useEffect, useSyncExternalStore } from 'react'

export const mostLetters = 80

const listeners = new Set<() => void>()
let typed = ''
let asked = ''

/** @param text as it is typed */
export function searchFor(text: string): void {
  typed = text
  for (const listener of listeners) listener()
}

const wanted = (): string => typed.trim().slice(0, mostLetters)

/** For whoever asks the server now. @returns what to ask for; `''` for everything */
export function takeSearch(): string {
  asked = wanted()
  return asked
}

/** Whether something else is searched for by now than what was asked for last. */
export const isOtherSearch = (): boolean => wanted() !== asked

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** As it is typed: a list that comes meanwhile takes no letter away. */
export const useSearchText = (): string =>
  useSyncExternalStore(
    watch,
    () => typed,
    () => '',
  )

/** Whoever leaves the inbox leaves no name behind: whoever comes next begins with everything. */
export function useSearchOfInbox(): void {
  useEffect(() => () => searchFor(''), [])
}
