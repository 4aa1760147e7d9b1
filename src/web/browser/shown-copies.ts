// Which of the pages that this tab shows are copies, by their address.
import { type CopyMark, markOf } from './copy-mark.ts'

const copies = new Map<string, CopyMark>()
const listeners = new Set<() => void>()
let isStarted = false

/** Takes down how the data of a page came: as a copy, or fresh. */
export function noteCopy(url: string, mark: CopyMark | undefined): void {
  if (mark) copies.set(addressOf(url), mark)
  else if (!copies.delete(addressOf(url))) return
  for (const listener of listeners) listener()
}

/** @param url of a page that is on the screen, or a part of it from the path on */
export function copyAt(url: string): CopyMark | undefined {
  if (!isStarted) readDocument()
  return copies.get(addressOf(url))
}

export function watchCopies(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The document came by no script of ours: the browser tells how. */
function readDocument(): void {
  isStarted = true
  const [document] = performance.getEntriesByType?.('navigation') ?? []
  const timings = (document as PerformanceNavigationTiming | undefined)?.serverTiming ?? []
  const [mark] = timings.flatMap(({ name, description }) => markOf(name, description) ?? [])
  if (mark) copies.set(addressOf(location.href), mark)
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}
