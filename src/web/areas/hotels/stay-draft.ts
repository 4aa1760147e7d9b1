// The stay that somebody is filling in, kept in this tab: it survives a reload, and a page that the browser let go of.
import { stayDraftKey } from '#web/browser/auth/kept-drafts.ts'

/** A child without an age is one whose age was not chosen yet. */
export type DraftRoom = { adults: number; children: (number | null)[] }
export type StayFields = { checkIn: string; checkOut: string; rooms: DraftRoom[]; text: string }

export type StayDraft = {
  /** Who is signed in, by the name that the pool gives them; `''` on the public page. */
  owner: string
  /** The stay in the address that it was typed at. */
  asked: string
  fields: StayFields
}

/**
 * Undefined where there is none that can be read. What was typed before signing in goes along; what somebody who is signed in typed is
 * for them alone. Never throws: storage may be forbidden.
 */
export function readStayDraft(owner: string): StayDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(stayDraftKey) ?? 'null')
    return isDraft(kept) && (kept.owner === '' || kept.owner === owner) ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepStayDraft(draft: StayDraft): void {
  try {
    sessionStorage.setItem(stayDraftKey, JSON.stringify(draft))
  } catch {
    // Full or forbidden: the page itself still holds what was typed.
  }
}

function isDraft(value: unknown): value is StayDraft {
  const { owner, asked, fields } = (value ?? {}) as Partial<StayDraft>
  return typeof owner === 'string' && typeof asked === 'string' && isFields(fields)
}

function isFields(value: unknown): value is StayFields {
  const { checkIn, checkOut, text, rooms } = (value ?? {}) as Partial<StayFields>
  const isTyped = [checkIn, checkOut, text].every((one) => typeof one === 'string')
  return isTyped && Array.isArray(rooms) && rooms.length > 0 && rooms.every(isRoom)
}

function isRoom(value: unknown): value is DraftRoom {
  const { adults, children } = (value ?? {}) as Partial<DraftRoom>
  return Number.isInteger(adults) && Array.isArray(children) && children.every((age) => age === null || isAge(age))
}

const isAge = (age: unknown): boolean => Number.isInteger(age)
