// Error reports and traces, and the recorder of the screen, for visitors who agreed: started once, and told of every page.
import {
  browserTracingIntegration,
  dedupeIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  init,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
} from '@sentry/browser'
import type { PublicSettings } from '#web/page/public-settings.ts'
import type { Observation } from './observation.ts'
import { ownBuild } from './own-build.ts'
import type { Recorder } from './recorder.ts'
import { guardedTransport } from './report-transport.ts'

/** Nothing is gathered beside what scrub-report.ts lets through. */
const nothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
}

/** @returns what is to be told of every change of page and of consent */
export function startDiagnostics(settings: PublicSettings): (observation: Observation) => void {
  let recorder: Recorder | undefined
  const client = init({
    dsn: settings.sentryDsn ?? settings.replayKey,
    release: ownBuild(),
    transport: guardedTransport(settings, () => recorder?.page, globalThis.fetch.bind(globalThis)),
    defaultIntegrations: false,
    integrations: settings.sentryDsn ? reporting() : [],
    // The specification's full trace sampling, and replay at 100 percent: of those who agreed, on pages that allow it.
    ...(settings.sentryDsn && { tracesSampleRate: 1 }),
    replaysSessionSampleRate: 1,
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    dataCollection: nothing,
    maxBreadcrumbs: 0,
    beforeBreadcrumb: () => null,
    sendClientReports: false,
  })
  let wanted: Observation['page']
  /** Fetched with the first page that may be recorded; by then the visitor may be elsewhere. */
  const record = (page: Observation['page']) => {
    wanted = page
    if (recorder || !settings.replayKey || !client || !page?.recorded) return recorder?.follow(page)
    // Without a line nothing is recorded.
    import('./recorder.ts').then(
      ({ createRecorder }) => {
        recorder ??= createRecorder(client)
        recorder.follow(wanted)
      },
      () => {},
    )
  }
  let named: string | undefined
  return ({ page, key, isLeaving }) => {
    if (!client) return
    record(isLeaving ? undefined : page)
    client.getOptions().enabled = page !== undefined
    if (!page) {
      named = undefined
      return
    }
    if (named === key) return
    getCurrentScope().setTransactionName(page.pattern)
    const start = named === undefined ? startBrowserTracingPageLoadSpan : startBrowserTracingNavigationSpan
    start(client, { name: page.pattern })
    named = key
  }
}

const reporting = () => [
  globalHandlersIntegration(),
  dedupeIntegration(),
  browserTracingIntegration({
    instrumentPageLoad: false,
    instrumentNavigation: false,
    instrumentBfcacheRestore: false,
    linkPreviousTrace: 'off',
    traceXHR: false,
  }),
]
