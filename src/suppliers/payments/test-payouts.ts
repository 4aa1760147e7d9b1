// Payouts of the test gateway: samples of what a real one would send, a day's payments together, two days later and without fees. No money moves.
import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { GatewayPayout, PayoutLine } from '#domain/payments/gateway-payout.ts'
import { testPaymentCalls, testPayments } from '#domain/payments/tables.ts'
import { addDays } from '#kernel/plain-date.ts'
import { lockTestPayment, type TestPayment } from './test-payment.ts'
import { listTestRefunds } from './test-refunds.ts'

const arrivesAfterDays = 2
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const beginOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** A day is paid out once it is over. */
export async function listTestPayouts(scope: Scope, since: Date, now: Date): Promise<GatewayPayout[]> {
  const from = beginOf(dayOf(since))
  const lines = await readLines(scope, gte(testPaymentCalls.at, from), now)
  const sums = new Map<string, number>()
  for (const { day, line } of lines) {
    const name = `${day} ${line.currency}`
    if (day < dayOf(now)) sums.set(name, (sums.get(name) ?? 0) + line.amountMinor)
  }
  return [...sums]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([name, amountMinor]) => {
      const [day = '', currency = ''] = name.split(' ')
      const arrivesOn = addDays(day, arrivesAfterDays)
      const state = arrivesOn <= dayOf(now) ? 'paid' : 'on-its-way'
      return { gatewayReference: `payout ${name}`, amountMinor, currency, arrivesOn, state }
    })
}

export async function listTestPayoutLines(scope: Scope, payout: string, now: Date): Promise<PayoutLine[]> {
  const [, day = '', currency] = payout.split(' ')
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return []
  const isOfDay = and(gte(testPaymentCalls.at, beginOf(day)), lt(testPaymentCalls.at, beginOf(addDays(day, 1))))
  const lines = await readLines(scope, isOfDay, now)
  return lines.filter(({ line }) => line.currency === currency).map(({ line }) => line)
}

type LineOfDay = { day: string; line: PayoutLine }

/** What was taken and given back, of each call that did so. */
async function readLines(scope: Scope, isWanted: SQL | undefined, now: Date): Promise<LineOfDay[]> {
  const calls = await scope.rows(testPaymentCalls, isWanted)
  const lines: LineOfDay[] = []
  for (const id of new Set(calls.map(({ testPaymentId }) => testPaymentId))) {
    const [row] = await scope.rows(testPayments, eq(testPayments.id, id))
    const subject = row && { paymentId: row.paymentId, providerId: row.providerId, reference: row.reference }
    const payment = subject && (await lockTestPayment(scope, { gatewayReference: id, subject }, now))
    if (!payment || !subject) continue
    const refunds = await listTestRefunds(scope, { gatewayReference: id, subject }, now)
    for (const call of calls.filter(({ testPaymentId }) => testPaymentId === id)) {
      const refund = refunds.find(({ gatewayReference, state }) => gatewayReference === call.id && state === 'done')
      const isTaken = call.action === 'capture' && (call.answer as { is: string }).is === 'done'
      if (isTaken || refund) lines.push(lineOf(payment, call, refund ? call.id : ''))
    }
  }
  return lines
}

/** @param source of a refund */
function lineOf(
  { currency, paymentId, providerId, reference }: TestPayment,
  { id, amountMinor, at }: typeof testPaymentCalls.$inferSelect,
  source: string,
): LineOfDay {
  return {
    day: dayOf(at),
    line: {
      gatewayReference: `moved ${id}`,
      what: source ? 'refund' : 'payment',
      amountMinor: source ? -amountMinor : amountMinor,
      feeMinor: 0,
      currency,
      source,
      subject: { paymentId, providerId, reference },
      charged: { amountMinor, currency },
      availableOn: dayOf(at),
    },
  }
}
