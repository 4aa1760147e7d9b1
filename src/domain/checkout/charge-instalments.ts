// Takes later instalments on their day by the method that was kept for them; where there is none, asks for them by mail with a link.
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { writeMail } from '#domain/mails/write-mail.ts'
import { chargeSaved } from '#domain/payments/charge-saved.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { providers } from '#domain/provider/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import { addDays } from '#kernel/plain-date.ts'
import { traceOf } from '#kernel/trace.ts'
import { accountOf, advanceOrder } from './advance-order.ts'
import { unattendedKey } from './announce-order.ts'
import { liveChangeOf } from './change-refusal.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { type InstalmentRow, type OrderRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { mailOrder } from './order-mails.ts'
import { payableStates } from './order-states.ts'
import { beginStep, endStep, isStepOver } from './order-steps.ts'
import { paying, unpaidOf } from './pay-instalments.ts'
import { orderInstalments, orders } from './tables.ts'

/** Days before it is due that a client is reminded. */
const remindDays = 3

/** Once a day is enough, and more often does no harm: each instalment is charged, and each mail written, once a day at most. */
export async function chargeInstalments(parts: CheckoutParts & { log: Pick<Log, 'warn'> }): Promise<void> {
  const all = await parts.database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id } of all) {
    await chargeAt(parts, id).catch((error: unknown) =>
      parts.log.warn('instalments not charged', { ...traceOf(error) }),
    )
  }
}

async function chargeAt(parts: CheckoutParts & { log: Pick<Log, 'warn'> }, providerId: string): Promise<void> {
  const provider = await parts.database.directory((transaction) => readProvider(transaction, { id: providerId }))
  if (!provider) return
  const today = plainDate(parts.clock(), provider.location.timeZone)
  for (const order of await findDue(parts, provider, addDays(today, remindDays))) {
    await chargeOrder(parts, provider, order, today).catch((error: unknown) =>
      parts.log.warn('instalment not charged', { ...traceOf(error) }),
    )
  }
}

const findDue = ({ database }: CheckoutParts, provider: Provider, until: string): Promise<OrderRow[]> =>
  database.forProvider(provider.id, async (scope) => {
    const soon = and(isNotNull(orderInstalments.dueOn), lte(orderInstalments.dueOn, until))
    const due = await scope.rows(orderInstalments, soon)
    const ids = new Set(due.map(({ orderId }) => orderId))
    return (await scope.rows(orders, inArray(orders.state, [...payableStates]))).filter(({ id }) => ids.has(id))
  })

async function chargeOrder(parts: CheckoutParts, provider: Provider, row: OrderRow, today: string): Promise<void> {
  const account = accountOf(row)
  const whole = await parts.database.forClient(account, provider.id, (scope) => readWholeOrder(scope, row))
  // What is being changed may be due another day by then.
  const unpaid = unpaidOf(whole).filter(({ itemId: id }) => !liveChangeOf(whole, { id }))
  const due = unpaid.filter(({ dueOn }) => dueOn !== null && dueOn <= today)
  if (due.length > 0) await charge(parts, provider, whole, due, today)
  const soon = unpaid.filter(({ dueOn }) => dueOn === addDays(today, remindDays))
  const left = due.length > 0 ? [] : soon
  if (left.length > 0) await remind(parts, provider, whole, left)
}

/** With a day in its key: what was declined is tried again the day after, up to four days, and by its client at any time. */
async function charge(
  parts: CheckoutParts,
  provider: Provider,
  whole: WholeOrder,
  due: InstalmentRow[],
  today: string,
): Promise<void> {
  const { order } = whole
  const first = due.map(({ dueOn }) => dueOn ?? today).sort()[0] ?? today
  if (today > addDays(first, 3)) return
  const idempotencyKey = `${unattendedKey} ${order.id} ${today}`
  if (whole.payments.some((payment) => payment.idempotencyKey === idempotencyKey)) return
  try {
    await chargeSaved(parts, provider, { ...paying(whole, due), fxQuoteId: '', idempotencyKey })
  } catch (error) {
    const reason = error instanceof Fault && error.fields[0]?.reason
    if (reason !== 'no-saved-method' && reason !== 'no-payments') throw error
    await remind(parts, provider, whole, due)
  }
  await advanceOrder(parts, { providerId: provider.id, orderId: order.id })
}

/** One mail for what falls on one day. */
async function remind(
  parts: CheckoutParts,
  provider: Provider,
  whole: WholeOrder,
  due: InstalmentRow[],
): Promise<void> {
  const [first] = due
  if (!first?.dueOn) return
  const now = parts.clock()
  const amount = { amountMinor: due.reduce((sum, one) => sum + one.amountMinor, 0), currency: whole.order.currency }
  const caller = { account: accountOf(whole.order), provider, origin: whole.order.origin }
  const on = first.dueOn
  await parts.database.forClient(caller.account, provider.id, async (scope) => {
    const [order] = await scope.rows(orders, eq(orders.id, whole.order.id), { forUpdate: true })
    if (!order) return
    const step = await beginStep(scope, order, { name: 'announce', subjectId: first.id, asks: [amount, on] }, now)
    if (isStepOver(step)) return
    const draft = await mailOrder(scope, caller, whole, ['due', { amount, on }])
    if (draft) await writeMail(parts.jobs, scope, draft, now)
    await endStep(scope, step, 'done', now)
  })
}
