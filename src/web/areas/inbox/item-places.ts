// The parts of an item that a key or a button leads to.

export type Place = 'answer' | 'note'

export const placeId = (place: Place) => `inbox-${place}`
export const itemHeadingId = 'inbox-item'

/** What the way to an item may carry along: where to begin there. */
export function readPlace(state: unknown): Place | undefined {
  const { place } = (state ?? {}) as { place?: unknown }
  return place === 'answer' || place === 'note' ? place : undefined
}

/** @returns whether it is on the page */
export function focusPlace(id: string): boolean {
  const element = document.getElementById(id)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== null
}
