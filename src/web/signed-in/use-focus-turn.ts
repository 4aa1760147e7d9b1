// Takes the focus along when something opens in place of a button, and back to the button when it closes.
import { type RefObject, useEffect, useRef } from 'react'

/**
 * @param inside what opens: its first field gets the focus, or the whole of it where it has none
 * @param outside what opens it
 */
export function useFocusTurn(
  isOpen: boolean,
  inside: RefObject<HTMLElement | null>,
  outside: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const opened = inside.current
    const next = isOpen
      ? (opened?.querySelector<HTMLElement>('input:not([hidden]), [data-first]') ?? opened)
      : outside.current
    next?.focus()
  }, [isOpen, inside, outside])
}
