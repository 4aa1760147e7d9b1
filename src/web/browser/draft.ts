// Keeps what is typed into the quote form in this browser alone: one draft per provider, forgotten after seven days.

export type Draft = {
  /** Names the draft to the API, so that the same content is taken once. Empty where the browser makes no such names. */
  id: string
  /** When it was last changed, in milliseconds since 1970. */
  savedAt: number
  /** What the address asked for when the draft was last open. */
  asked: string
  fields: Record<string, string>
  /** The reference that it was sent under; the confirmation then forgets it. */
  sent?: string
}

export const keptMs = 7 * 86_400_000
const prefix = 'quote:'

/** Where the draft of a provider lies in the storage. */
export const draftKey = (providerId: string): string => prefix + providerId

/** A name that nobody guesses, where the browser can make one. */
export const newDraftId = (): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '')

/** The draft of a provider, if there is one and it is not too old. Never throws: storage may be forbidden. */
export function readDraft(providerId: string, now = Date.now()): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + providerId) ?? 'null')
    if (isDraft(value) && now - value.savedAt < keptMs) return value
    if (value !== null) forgetDraft(providerId)
  } catch {
    // Storage that may not be read, or was written by something else.
  }
  return undefined
}

/** Whether something that was typed for any provider of this site is kept here. */
export function hasDraft(now = Date.now()): boolean {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
    return names.some((name) => readDraft(name.slice(prefix.length), now) !== undefined)
  } catch {
    return false
  }
}

/** False where storage is forbidden or full. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(prefix, '')
    localStorage.removeItem(prefix)
    return true
  } catch {
    return false
  }
}

/** @returns false when this browser keeps nothing */
export function writeDraft(providerId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(prefix + providerId, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(providerId: string): void {
  try {
    localStorage.removeItem(prefix + providerId)
  } catch {
    // What cannot be reached was not kept either.
  }
}

/** Notes that a draft has arrived. It stays until the confirmation is on the screen, which may fail to load. */
export function markSent(providerId: string, id: string, reference: string): void {
  const draft = readDraft(providerId)
  if (draft?.id === id) writeDraft(providerId, { ...draft, sent: reference })
}

/** Forgets the draft that was sent under a reference. A draft that was changed since is another one. */
export function forgetSent(providerId: string, reference: string): void {
  if (readDraft(providerId)?.sent === reference) forgetDraft(providerId)
}

function isDraft(value: unknown): value is Draft {
  const { id, savedAt, asked, fields } = (value ?? {}) as Partial<Draft>
  const named = typeof id === 'string' && typeof asked === 'string' && typeof savedAt === 'number'
  return named && typeof fields === 'object' && Object.values(fields).every((one) => typeof one === 'string')
}
