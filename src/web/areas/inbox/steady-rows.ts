// Keeps the list where it is while colleagues work: what changes, changes in its place; what is new waits to be let in.
import type { RowView } from './present-inbox.server.ts'

/** `isGone`: a colleague took it out of this list meanwhile. It keeps its place until the list is asked for anew. */
export type SteadyRow = RowView & { isGone: boolean }

export type SteadyList = {
  rows: SteadyRow[]
  /** Those that came above what is shown, and wait. */
  fresh: RowView[]
}

/**
 * @param before as it is shown
 * @param items as the server has them now
 * @param isWhole whether the server has no more behind them
 */
export function steadyRows(before: readonly RowView[], items: readonly RowView[], isWhole: boolean): SteadyList {
  const now = new Map(items.map((item) => [item.id, item]))
  const shown = new Set(before.map(({ id }) => id))
  const lastShown = items.findLastIndex(({ id }) => shown.has(id))
  const lastThere = before.findLastIndex(({ id }) => now.has(id))
  const kept = before.map((row, at) => {
    const item = now.get(row.id)
    // Behind the last one that is there it may only have been moved past the end of what was asked for.
    return { ...(item ?? row), isGone: !item && (isWhole || at < lastThere) }
  })
  const added = items.filter(({ id }, at) => !shown.has(id) && at > lastShown)
  const fresh = items.filter(({ id }, at) => !shown.has(id) && at <= lastShown)
  return { rows: [...kept, ...added.map((item) => ({ ...item, isGone: false }))], fresh }
}
