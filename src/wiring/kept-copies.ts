// The copies of drawn pages, in a memory that nobody can fill and in which made-up addresses push no page of the site out.
import { LRUCache } from 'lru-cache'
import { readHoldsUntil } from '#kernel/holds-until.ts'
import type { KeptPage } from './finish-page.ts'
import type { PageKey } from './page-key.ts'

/** A page and how far it may be trusted: forgotten means that the provider changed since. */
type Copy = {
  page: KeptPage
  /** By the clock that people go by; the others by one that nobody sets. */
  drawnAt: Date
  freshUntil: number
  isForgotten: boolean
  failedAt: number
}

export type Copies = {
  /** What is shown without a drawing: what is fresh, or a copy while drawing has just failed. */
  show(key: PageKey, full: string): KeptPage | undefined
  /**
   * What is shown instead of a failed drawing, where there is anything.
   * @param isCurrent false when something changed since it began: a copy made since is as good as any
   */
  standIn(key: PageKey, full: string, isCurrent: boolean): KeptPage | undefined
  /** Keeps a page if it may be, and drops the copy of one that is truly not there any more. */
  take(key: PageKey, full: string, page: KeptPage): void
  /** They are not shown any more where a page can be drawn. */
  distrust(isMeant: (full: string) => boolean): void
}

type Clocks = { elapsedMs: () => number; now: () => number }

/** For so long a page is shown as it is. */
const freshMs = 5 * 60_000
/** For so long it may stand in for one that cannot be drawn. */
const lastGoodMs = 24 * 3_600_000
/** Whoever asks so soon after a failed drawing gets the last good copy at once, without waiting for another failure. */
const restMs = 2_000
/** No address that anyone means is longer. */
const longestKey = 1_000
/** Of the memory, for what is no plain page of the site. */
const shareOfOthers = 0.25

/** @param maxBytes for everything; 0 keeps nothing */
export function createCopies(maxBytes: number, { elapsedMs, now }: Clocks): Copies {
  const openShelf = (bytes: number) =>
    new LRUCache<string, Copy>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: ({ page }, full) => sizeOf(page, full),
      ttl: lastGoodMs,
      ttlResolution: 0,
      perf: { now: elapsedMs },
    })
  const plain = openShelf(maxBytes * (1 - shareOfOthers))
  const others = openShelf(maxBytes * shareOfOthers)
  const shownAtOnce = (copy: Copy | undefined): KeptPage | undefined => {
    if (!copy) return undefined
    if (!copy.isForgotten && elapsedMs() < copy.freshUntil) return copy.page
    return elapsedMs() - copy.failedAt < restMs ? markStale(copy) : undefined
  }
  const shelfOf = ({ isPlain }: PageKey) => (isPlain ? plain : others)
  return {
    show: (key, full) => shownAtOnce(shelfOf(key).get(full)),
    standIn: (key, full, isCurrent) => {
      const copy = shelfOf(key).get(full)
      if (copy && isCurrent) copy.failedAt = elapsedMs()
      return shownAtOnce(copy) ?? (copy && markStale(copy))
    },
    take: (key, full, page) => {
      if (isGone(page)) shelfOf(key).delete(full)
      if (!mayKeep(page) || full.length > longestKey) return
      const holdsForMs = endOf(page) - now()
      shelfOf(key).set(full, {
        page,
        drawnAt: new Date(now()),
        freshUntil: elapsedMs() + Math.min(freshMs, holdsForMs),
        isForgotten: false,
        failedAt: Number.NEGATIVE_INFINITY,
      })
    },
    distrust: (isMeant) => {
      for (const [full, copy] of [...plain.entries(), ...others.entries()]) {
        if (isMeant(full)) Object.assign(copy, { isForgotten: true, failedAt: Number.NEGATIVE_INFINITY })
      }
    },
  }
}

/** In bytes: letters take two each, and every copy some for what holds it. */
function sizeOf({ plain, br, gzip, headers }: KeptPage, full: string): number {
  const letters = full.length + headers.flat().join('').length
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 2 * letters + 500
}

/** Prices go by rates that are held for a while: beyond it the page is as old as any other. */
const endOf = ({ headers }: KeptPage): number =>
  readHoldsUntil(new Headers(headers))?.getTime() ?? Number.POSITIVE_INFINITY

const isGone = ({ status }: KeptPage): boolean => status === 404 || status === 410

/** Says so to the tab, which tells the visitor; browsers may read `server-timing` of documents as well. Nobody keeps it. */
function markStale({ page, drawnAt }: Copy): KeptPage {
  const headers = new Headers(page.headers)
  headers.set('server-timing', `stale;desc="${drawnAt.toISOString()}"`)
  headers.set('cache-control', 'no-store')
  return { ...page, headers: [...headers], staleSince: drawnAt }
}

function mayKeep(page: KeptPage): boolean {
  if (page.staleSince) return false
  const headers = new Headers(page.headers)
  // Private: it may be shown again in the browser that asked, but what it says may be over for the next one.
  const isForOne = /no-store|private/.test(headers.get('cache-control') ?? '')
  return page.status === 200 && !headers.has('set-cookie') && !isForOne
}
