// What the inbox shows, as its address says it: state, kind, whose, and how far it was unrolled. What is searched for is a name, and stands in no address.

export const inboxTabs = ['open', 'waiting', 'done'] as const
export type InboxTab = (typeof inboxTabs)[number]

export const kindsOfInbox = [
  'quote-request',
  'contact-message',
  'assistant-question',
  'consultation',
  'document-share',
  'booking',
  'payment',
] as const
export type KindOfInbox = (typeof kindsOfInbox)[number]

export type InboxAddress = {
  state: InboxTab
  kind?: KindOfInbox
  /** `me`, `nobody` or the id of a colleague. */
  assignee?: string
  /** How many pages of the list are shown. */
  pages: number
}

/** Who wants to see more than these narrows the list down. */
export const mostPages = 20
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What cannot be is left out. */
export function readInboxAddress(search: URLSearchParams): InboxAddress {
  const state = inboxTabs.find((one) => one === search.get('state')) ?? 'open'
  const kind = kindsOfInbox.find((one) => one === search.get('kind'))
  const assignee = search.get('assignee') ?? ''
  const pages = Math.min(mostPages, Math.max(1, Math.trunc(Number(search.get('pages'))) || 1))
  return {
    state,
    ...(kind && { kind }),
    ...((assignee === 'me' || assignee === 'nobody' || idShape.test(assignee)) && { assignee }),
    pages,
  }
}

/** The same as the end of an address: `''` or beginning with `?`. What is as it is at first is left out. */
export function inboxSearch({ state, kind, assignee, pages }: InboxAddress): string {
  const query = new URLSearchParams()
  if (state !== 'open') query.set('state', state)
  if (kind) query.set('kind', kind)
  if (assignee) query.set('assignee', assignee)
  if (pages > 1) query.set('pages', String(pages))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Whether the list is narrowed down beyond its state.
 * @param text what is searched for
 */
export const isNarrowed = ({ kind, assignee }: InboxAddress, text: string): boolean => Boolean(kind || assignee || text)
