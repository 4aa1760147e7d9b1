// The one way out for error reports and replays: each is taken apart and built anew, and goes nowhere unless it may right now.
import { type BrowserOptions, makeFetchTransport } from '@sentry/browser'
import { observedPage } from '#web/page/observed-pages.ts'
import type { PublicSettings } from '#web/page/public-settings.ts'
import { readReportAddress } from '#web/page/report-address.ts'
import { isAllowed } from './kept-consent.ts'
import { type RecordedPage, scrubRecording } from './scrub-recording.ts'
import { scrubError, scrubReplay, scrubTrace } from './scrub-report.ts'
import { whereabouts } from './shown-page.ts'

type MakeTransport = NonNullable<BrowserOptions['transport']>
type Transport = ReturnType<MakeTransport>
export type Envelope = Parameters<Transport['send']>[0]
type Item = [Record<string, unknown>, unknown]

/**
 * @param recordedPage the page that is on the record, or was last
 * @param fetchNow the browser's own fetch, before anything watches it
 */
export function guardedTransport(
  settings: PublicSettings,
  recordedPage: () => RecordedPage | undefined,
  fetchNow: typeof fetch,
): MakeTransport {
  return (options) => {
    const open = (dsn: string | undefined) => {
      const url = readReportAddress(dsn)?.url
      const fetchOptions = { referrerPolicy: 'no-referrer', credentials: 'omit' } as const
      return url ? makeFetchTransport({ ...options, url, fetchOptions }, fetchNow) : undefined
    }
    const reports = open(settings.sentryDsn)
    const replays = open(settings.replayKey)
    return {
      send: async (envelope) => {
        const { shown } = whereabouts()
        if (!isAllowed('diagnostics') || shown === undefined || !observedPage(shown)) return {}
        const scrubbed = scrubEnvelope(envelope, location.origin, recordedPage())
        if (!scrubbed) return {}
        return (await (scrubbed.isReplay ? replays : reports)?.send(scrubbed.envelope)) ?? {}
      },
      flush: async (timeout) => {
        const done = await Promise.all([reports?.flush(timeout), replays?.flush(timeout)])
        return !done.includes(false)
      },
    }
  }
}

/** Undefined when nothing of it may leave: sessions, logs, metrics and whatever newer versions may think of. */
export function scrubEnvelope(
  envelope: Envelope,
  origin: string,
  page: RecordedPage | undefined,
): { envelope: Envelope; isReplay: boolean } | undefined {
  const [, items] = envelope as unknown as [unknown, Item[]]
  const kept = items.flatMap(([{ type }, payload]): Item[] => {
    if (type === 'event') return [[{ type }, scrubError(payload, origin)]]
    if (type === 'transaction') return [[{ type }, scrubTrace(payload)]]
    if (type === 'replay_event' && page) return [[{ type }, scrubReplay(payload, page.pattern)]]
    if (type === 'replay_recording' && page) return recordingItem(scrubRecording(payload, page))
    return []
  })
  const isReplay = kept.some(([{ type }]) => type === 'replay_event')
  if (kept.length === 0 || (isReplay && kept.length !== 2)) return undefined
  const [, first] = kept[0] ?? []
  const { event_id, replay_id } = first as { event_id?: string; replay_id?: string }
  const headers = { event_id: isReplay ? replay_id : event_id, sent_at: new Date().toISOString() }
  return { envelope: [headers, kept] as unknown as Envelope, isReplay }
}

const recordingItem = (recording: string | undefined): Item[] =>
  recording === undefined
    ? []
    : [[{ type: 'replay_recording', length: new TextEncoder().encode(recording).length }, recording]]
