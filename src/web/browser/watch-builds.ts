// Asks from time to time which build the server runs, so that a tab that stays open for long moves to it at its next page.
import { isLatestBuild, latestPath } from '#web/page/build-manifest.ts'
import { fetchPatiently } from './fetch-patiently.ts'
import { hearOfBuild, isBuildOutdated, ownBuild } from './own-build.ts'
import { warnInTab } from './tab-log.ts'

export const everyMs = 300_000
/** Who comes back to the tab after so long is likely to go on to another page soon. */
export const awayMs = 60_000

let isWatching = false

/** Begins once per document. Does nothing in development, where there are no builds. Never reloads anything by itself. */
export function watchBuilds(): void {
  if (isWatching || ownBuild() === undefined) return
  isWatching = true
  let askedAt = Date.now()
  const ask = () => {
    askedAt = Date.now()
    // Once it is known, nothing newer matters: the next page is loaded whole and comes from whatever runs then.
    // Without a network nothing can be heard, and whoever comes back to one asks again.
    if (!isBuildOutdated() && navigator.onLine) void askForBuild()
  }
  setInterval(() => document.visibilityState === 'visible' && ask(), everyMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > awayMs) ask()
  })
  // A piece that nobody asked for could not be had: it may be of a build that has gone.
  window.addEventListener('vite:preloadError', () => {
    warnInTab('piece not loaded')
    ask()
  })
}

/** A failure is logged and nothing more: the next time will do. */
async function askForBuild(): Promise<void> {
  try {
    const response = await fetchPatiently(new Request(new URL(latestPath, location.origin), { cache: 'no-cache' }))
    const latest: unknown = await response.json()
    if (isLatestBuild(latest)) hearOfBuild(latest.id)
    else warnInTab('build manifest not read', { status: response.status })
  } catch {
    warnInTab('build manifest not read')
  }
}
