// Keeps drawn pages as ready-compressed bytes, so that a page is drawn and compressed once for everyone who sees the same.

import type { Allowed } from './content-policy.ts'
import { finishPage, type KeptPage } from './finish-page.ts'
import { createCopies } from './kept-copies.ts'
import type { PageKey } from './page-key.ts'

export type PageCache = {
  /**
   * The kept page of a key, or the one that `draw` makes; everyone who asks meanwhile waits for the same drawing.
   * A drawing that throws or answers 5xx gives the last good copy, when there is one of the last 24 hours.
   */
  get(providerId: string, key: PageKey, draw: () => Promise<Response>, allowed?: Allowed): Promise<KeptPage>
  forget(providerId?: string): void
  /** How many asks were answered with a page that was there or in the making, and how many began a drawing. */
  readonly counts: { hits: number; misses: number }
}

export type PageCacheOptions = {
  /** Milliseconds of a clock that nobody sets: how old things are goes by it. */
  elapsedMs?: () => number
  /** Milliseconds since 1970: what is said to people. */
  now?: () => number
}

/** @param maxBytes memory for pages, compressed copies included */
export function createPageCache(
  maxBytes: number,
  { elapsedMs = () => performance.now(), now = Date.now }: PageCacheOptions = {},
): PageCache {
  const copies = createCopies(maxBytes, { elapsedMs, now })
  const drawing = new Map<string, Promise<KeptPage>>()
  const counts = { hits: 0, misses: 0 }
  const drawAnew = async (key: PageKey, full: string, draw: () => Promise<KeptPage>): Promise<KeptPage> => {
    const isCurrent = () => drawing.get(full) === page
    const page = drawOrStandIn(draw, () => copies.standIn(key, full, isCurrent()))
    drawing.set(full, page)
    try {
      const finished = await page
      // What was drawn while the provider changed may be of before: those who wait get it, and that is all.
      if (isCurrent()) copies.take(key, full, finished)
      return finished
    } finally {
      if (isCurrent()) drawing.delete(full)
    }
  }
  return {
    counts,
    get: async (providerId, key, draw, allowed) => {
      const full = `${providerId} ${key.text}`
      const ready = copies.show(key, full) ?? drawing.get(full)
      counts[ready ? 'hits' : 'misses'] += 1
      return ready ?? drawAnew(key, full, async () => finishPage(await draw(), allowed))
    },
    forget: (providerId) => {
      const isMeant = (full: string) => providerId === undefined || full.startsWith(`${providerId} `)
      for (const full of [...drawing.keys()].filter(isMeant)) drawing.delete(full)
      copies.distrust(isMeant)
    },
  }
}

/** A drawing that fails, or that says that something is away, gives way to what stands in. */
async function drawOrStandIn(draw: () => Promise<KeptPage>, standIn: () => KeptPage | undefined): Promise<KeptPage> {
  try {
    const page = await draw()
    return page.status >= 500 ? (standIn() ?? page) : page
  } catch (error) {
    const page = standIn()
    if (!page) throw error
    return page
  }
}
