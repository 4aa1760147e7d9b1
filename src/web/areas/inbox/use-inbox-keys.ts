// Listens for the keys of the inbox, wherever the focus is but in a field.
import { useEffect, useEffectEvent } from 'react'
import { deedOfPress, type InboxDeed, isTyping } from './inbox-keys.ts'
import { useKeyChoice } from './key-choice.ts'

/** @param act does what a key stands for; false where it is nothing to be done here, so that the key keeps what else it means */
export function useInboxKeys(act: (deed: InboxDeed, event: KeyboardEvent) => boolean): void {
  const isOn = useKeyChoice()
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const deed = deedOfPress(event)
    if (!deed || event.defaultPrevented) return
    // Out of a field leads the key that leads out of everything.
    if (isTyping(event.target) && !(deed === 'back' && isField(event.target))) return
    const isLetter = event.key.length === 1
    if (isLetter && !isOn) return
    if (act(deed, event)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'search')
