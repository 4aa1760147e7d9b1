// What is left of an error report or a trace before it leaves the browser: built anew from what is known to tell nothing of a person.
import { isObservedPattern } from '#web/page/observed-pages.ts'

type Loose = Record<string, unknown>

const hex = /^[0-9a-f]{8,32}$/
const word = /^[\w.$<> -]{1,80}$/
/** `ui.long-task`, `http.client`, `auto.pageload.browser`, `ok`. */
const term = /^[a-z_]+(?:[.\-_][a-z_]+)*$/
const vitals = ['lcp', 'fcp', 'fp', 'ttfb', 'cls', 'inp'] as const

const asLoose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown, shape: RegExp) => (typeof value === 'string' && shape.test(value) ? value : undefined)
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
/** Without what is undefined, so that it travels as it is tested. */
const only = (fields: Loose): Loose => Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined))

/** Names of errors and where in our own scripts they happened; no message, no address, no breadcrumb, no visitor. */
export function scrubError(given: unknown, origin: string): Loose {
  const event = asLoose(given)
  const values = asList(asLoose(event.exception).values).map((one) => scrubException(asLoose(one), origin))
  return only({ ...frameOf(event), level: text(event.level, term), exception: { values } })
}

/** How long things took on a page that is named by its pattern; spans keep their kind and times and lose their names. */
export function scrubTrace(given: unknown): Loose {
  const event = asLoose(given)
  const spans = asList(event.spans).map((span) => scrubSpan(asLoose(span)))
  const measured = asLoose(event.measurements)
  const measurements = Object.fromEntries(
    vitals.flatMap((name) => {
      const value = number(asLoose(measured[name]).value)
      return value === undefined ? [] : [[name, { value, unit: name === 'cls' ? '' : 'millisecond' }]]
    }),
  )
  return only({
    ...frameOf(event),
    type: 'transaction',
    start_timestamp: number(event.start_timestamp),
    transaction_info: { source: 'route' },
    spans,
    measurements,
  })
}

/** The frame of a replay: which pattern, which part, when. */
export function scrubReplay(given: unknown, pattern: string): Loose {
  const event = asLoose(given)
  const ids = (list: unknown) => asList(list).filter((id) => text(id, hex) !== undefined)
  return only({
    type: 'replay_event',
    platform: 'javascript',
    replay_id: text(event.replay_id, hex),
    event_id: text(event.event_id, hex),
    segment_id: number(event.segment_id),
    replay_type: 'session',
    replay_start_timestamp: number(event.replay_start_timestamp),
    timestamp: number(event.timestamp),
    error_ids: ids(event.error_ids),
    trace_ids: ids(event.trace_ids),
    urls: [pattern],
  })
}

function frameOf(event: Loose): Loose {
  return {
    event_id: text(event.event_id, hex),
    platform: 'javascript',
    timestamp: number(event.timestamp),
    release: text(event.release, word),
    environment: 'production',
    transaction: isObservedPattern(event.transaction) ? event.transaction : undefined,
    contexts: { trace: scrubSpan(asLoose(asLoose(event.contexts).trace)) },
  }
}

function scrubSpan(span: Loose): Loose {
  return only({
    trace_id: text(span.trace_id, hex),
    span_id: text(span.span_id, hex),
    parent_span_id: text(span.parent_span_id, hex),
    op: text(span.op, term),
    origin: text(span.origin, term),
    status: text(span.status, term),
    start_timestamp: number(span.start_timestamp),
    timestamp: number(span.timestamp),
  })
}

function scrubException(exception: Loose, origin: string): Loose {
  const frames = asList(asLoose(exception.stacktrace).frames).flatMap((frame) => scrubFrame(asLoose(frame), origin))
  return {
    // A name is a class of ours or of the browser; anything longer or odder was made up on the way.
    type: text(exception.type, /^[A-Z]\w{0,60}$/) ?? 'Error',
    mechanism: { type: 'generic', handled: asLoose(exception.mechanism).handled === true },
    stacktrace: { frames },
  }
}

/** Frames of our own built files; pages, extensions and whatever else stands in a stack are left out. */
function scrubFrame(frame: Loose, origin: string): Loose[] {
  const { filename } = frame
  const assets = `${origin}/assets/`
  if (typeof filename !== 'string' || !filename.startsWith(assets)) return []
  const file = text(filename.slice(assets.length), /^[\w.-]+\.js$/)
  if (!file) return []
  const place = { lineno: number(frame.lineno), colno: number(frame.colno) }
  return [only({ filename: `app:///assets/${file}`, function: text(frame.function, word), in_app: true, ...place })]
}
