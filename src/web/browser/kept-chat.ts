// Where the conversation with the assistant lies in this tab, and how it is forgotten when somebody signs out.
import { createStateStorage } from './state-storage.ts'
import { statePrefix } from './stored-state.ts'

/** What was said, and what is being typed. They live as long as the tab does, whatever the installation chose for other state. */
export const chatNames = { conversation: 'assistant', desk: 'assistant-desk' } as const

export const chatStorage = createStateStorage('sessionStorage')

const listeners = new Set<() => void>()

/** Told before what is kept goes: what is in memory would be kept again with the next word. */
export function onForgetChat(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** With the session of whoever wished to be signed out. Never throws. */
export function forgetChat(): void {
  for (const listener of listeners) listener()
  for (const name of Object.values(chatNames)) chatStorage.removeItem(statePrefix + name)
}
