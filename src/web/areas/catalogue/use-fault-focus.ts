// Leads to the first place that is wrong, once the server has said so.
import { type RefObject, useEffect, useRef } from 'react'
import type { PlaceFault } from './use-document.ts'
import { placeId } from './use-place.ts'
import type { SaveState } from './use-save-document.ts'

export function useFaultFocus(form: RefObject<HTMLFormElement | null>, faults: PlaceFault[], state: SaveState): void {
  const told = useRef<SaveState>(undefined)
  useEffect(() => {
    if (state.state !== 'refused' || told.current === state) return
    told.current = state
    const found = faults.map(({ path }) => controlOf(path)).filter((one) => one !== null)
    const [first] = found.sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
    if (!first || !form.current?.contains(first)) return
    // What is folded is opened: a fault is to be seen.
    for (const fold of form.current.querySelectorAll('details')) if (fold.contains(first)) fold.open = true
    first.focus()
  }, [form, faults, state])
}

/** The control of a place, or of what it lies in. */
function controlOf(path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let count = parts.length; count > 0; count -= 1) {
    const found = document.getElementById(placeId(parts.slice(0, count).join('.')))
    if (found) return found
  }
  return null
}
