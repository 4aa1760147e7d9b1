// Brings a person to the field that was refused.
import { type RefObject, useEffect } from 'react'

/** Focuses and selects the control whenever a fault is news, so that typing replaces what was wrong. */
export function useFocusOnFault(control: RefObject<HTMLInputElement | null>, fault: string | undefined): void {
  useEffect(() => {
    if (!fault) return
    control.current?.focus()
    control.current?.select()
  }, [control, fault])
}
