// Keeps in the browser what is written of an offer and not saved yet: through reloads, failures and a tab that is closed.
import { type Guard, hasShape, isNumber } from '#web/browser/read-reply.ts'
import { deskDraftPlace, keepDeskDraft, readDeskDraft } from '#web/desk/desk-draft.ts'
import type { Fields } from './offer-draft-fields.ts'

/** `version` and `base` are of the draft that it was begun from. */
export type KeptFields = { version: number; base: Fields; content: Fields }

/** @param staffId whoever writes it */
export const keptPlace = (staffId: string, reference: string): string => deskDraftPlace(staffId, `offer.${reference}`)

/** Never throws: storage may be forbidden. @param place as `keptPlace` names it */
export const readKept = (place: string): KeptFields | undefined => readDeskDraft(place, isKept)

/** @param kept undefined once it is saved. @returns whether it could be kept */
export const keepFields = (place: string, kept: KeptFields | undefined): boolean => keepDeskDraft(place, kept)

/** Written by this code alone; one of an older build is told by what it lacks. */
const isFields: Guard<Fields> = (value): value is Fields => {
  const { lines, includes, excludes, instalments, cancellation, documents, note } = (value ?? {}) as Record<
    string,
    unknown
  >
  return (
    [lines, includes, excludes, instalments, cancellation, documents].every(Array.isArray) && typeof note === 'object'
  )
}

const isKept = hasShape<KeptFields>({ version: isNumber, base: isFields, content: isFields })
