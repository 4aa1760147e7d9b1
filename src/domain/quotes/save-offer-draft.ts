// Keeps an offer while it is written: what a colleague kept meanwhile is never written over unseen.
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { enterRequest } from './enter-request.ts'
import type { OfferDraftContent, Writer } from './offer-draft.ts'
import type { KeptDraft } from './open-offer-desk.ts'
import { reachClient } from './reach-client.ts'
import { type OfferVersion, readThreads } from './read-threads.ts'
import type { Desk } from './send-offer.ts'
import type { QuoteParts } from './send-quote.ts'
import { offerDrafts, quoteRequests } from './tables.ts'

export type DraftSave = {
  reference: string
  content: OfferDraftContent
  /** Of the draft that the writer began from; 0: there was none. */
  version: number
  writer: Writer
}

/**
 * The same again is no fault and counts nothing up.
 * @returns the draft as it is kept; in a conflict that of the colleague, and nothing was written
 * @throws Fault not-found
 */
export async function saveOfferDraft(
  parts: QuoteParts,
  { provider }: Pick<Desk, 'provider'>,
  { reference: asked, content, version, writer }: DraftSave,
): Promise<{ outcome: 'saved' | 'conflict'; draft: KeptDraft }> {
  const at = parts.clock()
  return enterRequest(parts.database, provider, asked, async (scope, { reference }) => {
    const [kept] = await scope.rows(offerDrafts, eq(offerDrafts.reference, reference))
    if (kept && isDeepStrictEqual(kept.content, content)) return { outcome: 'saved', draft: kept }
    if (kept && kept.version !== version) return { outcome: 'conflict', draft: kept }
    const row = { reference, content, version: version + 1, byId: writer.id, byName: writer.name, at }
    const [draft] = kept
      ? await scope.update(offerDrafts, row, eq(offerDrafts.reference, reference))
      : await scope.insert(offerDrafts, [row])
    if (!draft) throw new Error('the draft was not written')
    return { outcome: 'saved', draft }
  })
}

/**
 * @param seen the version that the caller means; left out, whichever is kept
 * @returns the draft, the last version that was sent, and what the patient reads
 * @throws Fault not-found, no-longer-possible (`changed`) when a colleague has kept another one since
 */
export async function readDraft(
  parts: Pick<QuoteParts, 'database' | 'clock'>,
  { provider }: Pick<Desk, 'provider'>,
  asked: string,
  seen?: number,
): Promise<{ draft: KeptDraft; last: OfferVersion | undefined; language: string; currency: string }> {
  const today = plainDate(parts.clock(), provider.location.timeZone)
  return enterRequest(parts.database, provider, asked, async (scope, request) => {
    const { reference, currency } = request
    const [draft] = await scope.rows(offerDrafts, eq(offerDrafts.reference, reference))
    if (!draft) throw new Fault('not-found', 'No offer is being written for this request.')
    if (seen !== undefined && draft.version !== seen) throw changedMeanwhile()
    const [thread] = await readThreads(scope, eq(quoteRequests.reference, reference), today)
    const addressee = await reachClient(scope, request)
    return { draft, last: thread?.offers[0], language: addressee?.language || request.language, currency }
  })
}
