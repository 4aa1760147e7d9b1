// Keeps an offer while it is written: what a colleague kept meanwhile is never written over unseen.
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { changedMeanwhile } from '#domain/inbox/changed-meanwhile.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { enterRequest } from './enter-request.ts'
import type { OfferDraftContent, Writer } from './offer-draft.ts'
import type { KeptDraft } from './open-offer-desk.ts'
import { reachClient } from './reach-client.ts'
import { type OfferVersion, type QuoteRequest, readThreads } from './read-threads.ts'
import { type Desk, logForClient } from './send-offer.ts'
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
 * @returns the draft as it is kept, and the language that the patient reads; in a conflict the draft of the colleague: nothing was
 * written of it, and that it was looked at stands in the patient's log
 * @throws Fault not-found
 */
export async function saveOfferDraft(
  parts: QuoteParts,
  desk: Desk,
  { reference: asked, content, version, writer }: DraftSave,
): Promise<{ outcome: 'saved' | 'conflict'; draft: KeptDraft; language: string }> {
  const at = parts.clock()
  return enterRequest(parts.database, desk.provider, asked, async (scope, request) => {
    const { reference } = request
    const language = await languageFor(scope, request)
    const [kept] = await scope.rows(offerDrafts, eq(offerDrafts.reference, reference))
    if (kept && isDeepStrictEqual(kept.content, content)) return { outcome: 'saved', draft: kept, language }
    if (kept && kept.version !== version) {
      await logForClient(scope, desk, request, 'open', at)
      return { outcome: 'conflict', draft: kept, language }
    }
    const row = { reference, content, version: version + 1, byId: writer.id, byName: writer.name, at }
    const [draft] = kept
      ? await scope.update(offerDrafts, row, eq(offerDrafts.reference, reference))
      : await scope.insert(offerDrafts, [row])
    if (!draft) throw new Error('the draft was not written')
    return { outcome: 'saved', draft, language }
  })
}

/**
 * The look stands in the log of the patient whose request it is.
 * @param seen the version that the caller means; left out, whichever is kept
 * @returns the draft, the last version that was sent, and what the patient reads
 * @throws Fault not-found, no-longer-possible (`changed`) when a colleague has kept another one since
 */
export async function readDraft(
  parts: Pick<QuoteParts, 'database' | 'clock'>,
  desk: Desk,
  asked: string,
  seen?: number,
): Promise<{ draft: KeptDraft; last: OfferVersion | undefined; language: string; currency: string }> {
  const now = parts.clock()
  const today = plainDate(now, desk.provider.location.timeZone)
  return enterRequest(parts.database, desk.provider, asked, async (scope, request) => {
    const { reference, currency } = request
    const [draft] = await scope.rows(offerDrafts, eq(offerDrafts.reference, reference))
    if (!draft) throw new Fault('not-found', 'No offer is being written for this request.')
    if (seen !== undefined && draft.version !== seen) throw changedMeanwhile()
    const [thread] = await readThreads(scope, eq(quoteRequests.reference, reference), today)
    await logForClient(scope, desk, request, 'open', now)
    return { draft, last: thread?.offers[0], language: await languageFor(scope, request), currency }
  })
}

const languageFor = async (scope: Scope, request: QuoteRequest): Promise<string> =>
  (await reachClient(scope, request))?.language || request.language
