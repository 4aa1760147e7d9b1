// Records the screen, as boxes, on the pages that allow it: each is a recording of its own that ends with the page.
import { type getClient, replayIntegration } from '@sentry/browser'
import type { ObservedPage } from '#web/page/observed-pages.ts'
import { isAllowed } from './kept-consent.ts'
import type { RecordedPage } from './scrub-recording.ts'

type Client = NonNullable<ReturnType<typeof getClient>>

export type Recorder = {
  /** The page that is on the record, or was last: what is still on its way belongs to it. */
  page: RecordedPage | undefined
  /** Records this page from now on, or none. */
  follow(page: ObservedPage | undefined): void
}

/** Each page that may be recorded is a recording of its own. */
export function createRecorder(client: Pick<Client, 'addIntegration'>): Recorder {
  const integration = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Forms, the conversation with the assistant, and pages that were left but are kept alive out of sight.
    block: ['form', 'iframe', '[data-assistant]', '[style*="display: none"]'],
    // Pages allow no workers of unknown origin, and what is compressed cannot be looked through.
    useCompression: false,
    stickySession: false,
    minReplayDuration: 0,
    networkDetailAllowUrls: [],
    networkCaptureBodies: false,
    slowClickTimeout: 0,
    beforeAddRecordingEvent: () => null,
  })
  let isAdded = false
  let isRecording = false
  const recorder: Recorder = {
    page: undefined,
    follow: (page) => {
      if (isRecording && recorder.page?.pattern === page?.pattern) return
      // Without any recording this does nothing.
      void integration.stop({ flush: isAllowed('diagnostics') })
      isRecording = page?.recorded !== undefined
      if (!page?.recorded) return
      recorder.page = { pattern: page.pattern, gestures: page.recorded.gestures }
      // It begins to record when it is added.
      if (isAdded) integration.start()
      else client.addIntegration(integration)
      isAdded = true
    },
  }
  return recorder
}
