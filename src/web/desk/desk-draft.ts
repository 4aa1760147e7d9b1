// Keeps what a colleague writes to or about a patient until it has arrived: in this browser, for them alone, a week at most.
import { deskDraftPrefix } from '#web/browser/auth/kept-drafts.ts'
import type { Guard } from '#web/browser/read-reply.ts'

export const deskDraftMs = 7 * 86_400_000

/** `at` in milliseconds since 1970. */
type Kept = { at: number; draft: unknown }

/** @param staffId of one colleague at one provider. @param name what it is of: `answer.{id}` */
export const deskDraftPlace = (staffId: string, name: string): string => `${deskDraftPrefix}${staffId}.${name}`

/** Never throws: storage may be forbidden, or hold what something else wrote. */
export function readDeskDraft<T>(place: string, fits: Guard<T>, now = Date.now()): T | undefined {
  try {
    forgetOld(now)
    const draft = readPlace(place)?.draft
    return fits(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** @param draft undefined once it has arrived. @returns false where this browser keeps nothing */
export function keepDeskDraft(place: string, draft: object | undefined, now = Date.now()): boolean {
  try {
    if (draft) localStorage.setItem(place, JSON.stringify({ at: now, draft } satisfies Kept))
    else localStorage.removeItem(place)
    return true
  } catch {
    return false
  }
}

/** Of whoever wrote at the desk here, also of those who never came back to it. */
function forgetOld(now: number): void {
  for (const place of Object.keys(localStorage).filter((name) => name.startsWith(deskDraftPrefix))) {
    const kept = readPlace(place)
    if (!kept || now - kept.at >= deskDraftMs) localStorage.removeItem(place)
  }
}

function readPlace(place: string): Kept | undefined {
  try {
    const { at, draft } = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<Kept>
    return typeof at === 'number' ? { at, draft } : undefined
  } catch {
    return undefined
  }
}
