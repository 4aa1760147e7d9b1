// Reads a provider's figures of some weeks: requests, first answers, what became of offers, whether bills matched, how far visits came.
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import { finalBills, quoteOffers, quoteRequests } from '#domain/quotes/tables.ts'
import type { Money } from '#kernel/money.ts'
import { addDays } from '#kernel/plain-date.ts'
import { type VisitStage, visitStages } from './stages.ts'
import { visitCounts } from './tables.ts'

/** Plain dates where the provider is, both included, its time zone, and the moment of asking. */
export type FigureTime = { from: string; until: string; timeZone: string; now: Date }

export type Week = { week: string; requests: number; due: number; inTime: number; medianHours: number | null }
export type DifferingBill = { reference: string; agreed: Money; paid: Money; why: string }

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

type WeekRow = { week: string; requests: number; due: number; in_time: number; median: number | null }

/** Every week of the time, also those in which nothing came. Weeks begin on Monday, by the provider's calendar. */
export async function readWeeks({ transaction, providerId }: Scope, time: FigureTime): Promise<Week[]> {
  const { from, until, timeZone, now } = time
  const dayOf = (moment: typeof quoteRequests.createdAt | typeof knownAt) => sql`(${moment} at time zone ${timeZone})`
  const inTime = (moment: Parameters<typeof dayOf>[0]) =>
    sql`${dayOf(moment)} >= ${from}::date and ${dayOf(moment)} < ${until}::date + 1`
  const { rows: asked } = await transaction.execute<Pick<WeekRow, 'week' | 'requests'>>(sql`
    select date_trunc('week', ${dayOf(quoteRequests.createdAt)})::date::text as week, count(*)::int as requests
    from ${quoteRequests} where ${quoteRequests.providerId} = ${providerId} and ${inTime(quoteRequests.createdAt)} group by 1`)
  const { rows: answered } = await transaction.execute<Omit<WeekRow, 'requests'>>(sql`
    select date_trunc('week', ${dayOf(knownAt)})::date::text as week, ${answerFigures}
    from ${inboxItems} where ${isAnswer(providerId, now)} and ${inTime(knownAt)} group by 1`)
  const requests = new Map(asked.map((row) => [row.week, row.requests]))
  const answers = new Map(answered.map((row) => [row.week, row]))
  const weeks: Week[] = []
  for (let week = mondayOf(from); week <= until; week = addDays(week, 7)) {
    const { due = 0, in_time = 0, median = null } = answers.get(week) ?? {}
    weeks.push({ week, requests: requests.get(week) ?? 0, due, inTime: in_time, medianHours: round(median) })
  }
  return weeks
}

const hours = sql`extract(epoch from ${inboxItems.firstAnswerAt} - ${inboxItems.receivedAt}) / 3600`
const answerFigures = sql`count(*)::int as due,
  count(*) filter (where ${inboxItems.firstAnswerAt} <= ${inboxItems.firstDueAt})::int as in_time,
  percentile_cont(0.5) within group (order by ${hours}) filter (where ${inboxItems.firstAnswerAt} is not null) as median`

/** Since when it is known whether the promise was kept: of one that was, since the answer; else since it was due. */
const knownAt = sql`least(${inboxItems.firstAnswerAt}, ${inboxItems.firstDueAt})`

/** What was promised an answer by now, or has one. */
const isAnswer = (
  providerId: string,
  now: Date,
) => sql`${inboxItems.providerId} = ${providerId} and ${inboxItems.firstDueAt} is not null
  and ${knownAt} <= ${now.toISOString()}::timestamptz`

const round = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 10) / 10

/** First answers given ahead of their time or due in the days asked for: how many in time, the median, and how long the slowest tenth took. */
export async function readAnswers({ transaction, providerId }: Scope, { from, until, timeZone, now }: FigureTime) {
  const { rows } = await transaction.execute<{
    due: number
    in_time: number
    median: number | null
    slow: number | null
  }>(sql`
    select ${answerFigures},
      percentile_cont(0.9) within group (order by ${hours}) filter (where ${inboxItems.firstAnswerAt} is not null) as slow
    from ${inboxItems} where ${isAnswer(providerId, now)}
      and (${knownAt} at time zone ${timeZone}) >= ${from}::date
      and (${knownAt} at time zone ${timeZone}) < ${until}::date + 1`)
  const [row] = rows
  return {
    due: row?.due ?? 0,
    inTime: row?.in_time ?? 0,
    medianHours: round(row?.median),
    slowestTenthHours: round(row?.slow),
  }
}

