// How many questions are taken: counted by rows that hold none of them.
import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
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

const minuteMs = 60_000
export const askDayMs = 24 * 60 * minuteMs

/** Questions at one provider are taken one after another, so that counting and inserting cannot interleave. */
export async function queueUp({ transaction, providerId }: Scope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assistant ${providerId}`}, 0))`)
}

type Sender = { senderDigest: string; siteDigest: string }

/**
 * To be called after `queueUp`.
 * @returns whether as many are being answered as may be, and whether the service may be given one more
 * @throws Fault too-many-requests, with the seconds after which one more may be taken
 */
export async function refuseTooMany(
  scope: Scope,
  sender: Sender,
  now: Date,
): Promise<{ isCrowded: boolean; mayAskModel: boolean }> {
  const asks = await countAsks(scope, sender, now)
  if (asks.senderNow >= askLimits.senderAtOnce) throw tooMany(5)
  if (asks.senderMinute >= askLimits.senderPerMinute) throw tooMany(60)
  if (asks.senderDay >= askLimits.senderPerDay || asks.siteDay >= askLimits.sitePerDay) throw tooMany(3_600)
  const mayAskModel =
    asks.model < askLimits.modelPerDay &&
    asks.senderModel < askLimits.modelOfSenderPerDay &&
    asks.siteModel < askLimits.modelOfSitePerDay
  return { isCrowded: asks.providerNow >= askLimits.providerAtOnce, mayAskModel }
}

/** Each count by an index of its own, in one statement: a day of many questions makes none of them slower. */
async function countAsks({ transaction, providerId }: Scope, { senderDigest, siteDigest }: Sender, now: Date) {
  const isOfDay = gte(assistantAsks.at, new Date(now.getTime() - askDayMs))
  const isOfSender = and(eq(assistantAsks.senderDigest, senderDigest), isOfDay)
  const isOfSite = and(eq(assistantAsks.siteDigest, siteDigest), isOfDay)
  const isOfModel = and(sql`${assistantAsks.asksModel}`, isOfDay)
  const isUnderWay = gt(assistantAsks.answeringUntil, now)
  const isOfMinute = gte(assistantAsks.at, new Date(now.getTime() - minuteMs))
  const count = (...conditions: (SQL | undefined)[]) =>
    transaction.$count(assistantAsks, and(eq(assistantAsks.providerId, providerId), ...conditions))
  const [asks] = await transaction
    .select({
      senderDay: count(isOfSender),
      senderMinute: count(isOfSender, isOfMinute),
      senderNow: count(isOfSender, isUnderWay),
      siteDay: count(isOfSite),
      providerNow: count(isUnderWay),
      model: count(isOfModel),
      senderModel: count(isOfModel, isOfSender),
      siteModel: count(isOfModel, isOfSite),
    })
    .from(sql`(select 1) as one`)
  if (!asks) throw new Error('A count gave no row.')
  return asks
}

/** What no limit counts any more goes. */
export async function removeOldAsks(scope: Scope, now: Date): Promise<void> {
  await scope.remove(assistantAsks, lt(assistantAsks.at, new Date(now.getTime() - askDayMs)))
}

const tooMany = (retryAfterS: number) =>
  new Fault('too-many-requests', 'Too many questions in a short time.', { retryAfterS })
