// Sends what is written of an offer to be kept; what a colleague kept meanwhile is brought together with it, or told where both wrote.
import { saveOfferDraft } from '#web/browser/endpoints/offer-drafts.ts'
import { hasShape, isObjectOf, isOneOf } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import { clashes, mergeFields, type Part } from './merge-fields.ts'
import type { Check, Fields } from './offer-draft-fields.ts'
import type { OfferDeskView } from './present-offer-desk.server.ts'

export type SavedDraft = OfferDeskView['draft']

/** Parts that both wrote, with what they began from. */
export type Clash = { theirs: SavedDraft; base: Fields; parts: Part[] }

/** `merged`: `fields` is both together, to be kept in its turn. */
export type SaveOutcome =
  | { kind: 'saved'; draft: SavedDraft; check: Check }
  | { kind: 'merged'; draft: SavedDraft; fields: Fields }
  | { kind: 'clash'; clash: Clash }

const isSaved = hasShape({
  outcome: isOneOf('saved', 'conflict'),
  draft: isObjectOf<SavedDraft>,
  check: isObjectOf<Check>,
})

/** @param before what it was begun from. @throws TabFailure */
export async function saveFields(
  call: OwnCall,
  reference: string,
  before: SavedDraft,
  content: Fields,
): Promise<SaveOutcome> {
  const input = { reference, content, version: before.version }
  const { outcome, draft, check } = await call(toEndpoint(saveOfferDraft, input, isSaved))
  if (outcome === 'saved') return { kind: 'saved', draft, check }
  const base = before.content
  const parts = clashes(base, content, draft.content)
  if (parts.length > 0) return { kind: 'clash', clash: { theirs: draft, base, parts } }
  return { kind: 'merged', draft, fields: mergeFields(base, content, draft.content, {}) }
}
