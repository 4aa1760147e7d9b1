// Keeps what is typed for the clinic until it has arrived: in this tab, through reloads, and gone at a sign-out.
import { handOverDraftKey } from '#web/browser/auth/kept-drafts.ts'
import { newKey } from '#web/browser/new-key.ts'
import { type Guard, hasShape, isNumber, isText, readAs } from '#web/browser/read-reply.ts'

export type HandOverDraft = {
  conversationId: string
  /** How far the conversation had come. */
  count: number
  /** That it is about. */
  procedure?: string
  /** The same words with the same conversation always go under the same key, so that the clinic gets them once. */
  key: string
  fields: Record<string, string>
}

const isTexts: Guard<Record<string, string>> = (value): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)
const readKept = readAs(
  hasShape<Required<HandOverDraft>>({
    conversationId: isText,
    count: isNumber,
    procedure: ((value) => value === undefined || isText(value)) as Guard<string>,
    key: isText,
    fields: isTexts,
  }),
)

/** What was typed before, to be sent with the conversation as it is now. Never throws: storage may be forbidden. */
export function openHandOverDraft(conversationId: string, count: number, procedure: string): HandOverDraft {
  const kept = read()
  // Before anything was asked the conversation has another id after each reload, and is the same nothing.
  const isSame = kept?.count === count && (kept.procedure ?? '') === procedure
  if (kept && isSame && (count === 0 || kept.conversationId === conversationId)) return kept
  return { conversationId, count, procedure, key: newKey(), fields: kept?.fields ?? {} }
}

/** Other words are another message; a tick is none. @returns the draft as it is from now on */
export function keepHandOverDraft(draft: HandOverDraft, fields: Record<string, string>): HandOverDraft {
  if (Object.entries(fields).every(([name, value]) => draft.fields[name] === value)) return draft
  const next = { ...draft, key: newKey(), fields }
  writeHandOverDraft(next)
  return next
}

/** Also before it is sent for the first time: a reload while it is on its way must find its key again. */
export function writeHandOverDraft(draft: HandOverDraft): void {
  try {
    sessionStorage.setItem(handOverDraftKey, JSON.stringify(draft))
  } catch {
    // It stays on the screen.
  }
}

export function forgetHandOverDraft(): void {
  try {
    sessionStorage.removeItem(handOverDraftKey)
  } catch {
    // What cannot be reached was not kept either.
  }
}

function read(): HandOverDraft | undefined {
  try {
    return readKept(JSON.parse(sessionStorage.getItem(handOverDraftKey) ?? 'null'))
  } catch {
    return undefined
  }
}
