// The list of what waits, as far as its address unrolls it and a search narrows it down, with moments in words by the clinic's clock.
import { type InboxItem, listInbox } from '#contract/inbox.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { formatClock, formatDate, formatShortDay } from '#texts/format.ts'
import { sayDescribed } from '#web/desk/say-described.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { type InboxAddress, readInboxAddress } from './inbox-address.ts'

/**
 * `known` is undefined where the list cannot be had.
 * @param text what is searched for, as `listInbox` takes it
 */
export async function presentInbox(page: PageContext, url: URL, now: Date, text = '') {
  const address = readInboxAddress(url.searchParams)
  const found = await readList(page, address, text).catch(unlessRefused)
  const items = found?.items.map((item) => presentRow(page, item, now)) ?? []
  return { address, text, known: found && { ...found, items, now: now.toISOString() } }
}
export type InboxView = Awaited<ReturnType<typeof presentInbox>>
export type KnownInbox = NonNullable<InboxView['known']>

function unlessRefused(error: unknown): undefined {
  if (error instanceof Fault && error.code !== 'not-allowed') return undefined
  throw error
}

/** One page after the other: where one begins, the one before it says. */
async function readList({ call, visitor }: PageContext, { pages, ...chosen }: InboxAddress, text: string) {
  const narrowed = { ...chosen, language: visitor.language, ...(text && { text }) }
  const items = new Map<string, InboxItem>()
  let found = await call(listInbox, narrowed)
  for (let page = 1; ; page += 1) {
    for (const item of found.items) items.set(item.id, item)
    if (page >= pages || found.next === null) break
    found = await call(listInbox, { ...narrowed, after: found.next })
  }
  return {
    items: [...items.values()],
    isWhole: found.next === null,
    counts: found.counts,
    colleagues: found.colleagues,
  }
}

/** One line of the list. */
export function presentRow(page: PageContext, item: InboxItem, now: Date) {
  const { id, kind, reference, from, state, receivedAt, lastAt, dueAt, assignee, version, described } = item
  return {
    id,
    kind,
    /** Some are ids that say nothing to anybody. */
    reference: /^[\da-f]{8}-/.test(reference) ? '' : reference,
    from,
    /** What it is about, from where, in which language, and how the offer stands. */
    about: sayDescribed(page, described),
    state,
    since: { at: receivedAt, text: shortMoment(page, receivedAt, now) },
    lastAt,
    dueAt,
    /** `23 Nov, 13:00`; empty where no answer is owed. */
    dueBy: dueAt ? dueMoment(page, dueAt) : '',
    assignee,
    version,
  }
}
export type RowView = ReturnType<typeof presentRow>

/** `14:05` of today, else `12 Nov`. */
function shortMoment({ provider, visitor }: PageContext, at: string, now: Date): string {
  const { timeZone } = provider.location
  const day = plainDate(new Date(at), timeZone)
  return day === plainDate(now, timeZone)
    ? formatClock(at, timeZone, visitor.language)
    : formatShortDay(day, visitor.language)
}

function dueMoment({ provider, visitor, t }: PageContext, at: string): string {
  const { timeZone } = provider.location
  const day = formatShortDay(plainDate(new Date(at), timeZone), visitor.language)
  return t('meta.offers.moment', { day, time: formatClock(at, timeZone, visitor.language) })
}

/** `12 May 2026 at 14:05`, by the clinic's clock. */
export function wholeMoment({ provider, visitor, t }: PageContext, at: string): string {
  const { timeZone } = provider.location
  const day = formatDate(plainDate(new Date(at), timeZone), visitor.language)
  return t('meta.offers.moment', { day, time: formatClock(at, timeZone, visitor.language) })
}
