// Puts the voucher of one item of an order into words: what its client shows where it is.
import { type Bookable, kindOf } from '#domain/bookings/bookable.ts'
import { fullName } from '#domain/bookings/contact.ts'
import type { PrintedDocument } from '#domain/print/printed-document.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { OrderItemView, OrderView } from './order-view.ts'
import { clinicLines, itemDates, personOf } from './print-receipt.ts'

/** Undefined where it is not booked: nobody lets them in with it. */
export function printVoucher(
  bookables: readonly Bookable[],
  order: OrderView,
  item: OrderItemView,
  provider: Provider,
  language: Language,
): PrintedDocument | undefined {
  if (item.state !== 'booked' || item.bookingState === 'cancelled') return undefined
  const t = translatorOf(language)
  const facts = kindOf(bookables, item.whole).mails.words.voucher(item.whole, language)
  const confirmation = item.confirmation
    ? [{ label: t('meta.print.confirmation'), about: '', amount: item.confirmation }]
    : []
  return {
    name: item.booking,
    language,
    title: t('meta.print.voucher'),
    date: itemDates(item, language),
    notice: provider.sample ? t('meta.print.testVoucher') : '',
    parties: [
      { label: t('meta.print.bookedWith'), lines: clinicLines(provider, language) },
      { label: t('meta.print.for'), lines: [fullName(item.contact) || personOf(order)].filter(Boolean) },
      { label: t('meta.print.booking'), lines: [item.booking] },
    ],
    tables: [
      {
        title: inLanguage(item.title, language),
        note: item.party ? t('meta.orders.party', { name: inLanguage(item.party, language) }) : '',
        rows: [...confirmation, ...facts.map(({ label, value }) => ({ label, about: value, amount: '' }))],
        sums: [],
      },
    ],
    sums: [],
    notes: [t('meta.print.voucherNote', { phone: provider.contact.phone })],
  }
}
