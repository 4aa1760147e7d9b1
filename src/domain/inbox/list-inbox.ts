// What waits for a provider's own people, page by page: overdue first, then the newest; each page reads no more than it shows.
import { and, asc, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { type FoundBeside, findText } from './find-text.ts'
import type { InboxKind, InboxState } from './inbox.ts'
import { type InboxPlace, readPlace, writePlace } from './inbox-place.ts'
import { type InboxRow, inboxItems } from './tables.ts'

export type InboxWish = {
  state: InboxState
  kind?: InboxKind | undefined
  /** Id of a colleague, or `nobody`; undefined for all. */
  assignee?: string | undefined
  text?: string | undefined
  /** What a text finds beside references and names. */
  found?: FoundBeside | undefined
  /** As the page before gave it. */
  after?: string | undefined
}

export type InboxPage = { items: InboxRow[]; next: string | null }

/**
 * @param now by which something is overdue; the pages after the first go by the moment of the first, so that nothing changes its
 * place between them
 * @throws Fault invalid-input for a place that no page gave
 */
export async function listInbox(scope: Scope, wish: InboxWish, limit: number, now: Date): Promise<InboxPage> {
  const place = wish.after === undefined ? undefined : readPlace(wish.after)
  const asOf = place?.asOf ?? now
  const wanted = and(eq(inboxItems.state, wish.state), ...(await filtersOf(scope, wish)))
  const found: { row: InboxRow; order: InboxPlace['order'] }[] = []
  const one = limit + 1
  if (wish.state === 'open' && place?.order !== 'newest') {
    for (const row of await readOverdue(scope, wanted, asOf, place, one)) found.push({ row, order: 'overdue' })
  }
  if (found.length < one) {
    const after = place?.order === 'newest' ? place : undefined
    const parts = wish.state === 'open' ? [isNull(inboxItems.dueAt), gte(inboxItems.dueAt, asOf)] : [undefined]
    // Two orders in two indexes: one question for both would read everything that is overdue in between.
    const rows: InboxRow[] = []
    for (const part of parts) rows.push(...(await readNewest(scope, and(wanted, part), after, one)))
    for (const row of rows.sort(byNewest)) found.push({ row, order: 'newest' })
  }
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ row }) => row),
    next: last && found.length > limit ? writePlace(placeOf(last.row, last.order, asOf)) : null,
  }
}

// Of the two conditions of a place the first says nothing that the second does not: behind row-level security an index answers that
// one alone.

function readOverdue(scope: Scope, wanted: SQL | undefined, asOf: Date, place: InboxPlace | undefined, limit: number) {
  const { dueAt, id } = inboxItems
  const after = place && and(gte(dueAt, place.at), sql`(${dueAt}, ${id}) > (${momentOf(place.at)}, ${place.id}::uuid)`)
  return scope.rows(inboxItems, and(wanted, lt(dueAt, asOf), after), { orderBy: [asc(dueAt), asc(id)], limit })
}

function readNewest(scope: Scope, wanted: SQL | undefined, place: InboxPlace | undefined, limit: number) {
  const { lastAt, id } = inboxItems
  const after =
    place && and(lte(lastAt, place.at), sql`(${lastAt}, ${id}) < (${momentOf(place.at)}, ${place.id}::uuid)`)
  return scope.rows(inboxItems, and(wanted, after), { orderBy: [desc(lastAt), desc(id)], limit })
}

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`

const byNewest = (one: InboxRow, other: InboxRow): number =>
  other.lastAt.getTime() - one.lastAt.getTime() || (one.id < other.id ? 1 : -1)

const placeOf = ({ id, dueAt, lastAt }: InboxRow, order: InboxPlace['order'], asOf: Date): InboxPlace => ({
  order,
  at: order === 'overdue' && dueAt ? dueAt : lastAt,
  id,
  asOf,
})

async function filtersOf(scope: Scope, { kind, assignee, text, found }: InboxWish): Promise<(SQL | undefined)[]> {
  return [
    kind && eq(inboxItems.kind, kind),
    assignee === 'nobody' ? isNull(inboxItems.assigneeId) : assignee && eq(inboxItems.assigneeId, assignee),
    text?.trim() ? await findText(scope, text, found) : undefined,
  ].map((filter) => filter || undefined)
}