/** Requests whose first offer went out in the time, by where their last one stands now. @param today where the provider is */
export async function readOffers({ transaction, providerId }: Scope, time: FigureTime, today: string) {
  const { from, until, timeZone } = time
  const { rows } = await transaction.execute<Record<'sent' | 'accepted' | 'declined' | 'open' | 'lapsed', number>>(sql`
    with threads as (
      select reference, min(sent_at) as first,
        (array_agg(decision order by version desc))[1] as decision, max(valid_until) as valid_until
      from ${quoteOffers} where ${quoteOffers.providerId} = ${providerId} group by reference
    )
    select count(*)::int as sent, count(*) filter (where decision = 'accepted')::int as accepted,
      count(*) filter (where decision = 'declined')::int as declined,
      count(*) filter (where decision is null and valid_until >= ${today}::date)::int as open,
      count(*) filter (where decision = 'withdrawn' or (decision is null and valid_until < ${today}::date))::int as lapsed
    from threads where (first at time zone ${timeZone}) >= ${from}::date and (first at time zone ${timeZone}) < ${until}::date + 1`)
  const [row] = rows
  return row ?? { sent: 0, accepted: 0, declined: 0, open: 0, lapsed: 0 }
}

const shownBills = 10

/** Whether what was paid in the end is what was agreed to: to the smallest unit of the currency. */
export async function readBills(scope: Scope, { from, until, timeZone }: FigureTime) {
  const begin = sql`(${from}::date::timestamp at time zone ${timeZone})`
  const end = sql`((${until}::date + 1)::timestamp at time zone ${timeZone})`
  const bills = await scope.rows(finalBills, and(gte(finalBills.at, begin), lt(finalBills.at, end)), {
    orderBy: [desc(finalBills.at)],
  })
  const accepted = eq(quoteOffers.decision, 'accepted')
  const references = bills.map(({ reference }) => reference)
  const offers = references.length
    ? await scope.rows(quoteOffers, and(accepted, inArray(quoteOffers.reference, references)))
    : []
  const agreed = new Map(offers.map(({ reference, content }) => [reference, offerTotal(content)]))
  const differing: DifferingBill[] = bills.flatMap(({ reference, amountMinor, currency, why }) => {
    const total = agreed.get(reference)
    if (!total || (total.amountMinor === amountMinor && total.currency === currency)) return []
    return [{ reference, agreed: total, paid: { amountMinor, currency }, why }]
  })
  const inTime = await scope.rows(
    quoteOffers,
    and(accepted, gte(quoteOffers.decidedAt, begin), lt(quoteOffers.decidedAt, end)),
  )
  const billed = await scope.rows(
    finalBills,
    inTime.length
      ? inArray(
          finalBills.reference,
          inTime.map(({ reference }) => reference),
        )
      : sql`false`,
  )
  return {
    written: bills.length,
    matched: bills.length - differing.length,
    missing: inTime.length - billed.length,
    differing: differing.slice(0, shownBills),
  }
}

/** Every stage in its order, also those that nobody came to. */
export async function readVisits(
  { transaction, providerId }: Scope,
  { from, until }: FigureTime,
): Promise<{ stage: VisitStage; visits: number }[]> {
  const { day, stage, visits } = visitCounts
  const rows = await transaction
    .select({ stage, visits: sql`sum(${visits})`.mapWith(Number) })
    .from(visitCounts)
    .where(and(eq(visitCounts.providerId, providerId), gte(day, from), sql`${day} <= ${until}::date`))
    .groupBy(stage)
  const counted = new Map(rows.map((row) => [row.stage, row.visits]))
  return visitStages.map((one) => ({ stage: one, visits: counted.get(one) ?? 0 }))
}
