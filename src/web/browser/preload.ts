// Fetches pages before they are asked for: at most four at once (specification, section 9), and only for those who can spare it.
import pLimit from 'p-limit'
import type { PagePayload } from '#web/page/page-payload.ts'
import { aheadHeader, payloadPath } from '#web/page/route-rules.ts'
import { askedAddress } from './asked-address.ts'
import { readCopyMark } from './copy-mark.ts'
import { dropPayloads, hasPayload, keepPayload, keptPayloadMs } from './kept-payloads.ts'
import { mayPreload, pageAhead } from './link-ahead.ts'
import { isPayload } from './load-payload.ts'
import { hearOfBuild } from './own-build.ts'
import { warmRoute } from './warm-route.ts'

/** Route preloading: at most 4 at once. */
export const mostPreloads = 4
/** Pages that are merely in view leave room for the one that is pointed at. */
const mostInView = 2
/** Who passes over a link on the way to another one does not mean it. */
const intentMs = 80

const limit = pLimit(mostPreloads)

/** Links in sight of the page on the screen, not followed up yet; several may lead to the same page. */
const inView = new Set<Element>()
/** Pages fetched for having been seen; not again, however long the page is read. */
const seen = new Set<string>()

/** Fetches a page, its data and its code together, unless it is here already. */
const preload = (page: string): Promise<void> =>
  limit(async () => {
    if (hasPayload(page) || isOpening(page) || !mayPreload()) return
    const payload = fetchOnce(page)
    keepPayload(page, payload)
    await Promise.allSettled([payload, warmRoute(new URL(page, location.href).pathname)])
  })

/** Whether the visitor is there, or on the way: then the navigation has fetched it. */
function isOpening(page: string): boolean {
  const [asked] = (askedAddress() ?? '').split('#')
  return page === asked || page === location.pathname + location.search
}

/** One try, and only what is fresh: a navigation has more patience, and better words when it fails. */
async function fetchOnce(page: string): Promise<PagePayload> {
  const { pathname, search } = new URL(page, location.href)
  const response = await fetch(payloadPath(pathname) + search, {
    priority: 'low',
    headers: [aheadHeader],
    signal: AbortSignal.timeout(keptPayloadMs),
  })
  const payload: unknown = response.ok ? await response.json() : undefined
  if (!isPayload(payload) || readCopyMark(response.headers.get('server-timing'))) throw new Error('not preloaded')
  hearOfBuild(payload.build)
  return payload
}

/** Fetches what is in view, a page after the other, whenever nothing else is to do. */
function fetchInView(): void {
  if (limit.activeCount >= mostInView) return
  for (const link of inView) {
    inView.delete(link)
    const page = pageAhead(link)
    if (page === undefined || seen.has(page)) continue
    seen.add(page)
    void preload(page).then(() => whenIdle(fetchInView))
    return
  }
}

function whenIdle(deed: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(deed)
  else setTimeout(deed, 200)
}

/** Fetches the page of a link that someone points at, touches or has come to by the keyboard. */
function watchIntent(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const mean = (event: Event, delayMs: number) => {
    clearTimeout(waiting)
    const page = event.target instanceof Element ? pageAhead(event.target) : undefined
    if (page !== undefined) waiting = setTimeout(() => void preload(page), delayMs)
  }
  document.addEventListener('pointerover', (event) => mean(event, intentMs), { passive: true })
  document.addEventListener('focusin', (event) => mean(event, intentMs))
  document.addEventListener('touchstart', (event) => mean(event, 0), { passive: true })
  // Followed already.
  document.addEventListener('click', () => clearTimeout(waiting), { capture: true })
}

/** Notes the links in view on each page that is shown, once the visitor has shown that they stay. */
function watchView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    whenIdle(fetchInView)
  })
  const look = () => {
    observer.disconnect()
    inView.clear()
    seen.clear()
    if (mayPreload()) for (const link of document.links) observer.observe(link)
  }
  // The page on the screen is named there.
  new MutationObserver(() => whenIdle(look)).observe(document.documentElement, { attributeFilter: ['data-path'] })
  whenIdle(look)
}

/** A visit that ends with the page it began with pays for no other. */
function onFirstSign(deed: () => void): void {
  const done = new AbortController()
  for (const sign of ['pointermove', 'keydown', 'touchstart', 'scroll']) {
    const noted = () => {
      done.abort()
      deed()
    }
    document.addEventListener(sign, noted, { passive: true, signal: done.signal })
  }
}

let isStarted = false

/** Called again when something changed for all pages: what was fetched for the old state is of no use. */
export function startPreloading(): void {
  dropPayloads()
  if (isStarted) return
  isStarted = true
  document.addEventListener('submit', dropPayloads, { capture: true })
  watchIntent()
  onFirstSign(watchView)
}
