// Finds and focuses lines of the inbox as they stand on the screen.
import { rowId } from './inbox-row.tsx'

const rows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility())

/** The id of the item whose line has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row

/**
 * To the line after (1) or before (-1) the one with the focus, else that of the open item, else to the first.
 * @returns whether there is one
 */
export function moveInList(by: 1 | -1, openId: string | undefined): boolean {
  const all = rows()
  const from = all.findIndex(({ dataset }) => dataset.row === (focusedRow() ?? openId))
  const next = all[from < 0 ? 0 : Math.min(all.length - 1, Math.max(0, from + by))]
  next?.focus()
  return next !== undefined
}

/** The line that will stand where this one does now, once it is gone; undefined where there is none. */
export function rowBeside(id: string): string | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = all.findIndex(({ dataset }) => dataset.row === id)
  return at < 0 ? all[0]?.dataset.row : (all[at + 1] ?? all[at - 1])?.dataset.row
}

/** To the line of an item, else to the list as such. */
export function focusRow(id: string | undefined): void {
  const row = id === undefined ? null : document.getElementById(rowId(id))
  ;(row ?? document.getElementById(listHeadingId))?.focus()
}

export const listHeadingId = 'inbox-heading'
