// Decides from page to page what may be observed: nothing without consent, nothing on pages that are not on the list.
import { offeredChoices } from '#web/page/consent.ts'
import { observedPage } from '#web/page/observed-pages.ts'
import type { PublicSettings } from '#web/page/public-settings.ts'
import { dropAnalyticsCookies } from './analytics-cookies.ts'
import { isAllowed, onConsent } from './kept-consent.ts'
import type { Observation } from './observation.ts'
import { onWhereabouts, whereabouts } from './shown-page.ts'
import { createVisits } from './visits.ts'

let isStarted = false

/** Called as often as anyone likes; starts once per document, and not at all where nothing is configured. */
export function startMeasuring(settings: PublicSettings): void {
  if (isStarted || offeredChoices(settings).length === 0) return
  isStarted = true
  const visits = createVisits()
  const followDiagnostics = lazyDiagnostics(settings)
  const follow = () => {
    if (settings.gtagId) {
      const { page, key } = observe('analytics')
      if (page && key) visits.show(key, page.pattern)
      else visits.stop()
    }
    if (!isAllowed('analytics')) dropAnalyticsCookies()
    if (settings.sentryDsn || settings.replayKey) followDiagnostics()
  }
  onConsent(follow)
  onWhereabouts(follow)
  // Another tab may have answered where no channel tells.
  document.addEventListener('visibilitychange', follow)
  follow()
}

/** On the way to a page that may not be observed, nothing is any more. */
function observe(choice: 'analytics' | 'diagnostics'): Observation {
  const { shown, next } = whereabouts()
  const isLeaving = next !== undefined && next !== shown
  const page = shown === undefined ? undefined : observedPage(shown)
  const mayGoOn = isAllowed(choice) && (!isLeaving || observedPage(next) !== undefined)
  return { page: mayGoOn ? page : undefined, key: shown, isLeaving }
}

/** Fetched when it is first allowed; from then on it hears of every change. */
function lazyDiagnostics(settings: PublicSettings): () => void {
  let loading: Promise<(observation: Observation) => void> | undefined
  return () => {
    if (!loading && !observe('diagnostics').page) return
    loading ??= import('./diagnostics.ts').then(({ startDiagnostics }) => startDiagnostics(settings))
    // Where the visitor is when it has come, not where they were when it was asked for. Without a line nothing is reported.
    loading.then(
      (tell) => tell(observe('diagnostics')),
      () => {
        loading = undefined
      },
    )
  }
}
