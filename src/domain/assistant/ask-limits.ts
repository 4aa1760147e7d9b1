// How many questions are taken: counted by rows that hold none of them.
import { and, eq, gt, lt } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import { type Limit, rateLimit, reachedLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { assistantAsks } from './tables.ts'

/**
 * A sender is one network address: behind it may be a whole hotel or one carrier’s telephones. A site is the larger network of IPv6 that
 * it is in, which one customer may have all to himself. Days are the last 24 hours. No limit of all visitors together refuses anybody:
 * some of them would shut the assistant to the others.
 */
export const askLimits = {
  senderPerMinute: 30,
  senderPerDay: 400,
  sitePerDay: 2_000,
  /** Being answered at the same time. */
  senderAtOnce: 4,
  /** Beyond it whoever comes waits. */
  providerAtOnce: 60,
  /** Given to the service that is set up; what comes beyond is answered from the pages alone. */
  modelPerDay: 2_000,
  modelOfSenderPerDay: 100,
  modelOfSitePerDay: 400,
} as const

export const askDayMs = 86_400_000

const lockOf = (providerId: string) => `assistant ${providerId}`

/** Questions at one provider are taken one after another, so that counting and inserting cannot interleave. */
export function queueUp({ transaction, providerId }: Scope): Promise<void> {
  return advisoryLock(transaction, lockOf(providerId))
}

type Sender = { senderDigest: string; siteDigest: string }

/**
 * @returns whether as many are being answered as may be, and whether the service may be given one more
 * @throws Fault too-many-requests, with the seconds after which one more may be taken
 */
export async function refuseTooMany(
  scope: Scope,
  sender: Sender,
  now: Date,
): Promise<{ isCrowded: boolean; mayAskModel: boolean }> {
  const isOfSender = eq(assistantAsks.senderDigest, sender.senderDigest)
  const isOfSite = eq(assistantAsks.siteDigest, sender.siteDigest)
  const isOfModel = eq(assistantAsks.asksModel, true)
  const isUnderWay = gt(assistantAsks.answeringUntil, now)
  const asks = { lock: lockOf(scope.providerId), table: assistantAsks, at: assistantAsks.at, now }
  const limits: Limit[] = [
    { of: and(isOfSender, isUnderWay), most: askLimits.senderAtOnce, per: 'day', retryAfterS: 5 },
    { of: isOfSender, most: askLimits.senderPerMinute, per: 'minute' },
    { of: isOfSender, most: askLimits.senderPerDay, per: 'day', retryAfterS: 3_600 },
    { of: isOfSite, most: askLimits.sitePerDay, per: 'day', retryAfterS: 3_600 },
  ]
  await rateLimit(scope, { ...asks, limits }, 'Too many questions in a short time.')
  const crowded: Limit[] = [{ of: isUnderWay, most: askLimits.providerAtOnce }]
  const ofModel: Limit[] = [
    { of: isOfModel, most: askLimits.modelPerDay, per: 'day' },
    { of: and(isOfModel, isOfSender), most: askLimits.modelOfSenderPerDay, per: 'day' },
    { of: and(isOfModel, isOfSite), most: askLimits.modelOfSitePerDay, per: 'day' },
  ]
  const isCrowded = (await reachedLimit(scope, { ...asks, limits: crowded })) !== undefined
  const mayAskModel = (await reachedLimit(scope, { ...asks, limits: ofModel })) === undefined
  return { isCrowded, mayAskModel }
}

/** What no limit counts any more goes. */
export async function removeOldAsks(scope: Scope, now: Date): Promise<void> {
  await scope.remove(assistantAsks, lt(assistantAsks.at, new Date(now.getTime() - askDayMs)))
}
