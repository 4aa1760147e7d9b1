// The list as it is shown: steady while it is refreshed by itself, anew whenever the reader asks for another or lets in what is new.
import { useState } from 'react'
import type { RowView } from './present-inbox.server.ts'
import { type SteadyRow, steadyRows } from './steady-rows.ts'

type SteadyOptions = {
  items: readonly RowView[] | undefined
  isWhole: boolean
  /** Names the list: another one is shown as it is. */
  list: string
}

export type ShownList = {
  rows: SteadyRow[]
  /** How many wait to be let in. */
  freshCount: number
  letIn: () => void
  /** The reader has done something with it themselves: it goes at once. */
  takeOut: (id: string) => void
}

/** The same one each time: another would be news. */
const none: readonly RowView[] = []

export function useSteadyList({ items = none, isWhole, list }: SteadyOptions): ShownList {
  const [shown, setShown] = useState<{ list: string; items: readonly RowView[]; rows: SteadyRow[]; fresh: RowView[] }>(
    () => ({ list, items, ...steadyRows([], items, isWhole) }),
  )
  if (shown.list !== list) setShown({ list, items, ...steadyRows([], items, isWhole) })
  else if (shown.items !== items) setShown({ list, items, ...steadyRows(shown.rows, items, isWhole) })
  return {
    rows: shown.rows,
    freshCount: shown.fresh.length,
    letIn: () => setShown({ list, items, ...steadyRows([], items, isWhole) }),
    takeOut: (id) => setShown((now) => ({ ...now, rows: now.rows.filter((row) => row.id !== id) })),
  }
}
