// Who comes along: rows that are added and removed freely, down to those that items need by name; kept with the draft.
import { useState, useSyncExternalStore } from 'react'
import { parseRows, readCheckoutDraft, rowsName } from './checkout-draft.ts'

export type Companions = {
  /** Each by a number of its own that stays when another one is removed. */
  rows: number[]
  add: (() => void) | undefined
  /** Undefined while each of them is needed. */
  remove: ((row: number) => void) | undefined
}

/** As many as the API takes beside the patient. */
const most = 19

/** @param least rows that items need; `saved`: how many were named before */
export function useCompanions({ owner, least, saved }: { owner: string; least: number; saved: number }): Companions {
  const drafted = useSyncExternalStore(
    neverTold,
    () => readCheckoutDraft(owner)[rowsName],
    () => undefined,
  )
  const [changed, setChanged] = useState<number[]>()
  const kept = changed ?? (drafted === undefined ? firstRows(saved) : parseRows(drafted).slice(0, most))
  const rows = atLeast(kept, least, saved)
  const next = nextAfter(rows, saved)
  return {
    rows,
    add: rows.length < most ? () => setChanged([...rows, next]) : undefined,
    remove: rows.length > least ? (row) => setChanged(rows.filter((one) => one !== row)) : undefined,
  }
}

const firstRows = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

/** Never one that was given up: what was typed there is gone. */
const nextAfter = (rows: number[], saved: number): number => Math.max(saved, ...rows) + 1

function atLeast(rows: number[], least: number, saved: number): number[] {
  const next = nextAfter(rows, rows.length === 0 ? 0 : saved)
  return [...rows, ...Array.from({ length: Math.max(0, least - rows.length) }, (_, at) => next + at)]
}

const neverTold = () => () => {}
