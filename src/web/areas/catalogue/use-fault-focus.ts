// Leads to the first place that is wrong, once the server has said so.
import { type RefObject, useEffect, useRef } from 'react'
import { controlOf, inPageOrder } from './page-order.ts'
import type { PlaceFault } from './use-document.ts'
import type { SaveState } from './use-save-document.ts'

export function useFaultFocus(form: RefObject<HTMLFormElement | null>, faults: PlaceFault[], state: SaveState): void {
  const told = useRef<SaveState>(undefined)
  useEffect(() => {
    if (state.state !== 'refused' || told.current === state) return
    told.current = state
    const [found] = inPageOrder(faults)
      .map(({ path }) => controlOf(path))
      .filter((one) => one !== null)
    // What is said of several fields is said at those that it means.
    const first = found?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? found
    if (!first || !form.current?.contains(first)) return
    // What is folded is opened: a fault is to be seen.
    for (const fold of form.current.querySelectorAll('details')) if (fold.contains(first)) fold.open = true
    first.focus()
  }, [form, faults, state])
}
