// Opens a request for whoever of the provider's people writes the offer for it, and writes the look into the patient's log.
import { eq, type InferSelectModel } from 'drizzle-orm'
import { readProcedureNames } from '#domain/procedures/read-names.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { enterRequest } from './enter-request.ts'
import { clientOfRequest, reachClient } from './reach-client.ts'
import type { ClientThread } from './read-client-quotes.ts'
import { readThreads } from './read-threads.ts'
import { type Desk, logForClient } from './send-offer.ts'
import type { QuoteParts } from './send-quote.ts'
import { finalBills, offerDrafts, quoteRequests } from './tables.ts'

export type KeptDraft = InferSelectModel<typeof offerDrafts>
export type FinalBill = InferSelectModel<typeof finalBills>

/** Whether a mail about an offer would go out: `unwanted`: they want none; `unreachable`: no confirmed address is known. */
export type Reach = 'mail' | 'unwanted' | 'unreachable'

export type OfferDesk = {
  thread: ClientThread
  draft: KeptDraft | undefined
  bill: FinalBill | undefined
  reach: Reach
  /** That the patient reads: as they said in their account, else as they wrote. */
  language: string
  /** Whether it is somebody's who has an account, who then reads in their log who looked. */
  isClaimed: boolean
}

/** @throws Fault not-found */
export async function openOfferDesk(parts: QuoteParts, desk: Desk, reference: string): Promise<OfferDesk> {
  const now = parts.clock()
  const today = plainDate(now, desk.provider.location.timeZone)
  return enterRequest(parts.database, desk.provider, reference, async (scope, request) => {
    const [thread] = await readThreads(scope, eq(quoteRequests.reference, request.reference), today)
    if (!thread) throw new Fault('not-found', 'There is no request of this reference.')
    const names = await readProcedureNames(scope, [request.procedureSlug ?? []].flat())
    const [draft] = await scope.rows(offerDrafts, eq(offerDrafts.reference, request.reference))
    const [bill] = await scope.rows(finalBills, eq(finalBills.reference, request.reference))
    const addressee = await reachClient(scope, request)
    await logForClient(scope, desk, request, 'open', now)
    return {
      thread: { ...thread, procedureName: names.get(request.procedureSlug ?? '') },
      draft,
      bill,
      reach: addressee ? (addressee.notifications.offers ? 'mail' : 'unwanted') : 'unreachable',
      language: addressee?.language || request.language,
      isClaimed: clientOfRequest(request) !== undefined,
    }
  })
}
