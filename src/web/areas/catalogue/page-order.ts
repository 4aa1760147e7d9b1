// Where what is said of a document stands on its page: the control of each place, and places in the order of their controls.
import type { PlaceFault } from './use-document.ts'
import { placeId } from './use-place.ts'

/** As whoever looks for them goes down the page; what has no field here comes last. */
export function inPageOrder(faults: readonly PlaceFault[]): PlaceFault[] {
  const placed = faults.map((fault) => ({ fault, control: controlOf(fault.path) }))
  placed.sort((one, other) => {
    if (!one.control || !other.control) return Number(one.control === null) - Number(other.control === null)
    if (one.control === other.control) return 0
    return one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
  return placed.map(({ fault }) => fault)
}

/** The control of a place, or of what it lies in; null where the page has none. */
export function controlOf(path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let count = parts.length; count > 0; count -= 1) {
    const found = document.getElementById(placeId(parts.slice(0, count).join('.')))
    if (found) return found
  }
  return null
}
