// Whether single keys do something in the inbox, as whoever works in this browser wants it (WCAG 2.1.4): on until they are switched off.
import { useSyncExternalStore } from 'react'

const name = 'desk.keys'
const listeners = new Set<() => void>()
let inMemory: string | undefined

function read(): boolean {
  try {
    return (inMemory ?? localStorage.getItem(name)) !== 'off'
  } catch {
    return inMemory !== 'off'
  }
}

export function chooseKeys(isOn: boolean): void {
  inMemory = isOn ? 'on' : 'off'
  try {
    localStorage.setItem(name, inMemory)
    inMemory = undefined
  } catch {
    // For as long as the page lives.
  }
  for (const listener of listeners) listener()
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useKeyChoice = (): boolean => useSyncExternalStore(watch, read, () => true)
