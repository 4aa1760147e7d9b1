// How well a provider answers, in figures of its own: and the count of how far visits come, which names nobody.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { money } from './money.ts'

/** In the order in which a visit comes to them (domain/figures/stages.ts). */
export const visitStage = z.enum([
  'site',
  'procedure',
  'quote',
  'quote-dates',
  'quote-budget',
  'quote-contact',
  'quote-sent',
])
export type VisitStage = z.output<typeof visitStage>

export const countVisit = endpoint({
  name: 'countVisit',
  method: 'POST',
  path: '/api/visits',
  input: z.object({ stage: visitStage }),
  reply: z.object({ counted: z.boolean() }),
  who: 'anyone',
  summary:
    'That some visit came so far for the first time. A number of the day, and nothing of who it was or what they looked at.',
})

const plainDate = z.string()

export const getFigures = endpoint({
  name: 'getFigures',
  method: 'GET',
  path: '/api/desk/figures',
  input: z.object({ weeks: z.coerce.number().int().min(4).max(52).default(12) }),
  reply: z.object({
    from: plainDate,
    until: plainDate,
    /** Week by week, oldest first; `week` is its Monday. */
    weeks: z.array(
      z.object({
        week: plainDate,
        requests: z.int(),
        /** First answers that were due in it or given before they were due, and those in time. */
        due: z.int(),
        inTime: z.int(),
        /** Hours of the clock from a request to its first answer; null where there was none. */
        medianHours: z.number().nullable(),
      }),
    ),
    answers: z.object({
      due: z.int(),
      inTime: z.int(),
      medianHours: z.number().nullable(),
      slowestTenthHours: z.number().nullable(),
    }),
    /** Requests whose first offer went out in the time, by where the last one stands. */
    offers: z.object({ sent: z.int(), accepted: z.int(), declined: z.int(), open: z.int(), lapsed: z.int() }),
    /** Final bills of accepted offers that were written down in the time. */
    bills: z.object({
      written: z.int(),
      matched: z.int(),
      /** Accepted in the time, and no bill yet. */
      missing: z.int(),
      /** Those that did not match, newest first, at most ten. */
      differing: z.array(z.object({ reference: z.string(), agreed: money, paid: money, why: z.string() })),
    }),
    visits: z.array(z.object({ stage: visitStage, visits: z.int() })),
  }),
  who: 'staff',
  may: 'figures.read',
  summary: 'Requests, time to the first answer, accepted share, bills that matched, and where visitors leave.',
})

const monthMoney = z.object({
  /** `2026-11`, by the calendar of the clinic. */
  month: z.string(),
  currency: z.string(),
  /** What was booked, less what was cancelled. */
  revenue: money,
  received: money,
  /** Of what was received: for what had not begun yet. */
  deposits: money,
  refunded: money,
  disputed: money,
  fees: money,
})

export const getMoneyFigures = endpoint({
  name: 'getMoneyFigures',
  method: 'GET',
  path: '/api/desk/figures/money',
  input: z.object({ months: z.coerce.number().int().min(1).max(36).default(12) }),
  /** Newest first, a row for each month and currency in which money moved. */
  reply: z.object({ months: z.array(monthMoney) }),
  who: 'staff',
  may: 'figures.read',
  summary: 'Revenue, deposits and refunds by month and currency, from the ledger alone.',
})

/** The same as a table: amounts in major units with a point, one row for each month and currency. */
export const moneyFiguresPath = '/api/desk/figures/money.csv'
