// How many questions are taken: counted by rows that hold none of them.
import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { assistantAsks } from './tables.ts'

/** A sender is one network address: behind it may be a whole hotel or one carrier’s telephones. Days are the last 24 hours. */
export const askLimits = {
  senderPerMinute: 30,
  senderPerDay: 400,
  providerPerDay: 5_000,
  /** Being answered at the same time. */
  senderAtOnce: 4,
  providerAtOnce: 60,
  /** Given to the service that is set up; what comes beyond is answered from the pages alone. */
  modelPerDay: 2_000,
  modelOfSenderPerDay: 100,
} as const

const minuteMs = 60_000
export const askDayMs = 24 * 60 * minuteMs

/** Questions at one provider are taken one after another, so that counting and inserting cannot interleave. */
export async function queueUp({ transaction, providerId }: Scope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assistant ${providerId}`}, 0))`)
}

/**
 * To be called after `queueUp`.
 * @returns whether the service may be given one more
 * @throws Fault too-many-requests, with the seconds after which one more may be taken
 */
export async function refuseTooMany(scope: Scope, senderDigest: string, now: Date): Promise<{ mayAskModel: boolean }> {
  const isOfSender = eq(assistantAsks.senderDigest, senderDigest)
  const isUnderWay = gt(assistantAsks.answeringUntil, now)
  const isOfModel = eq(assistantAsks.asksModel, true)
  const isOfMinute = gte(assistantAsks.at, new Date(now.getTime() - minuteMs))
  const [asks] = await scope.transaction
    .select({
      providerDay: sql`count(*)`.mapWith(Number),
      senderDay: countOf(isOfSender),
      senderMinute: countOf(isOfSender, isOfMinute),
      senderNow: countOf(isOfSender, isUnderWay),
      providerNow: countOf(isUnderWay),
      model: countOf(isOfModel),
      senderModel: countOf(isOfModel, isOfSender),
    })
    .from(assistantAsks)
    .where(and(eq(assistantAsks.providerId, scope.providerId), gte(assistantAsks.at, dayBefore(now))))
  if (!asks) return { mayAskModel: true }
  if (asks.senderNow >= askLimits.senderAtOnce || asks.providerNow >= askLimits.providerAtOnce) throw tooMany(5)
  if (asks.senderMinute >= askLimits.senderPerMinute) throw tooMany(60)
  if (asks.senderDay >= askLimits.senderPerDay || asks.providerDay >= askLimits.providerPerDay) throw tooMany(3_600)
  return { mayAskModel: asks.model < askLimits.modelPerDay && asks.senderModel < askLimits.modelOfSenderPerDay }
}

/** What no limit counts any more goes. */
export async function removeOldAsks(scope: Scope, now: Date): Promise<void> {
  await scope.remove(assistantAsks, lt(assistantAsks.at, dayBefore(now)))
}

const dayBefore = (now: Date) => new Date(now.getTime() - askDayMs)
const countOf = (...conditions: SQL[]) => sql`count(*) filter (where ${and(...conditions)})`.mapWith(Number)

const tooMany = (retryAfterS: number) =>
  new Fault('too-many-requests', 'Too many questions in a short time.', { retryAfterS })
