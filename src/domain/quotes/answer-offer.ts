// The client's answer to an offer: accepted or declined, once, and while it holds.
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { ClientAccount } from '#domain/clients/accounts.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { lockRequest } from './enter-request.ts'
import { offerSteps } from './offer-states.ts'
import { reachClient } from './reach-client.ts'
import { type ClientThread, readClientQuote } from './read-client-quotes.ts'
import { type QuoteRequest, readThreads } from './read-threads.ts'
import type { QuoteParts } from './send-quote.ts'
import { quoteMessages, quoteOffers, quoteRequests } from './tables.ts'
import { threadEntry } from './thread-entry.ts'
import { mailToClient, mailToClinic } from './thread-mails.ts'

export type OfferAnswer = {
  deed: 'accept' | 'decline'
  reference: string
  version: number
  /** Why it is declined, or empty: kept in the thread. */
  reason: string
}

/** Whose site it is, and whose request. */
export type ThreadAsker = {
  account: ClientAccount
  provider: Provider /** Scheme and host of the site. */
  origin: string
}

/**
 * The same answer again is no fault and changes nothing.
 * @param reply made of how it stands then, before the answer is kept: what cannot be shown is not done either
 * @throws Fault not-found for what is not theirs, no-longer-possible when it cannot be answered so any more
 */
export async function answerOffer<T>(
  parts: QuoteParts,
  asker: ThreadAsker,
  answer: OfferAnswer,
  reply: (thread: ClientThread) => T,
): Promise<T> {
  const { account, provider } = asker
  const now = parts.clock()
  return parts.database.forClient(account, provider.id, async (scope) => {
    const request = await lockOwnRequest(scope, account, answer.reference)
    await keepAnswer(parts, scope, asker, request, answer, now)
    return reply(await readClientQuote(scope, asker, request.reference, now))
  })
}

/**
 * The same, in a transaction of the client's that has locked their request.
 * @throws Fault no-longer-possible when it cannot be answered so any more
 */
export async function keepAnswer(
  parts: QuoteParts,
  scope: Scope,
  { account, provider, origin }: ThreadAsker,
  request: QuoteRequest,
  answer: OfferAnswer,
  now: Date,
): Promise<void> {
  const { reference } = request
  const today = plainDate(now, provider.location.timeZone)
  const decision = answer.deed === 'accept' ? 'accepted' : 'declined'
  const isThis = and(eq(quoteOffers.reference, reference), eq(quoteOffers.version, answer.version))
  const later = sql`select 1 from ${quoteOffers} as later where later.provider_id = ${scope.providerId}
    and later.reference = ${reference} and later.version > ${answer.version}`
  const [decided] = await scope.update(
    quoteOffers,
    { decision, decidedAt: now },
    and(isThis, isNull(quoteOffers.decision), gte(quoteOffers.validUntil, today), sql`not exists (${later})`),
  )
  if (!decided) return refuseUnlessSame(scope, request, answer, today)
  if (answer.reason !== '') await keepReason(scope, reference, answer, now)
  await writeAudit(scope, account, byClient('change', 'quote', reference), now)
  // Who declines waits for nothing.
  const dueAt = answer.deed === 'accept' ? dueAtOf(provider, now) : null
  await putInInbox(scope, threadEntry(request, now, dueAt))
  const addressee = await reachClient(scope, request)
  if (addressee) {
    const mail = mailToClient({ kind: decision, reference }, addressee, provider, origin)
    await writeMail(parts.jobs, scope, mail, now)
  }
  const { version, reason: text } = answer
  const news = { kind: decision, reference, version, text, replyTo: account.email } as const
  await writeMail(parts.jobs, scope, mailToClinic(news, provider), now)
}

/** @throws Fault not-found for what is not theirs, known or not */
export async function lockOwnRequest(scope: Scope, account: ClientAccount, reference: string): Promise<QuoteRequest> {
  const request = await lockRequest(scope, reference)
  if (request.clientPoolId === account.poolId && request.clientSub === account.sub) return request
  throw new Fault('not-found', 'There is no request of this reference.')
}

async function refuseUnlessSame(
  scope: Scope,
  { reference }: QuoteRequest,
  { deed, version }: OfferAnswer,
  today: string,
): Promise<void> {
  const [thread] = await readThreads(scope, eq(quoteRequests.reference, reference), today)
  const offer = thread?.offers.find((one) => one.version === version)
  if (!offer) throw new Fault('not-found', 'There is no such version.')
  if (offerSteps[offer.state][deed] !== null) return
  throw noLongerPossible(offer.state)
}

/** @param state that the offer is in */
export function noLongerPossible(state: string): Fault {
  return new Fault('no-longer-possible', `The offer is ${state}.`, { fields: [{ path: 'version', reason: state }] })
}

async function keepReason(scope: Scope, reference: string, { version, reason }: OfferAnswer, at: Date): Promise<void> {
  const idempotencyKey = `declined ${version}`
  await scope.insert(quoteMessages, [{ id: newId(), reference, from: 'client', text: reason, at, idempotencyKey }])
}
