// Which page this tab shows and which one it is on its way to, for what runs beside the pages.

export type Whereabouts = {
  /** Undefined where no page of the site is shown: it failed, or there is none yet. */
  shown: string | undefined
  /** The page that is being loaded. */
  next: string | undefined
}

let now: Whereabouts = { shown: undefined, next: undefined }
const listeners = new Set<() => void>()

export const whereabouts = (): Whereabouts => now

/** Told by the frame of the pages, before the browser paints. */
export function tellWhereabouts(shown: string | undefined, next: string | undefined): void {
  if (shown === now.shown && next === now.next) return
  now = { shown, next }
  for (const listener of listeners) listener()
}

export function onWhereabouts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
