// What waits for a provider's own people: one item for each thing that somebody asked, sent or changed.

export const inboxKinds = [
  /** A quote request and everything in its thread. Its reference is that of the request. */
  'quote-request',
  /** Written on the contact page. */
  'contact-message',
  /** Handed over by the assistant. */
  'assistant-question',
  'consultation',
  /** Documents that were shared. Its reference is the id of the share. */
  'document-share',
  /** A booking that was made, changed or given up. */
  'booking',
  /** Money of an order that somebody has to look at. Its reference is the order's. */
  'payment',
] as const
export type InboxKind = (typeof inboxKinds)[number]

/** What is kept as a message with its answers, and answered by mail. */
export const messageKinds = ['contact-message', 'assistant-question'] as const satisfies readonly InboxKind[]
export type MessageKind = (typeof messageKinds)[number]

export const isMessageKind = (kind: InboxKind): kind is MessageKind => messageKinds.some((one) => one === kind)

/** What was said in a conversation with the assistant. */
export type TranscriptTurn = { role: 'user' | 'assistant'; content: string }

/**
 * `open`: the provider's turn; `waiting`: answered, and the person's turn; `done`: nothing more is to be done, until something new
 * comes.
 */
export const inboxStates = ['open', 'waiting', 'done'] as const
export type InboxState = (typeof inboxStates)[number]

/** What an item is about. */
export type InboxThing = { kind: InboxKind; reference: string }

/** A name as it is looked for, and what somebody looks for: small letters, one form of each, one space between words. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** A name from each later word on; a hyphen parts words as a space does. @param name as `searchable` gives it */
export function laterParts(name: string): string[] {
  const words = wordsOf(name)
  return [...new Set(words.slice(1).map((_, at) => words.slice(at + 1).join(' ')))]
}

/** How the part of a name begins that somebody looks for. @param text as `searchable` gives it */
export const partStart = (text: string): string => wordsOf(text).join(' ')

const wordsOf = (text: string): string[] => text.split(/[ -]+/).filter(Boolean)
