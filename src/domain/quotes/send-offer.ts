// The provider's side of a thread: a version of an offer is sent or withdrawn, and words are said.
import { and, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { AuditDeed } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { changedMeanwhile } from '#domain/inbox/changed-meanwhile.ts'
import { answeredInInbox } from '#domain/inbox/put-in-inbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { noLongerPossible } from './answer-offer.ts'
import { enterRequest } from './enter-request.ts'
import type { OfferContent } from './offer.ts'
import { offerSteps } from './offer-states.ts'
import { clientOfRequest, reachClient } from './reach-client.ts'
import { type OfferVersion, type QuoteRequest, readThreads } from './read-threads.ts'
import type { QuoteParts } from './send-quote.ts'
import { quoteOffers, quoteRequests } from './tables.ts'
import { type ClientNews, mailToClient } from './thread-mails.ts'

/** Whose request, scheme and host of the site that mails lead to, and who of the provider's people it is, as the client reads it. */
export type Desk = { provider: Provider; origin: string; by: string }

export type OfferDraft = {
  reference: string
  content: OfferContent
  /** Plain date: the last day on which it can be accepted, where the provider is. */
  validUntil: string
  /** Of all that is sent: the same as the last version's is no new one. */
  digest: string
  /** The last version that the sender has seen, 0 for none; left out, whatever is the last one is taken for seen. */
  after?: number
}

/** How the last version stands after it; `told`: whether a mail to the client is on its way. */
export type SentOffer = { version: number; isNew: boolean; told: boolean }

/** @throws Fault not-found, no-longer-possible when the last version is accepted, or (`changed`) is none that the sender has seen */
export async function sendOffer(parts: QuoteParts, desk: Desk, draft: OfferDraft): Promise<SentOffer> {
  const now = parts.clock()
  const { content, validUntil, digest } = draft
  return enterRequest(parts.database, desk.provider, draft.reference, async (scope, request) => {
    const { reference } = request
    const last = await readLast(scope, desk.provider, request, now)
    if (last && isSaid(last, draft)) return { version: last.version, isNew: false, told: false }
    if (draft.after !== undefined && draft.after !== (last?.version ?? 0)) throw changedMeanwhile()
    if (last && offerSteps[last.state].supersede === null) throw noLongerPossible(last.state)
    const version = (last?.version ?? 0) + 1
    await scope.insert(quoteOffers, [
      { id: newId(), reference, version, content, digest, sentAt: now, validUntil, byName: desk.by },
    ])
    await logForClient(scope, desk, request, 'add', now)
    await answeredInInbox(scope, { kind: 'quote-request', reference }, now, desk.by)
    const news = { kind: version > 1 ? 'version' : 'offer', reference, validUntil } as const
    const told = await tellClient(parts, scope, desk, request, news, now)
    return { version, isNew: true, told }
  })
}

/**
 * The same again is no fault.
 * @param seen the version that is meant; left out, whichever is the last
 * @throws Fault not-found when there is no offer, no-longer-possible when it is not open or (`changed`) not the last
 */
export async function withdrawOffer(
  parts: QuoteParts,
  desk: Desk,
  reference: string,
  seen?: number,
): Promise<SentOffer> {
  const now = parts.clock()
  return enterRequest(parts.database, desk.provider, reference, async (scope, request) => {
    const last = await readLast(scope, desk.provider, request, now)
    if (!last) throw new Fault('not-found', 'There is no offer for this request.')
    if (seen !== undefined && seen !== last.version) throw changedMeanwhile()
    if (offerSteps[last.state].withdraw === null) throw noLongerPossible(last.state)
    const [withdrawn] = await scope.update(
      quoteOffers,
      { decision: 'withdrawn', decidedAt: now },
      and(eq(quoteOffers.id, last.id), isNull(quoteOffers.decision)),
    )
    if (!withdrawn) return { version: last.version, isNew: false, told: false }
    await logForClient(scope, desk, request, 'withdraw', now)
    const news = { kind: 'withdrawn', reference: request.reference } as const
    return { version: last.version, isNew: true, told: await tellClient(parts, scope, desk, request, news, now) }
  })
}

/** What is closed can be offered once more, word by word, by who has seen it closed; not by a file that is sent twice. */
function isSaid(last: OfferVersion, { digest, after }: OfferDraft): boolean {
  if (last.digest !== digest) return false
  return after !== last.version || last.state === 'open' || last.state === 'accepted'
}

/** A line in the access log of the client whose request it is; of one that nobody claimed there is none to write in. */
export async function logForClient(
  scope: Scope,
  { by: actorName }: Desk,
  request: QuoteRequest,
  deed: AuditDeed,
  at: Date,
) {
  const client = clientOfRequest(request)
  if (!client) return
  const subjectId = request.reference
  await writeAudit(scope, client, { actor: 'clinic', actorName, deed, subject: 'quote', subjectId, why: 'offer' }, at)
}

/** Unless they want no such mail, or no address is known to be theirs. @returns whether a mail goes out */
export async function tellClient(
  parts: QuoteParts,
  scope: Scope,
  { provider, origin }: Desk,
  request: QuoteRequest,
  news: ClientNews,
  now: Date,
): Promise<boolean> {
  const addressee = await reachClient(scope, request)
  const isWanted = addressee?.notifications[news.kind === 'reply' ? 'messages' : 'offers']
  if (!addressee || !isWanted) return false
  await writeMail(parts.jobs, scope, mailToClient(news, addressee, provider, origin), now)
  return true
}

async function readLast(
  scope: Scope,
  { location }: Provider,
  { reference }: QuoteRequest,
  now: Date,
): Promise<OfferVersion | undefined> {
  const today = plainDate(now, location.timeZone)
  const [thread] = await readThreads(scope, eq(quoteRequests.reference, reference), today)
  return thread?.offers[0]
}
