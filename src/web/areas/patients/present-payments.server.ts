// The money of a patient's orders in words, for the provider's own people.
import { type DeskOrder, readPatientPayments } from '#contract/desk-payments.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

/**
 * `null` for whoever may not see it; undefined where it cannot be had.
 * @param quote reference of a request: only the orders that its offer went into
 */
export async function presentPayments(page: PageContext, patient: string, quote?: string) {
  const { visitor, t } = page
  const found = await page
    .call(readPatientPayments, { patient, language: visitor.language, quote })
    .catch((error: unknown) => (error instanceof Fault && error.code === 'not-allowed' ? null : undefined))
  return (
    found && {
      patient,
      orders: found.orders.map((order) => presentOrder(page, order)),
      limit: t('meta.desk.payments.limit', { amount: formatMoney(found.limit, visitor.language) }),
    }
  )
}
export type ShownPayments = NonNullable<Awaited<ReturnType<typeof presentPayments>>>
export type ShownOrder = ShownPayments['orders'][number]

const sums = ['charged', 'paid', 'refunded', 'disputed', 'owed'] as const

function presentOrder(page: PageContext, order: DeskOrder) {
  const { t, visitor } = page
  const say = (money: Money) => formatMoney(money, visitor.language)
  const { reference, state } = order
  return {
    reference,
    stateText: t(`desk.payments.state.${state}`),
    items: order.items.map(({ id, title, booking, state: own }) => ({
      id,
      title,
      booking,
      isGone: own === 'cancelled' || own === 'refused',
    })),
    sums: sums
      .filter((name) => name === 'charged' || name === 'paid' || order[name].amountMinor !== 0)
      .map((name) => ({ name, text: say(order[name]) })),
    paidText: say(order.paid),
    dues: order.dues.map(({ amount, on }) =>
      on === null
        ? t('meta.desk.payments.dueNow', { amount: say(amount) })
        : t('meta.desk.payments.due', { amount: say(amount), date: formatDate(on, visitor.language) }),
    ),
    payments: order.payments.map((payment) => presentPayment(page, payment)),
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      payment: refund.payment,
      amount: say(refund.amount),
      text: `${t(`desk.payments.why.${refund.why}`)}: ${t(`desk.payments.refund.${refund.state}`)}`,
      note: refund.note,
      by: sayBy(page, refund),
      isToSend: refund.isToSend,
    })),
    disputes: order.disputes.map(({ id, amount, state: stands, at }) => ({
      id,
      amount: say(amount),
      text: t('meta.desk.payments.at', { text: t(`desk.payments.dispute.${stands}`), date: sayDay(page, at) }),
    })),
    requests: order.requests.map((request) => ({
      id: request.id,
      amount: say(request.amount),
      text: t(`desk.payments.why.${request.why}`),
      note: request.note,
      by: sayBy(page, { ...request, approvedBy: '' }),
      isOwn: request.isOwn,
    })),
    payLink: order.payLink,
    isOwing: order.owed.amountMinor > 0 || state === 'paying',
    canWaive: order.canWaive,
  }
}

function presentPayment(page: PageContext, payment: DeskOrder['payments'][number]) {
  const { t, visitor } = page
  const { id, method, state, amount, at, receivedBy, refundable } = payment
  return {
    id,
    amount: formatMoney(amount, visitor.language),
    amountMinor: amount.amountMinor,
    text: `${t(`desk.payments.${method}`)}: ${t(`desk.payments.payment.${state}`)}`,
    by: receivedBy ? t('meta.desk.payments.by', { name: receivedBy, date: sayDay(page, at) }) : sayDay(page, at),
    isAwaited: method === 'transfer' && state === 'begun',
    currency: amount.currency,
    refundable: refundable.map(({ item, title, amount: most }) => ({
      item,
      mostMinor: most.amountMinor,
      text: t('meta.desk.payments.refundable', { title, amount: formatMoney(most, visitor.language) }),
    })),
  }
}
export type ShownPayment = ReturnType<typeof presentPayment>

const sayDay = ({ visitor, provider }: PageContext, moment: string): string =>
  formatDate(plainDate(new Date(moment), provider.location.timeZone), visitor.language)

function sayBy(page: PageContext, { by, approvedBy, at }: { by: string; approvedBy: string; at: string }): string {
  const date = sayDay(page, at)
  if (by === '') return date
  if (approvedBy === '') return page.t('meta.desk.payments.by', { name: by, date })
  return page.t('meta.desk.payments.byBoth', { name: by, other: approvedBy, date })
}
