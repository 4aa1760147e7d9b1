// What is left of a recorded screen before it leaves the browser: boxes and where they are, no word, no address, nothing typed.

type Loose = Record<string, unknown>

/** Kinds of events and of changes, as rrweb numbers them (@rrweb/types, EventType and IncrementalSource). */
const kinds = { fullSnapshot: 2, incremental: 3, meta: 4 }
const sources = { mutation: 0, mouseMove: 1, mouseInteraction: 2, scroll: 3, viewportResize: 4, touchMove: 6 }

/** Attributes that shape a box. Where a link leads, what a field holds, ids and labels are not among them. */
const shaping = new Set(
  'class style dir lang width height type role open hidden colspan rowspan media disabled viewBox _cssText'
    .split(' ')
    .concat('rr_width', 'rr_height', 'rr_scrollLeft', 'rr_scrollTop'),
)

const asLoose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const mask = (value: unknown) => (typeof value === 'string' ? value.replace(/\S/gu, '*') : '')

export type RecordedPage = { pattern: string; gestures: boolean }

/**
 * @param recording a header line and the events as JSON, as the replay integration packs them without compression
 * @returns the same with only what may leave; undefined when it is anything else
 */
export function scrubRecording(recording: unknown, page: RecordedPage): string | undefined {
  if (typeof recording !== 'string') return undefined
  const at = recording.indexOf('\n')
  try {
    const { segment_id } = JSON.parse(recording.slice(0, at)) as Loose
    const events = asList(JSON.parse(recording.slice(at + 1))).flatMap((event) => scrubEvent(asLoose(event), page))
    return `${JSON.stringify({ segment_id })}\n${JSON.stringify(events)}`
  } catch {
    return undefined
  }
}

function scrubEvent({ type, data, timestamp }: Loose, page: RecordedPage): Loose[] {
  const given = asLoose(data)
  if (type === kinds.meta)
    return [{ type, timestamp, data: { href: page.pattern, width: given.width, height: given.height } }]
  if (type === kinds.fullSnapshot)
    return [{ type, timestamp, data: { node: scrubNode(asLoose(given.node)), initialOffset: given.initialOffset } }]
  const change = type === kinds.incremental ? scrubChange(given, page) : undefined
  return change ? [{ type, timestamp, data: change }] : []
}

function scrubChange(data: Loose, { gestures }: RecordedPage): Loose | undefined {
  const { source } = data
  if (source === sources.scroll) return { source, id: data.id, x: data.x, y: data.y }
  if (source === sources.viewportResize) return { source, width: data.width, height: data.height }
  if (!gestures) return undefined
  if (source === sources.mutation) return scrubMutation(data)
  if (source === sources.mouseMove || source === sources.touchMove)
    return {
      source,
      positions: asList(data.positions).map((one) => {
        const { x, y, id, timeOffset } = asLoose(one)
        return { x, y, id, timeOffset }
      }),
    }
  if (source === sources.mouseInteraction) return { source, type: data.type, id: data.id, x: data.x, y: data.y }
  return undefined
}

function scrubMutation({ source, texts, attributes, removes, adds }: Loose): Loose {
  return {
    source,
    texts: asList(texts).map((one) => ({ id: asLoose(one).id, value: mask(asLoose(one).value) })),
    attributes: asList(attributes).map((one) => {
      const { id, attributes: given } = asLoose(one)
      return { id, attributes: keepShaping(asLoose(given)) }
    }),
    removes: asList(removes).map((one) => ({ parentId: asLoose(one).parentId, id: asLoose(one).id })),
    adds: asList(adds).map((one) => {
      const { parentId, nextId, previousId, node } = asLoose(one)
      return { parentId, nextId, previousId, node: scrubNode(asLoose(node)) }
    }),
  }
}

/** @param inStyle whether it lies in a style element, whose text is ours and the same for everyone */
function scrubNode(node: Loose, inStyle = false): Loose {
  const { type, id, rootId, isSVG, name, tagName, compatMode } = node
  const within = tagName === 'style'
  return {
    type,
    id,
    rootId,
    isSVG,
    name,
    tagName,
    compatMode,
    ...(node.attributes !== undefined && { attributes: keepShaping(asLoose(node.attributes)) }),
    ...(node.childNodes !== undefined && {
      childNodes: asList(node.childNodes).map((child) => scrubNode(asLoose(child), within)),
    }),
    ...(node.textContent !== undefined && { textContent: inStyle ? node.textContent : mask(node.textContent) }),
    ...(inStyle && { isStyle: true }),
  }
}

function keepShaping(attributes: Loose): Loose {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      // A picture's address in a style would name what it shows; our own stylesheet has none but fonts.
      ([name, value]) => shaping.has(name) && !(name === 'style' && JSON.stringify(value).includes('url(')),
    ),
  )
}
