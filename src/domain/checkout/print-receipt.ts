// Puts the receipt of an order into words: who paid whom, for what, when and how; what was given back stands on it too.
import { fullName } from '#domain/bookings/contact.ts'
import type { PrintedDocument } from '#domain/print/printed-document.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { OrderItemView, OrderView } from './order-view.ts'
import { sayDates } from './say-dates.ts'

/** Its day is that of the last money that moved: the same order prints the same, whenever it is asked for. Undefined where nothing was paid. */
export function printReceipt(order: OrderView, provider: Provider, language: Language): PrintedDocument | undefined {
  const t = translatorOf(language)
  const moves = movesOf(order, provider, language)
  const last = moves.at(-1)
  if (!last) return undefined
  const { reference, totals, items, payments } = order
  const say = (amount: Money) => formatMoney(amount, language, 'exact')
  const isTest = provider.sample || payments.some(({ gateway }) => gateway === 'test')
  return {
    name: `${reference}-receipt`,
    language,
    title: t('orders.receipt'),
    date: t('meta.orders.receipt.at', { date: last.about }),
    notice: isTest ? t('orders.receipt.test') : '',
    parties: [
      { label: t('orders.receipt.from'), lines: clinicLines(provider, language) },
      { label: t('orders.receipt.for'), lines: [personOf(order)].filter(Boolean) },
      { label: t('orders.receipt.order'), lines: [reference] },
    ],
    tables: [
      {
        title: t('orders.receipt.item'),
        note: '',
        rows: items
          .filter(({ state, paid }) => state === 'booked' || paid.amountMinor > 0)
          .map((item) => ({
            label: inLanguage(item.title, language),
            about: [itemDates(item, language), item.booking].join(' · '),
            amount: say(item.price.order),
          })),
        sums: [],
      },
      {
        title: t('orders.receipt.payments'),
        note: '',
        rows: moves.map(({ label, about, amount }) => ({ label, about, amount })),
        sums: [],
      },
    ],
    sums: [
      { label: t('meta.orders.receipt.kept'), text: say(totals.paid) },
      ...(totals.owed.amountMinor > 0 ? [{ label: t('meta.orders.sum.owed'), text: say(totals.owed) }] : []),
    ],
    notes: [t('orders.receipt.note')],
  }
}

export const clinicLines = ({ company, location, contact }: Provider, language: Language): string[] => [
  inLanguage(company.name, language),
  inLanguage(location.city, language),
  contact.email,
  contact.phone,
]

export const itemDates = ({ from, until, timeZone }: OrderItemView, language: Language): string =>
  sayDates(plainDate(from, timeZone), plainDate(until, timeZone), language)

/** As in the passport, where that was said; else as the first booking has them. */
export function personOf({ travellers, items }: Pick<OrderView, 'travellers' | 'items'>): string {
  const named = travellers.find(({ isPatient }) => isPatient) ?? travellers[0]
  return fullName(named ?? items.find(({ contact }) => contact !== null)?.contact)
}

/** Oldest first, with refunds where they belong; `-` before what went back. */
function movesOf({ payments, refunds }: OrderView, { location }: Provider, language: Language) {
  const t = translatorOf(language)
  const day = (at: Date) => formatDate(plainDate(at, location.timeZone), language)
  const say = (amount: Money) => formatMoney(amount, language, 'exact')
  return [
    ...payments
      .filter(({ state }) => state === 'captured')
      .map(({ method, amount, createdAt: at }) => ({
        at,
        label: t(`meta.orders.payment.${method}`),
        about: day(at),
        amount: say(amount),
      })),
    ...refunds
      .filter(({ state }) => state === 'done')
      .map(({ why, amount, endedAt, createdAt }) => ({
        at: endedAt ?? createdAt,
        label: t(`meta.orders.refund.why.${why}`),
        about: day(endedAt ?? createdAt),
        amount: `\u2212${say(amount)}`,
      })),
  ].sort((one, other) => Number(one.at) - Number(other.at))
}
