// Keeps what somebody reads or types at its place on the screen while something above it comes or goes.
import { Component, createRef, type ReactNode } from 'react'

type Held = { element: Element; top: number } | null

/** A class: only these are told between what is drawn and what is shown. */
export class HoldStill extends Component<{ className?: string; children: ReactNode }, object, Held> {
  readonly #box = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): Held {
    const box = this.#box.current
    const element = box && (focusedIn(box) ?? seenIn(box))
    return element ? { element, top: element.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_: object, __: object, held: Held): void {
    if (!held?.element.isConnected) return
    const moved = held.element.getBoundingClientRect().top - held.top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }

  override render() {
    // The browser's own way of holding still would count twice.
    return (
      <div ref={this.#box} className={`[overflow-anchor:none] ${this.props.className ?? ''}`}>
        {this.props.children}
      </div>
    )
  }
}

const focusedIn = (box: Element) => {
  const { activeElement } = document
  return activeElement && activeElement !== box && box.contains(activeElement) ? activeElement : null
}

/** What stands in the middle of the upper half of the screen: there people read. */
function seenIn(box: Element): Element | null {
  // At the top of the page nothing above is hidden, and nothing need be held.
  if (window.scrollY === 0) return null
  const { left, width } = box.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, window.innerHeight / 3)
  return seen && seen !== box && box.contains(seen) ? seen : null
}
