// Puts an invoice or a credit note into words, as it was issued: the clinic's own services, and apart what it collected for others.
import type { InvoiceLine, InvoiceRecipient } from '#domain/invoices/invoice.ts'
import type { InvoiceRow } from '#domain/invoices/issue-invoice.ts'
import type { PrintedDocument, PrintedTable } from '#domain/print/printed-document.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import { sayDates } from './say-dates.ts'

/** @param about the number of the invoice that a credit note is about */
export function printInvoice(
  row: InvoiceRow,
  { recipient, about }: { recipient: InvoiceRecipient | undefined; about: string },
  language: Language,
): PrintedDocument {
  const t = translatorOf(language)
  const { kind, number, content, reference, issuedOn, amountMinor } = row
  const { seller, isTest, reason } = content
  const isCredit = kind === 'credit-note'
  return {
    name: number,
    language,
    title: t(isCredit ? 'meta.print.creditNote' : 'meta.print.invoice'),
    date: t('meta.print.issued', { date: formatDate(issuedOn, language) }),
    notice: isTest ? t('meta.print.test') : '',
    parties: [
      {
        label: t('meta.print.from'),
        lines: [
          seller.legalName,
          inLanguage(seller.address, language),
          [inLanguage(seller.city, language), seller.country].join(', '),
          seller.taxNumber,
          seller.email,
          seller.phone,
        ].filter(Boolean),
      },
      { label: t('meta.print.for'), lines: recipient ? [recipient.name, recipient.email].filter(Boolean) : [] },
      {
        label: t('meta.print.order'),
        lines: [reference, ...(about ? [t('meta.print.about', { number: about })] : [])],
      },
    ],
    tables: tablesOf(row, language),
    sums: [
      { label: t(isCredit ? 'meta.print.credited' : 'meta.print.total'), text: sayAmount(row, amountMinor, language) },
    ],
    notes: [...(reason ? [t(`meta.print.reason.${reason}`)] : []), t('meta.print.tax')],
  }
}

const sayAmount = ({ currency }: Pick<InvoiceRow, 'currency'>, amountMinor: number, language: Language) =>
  formatMoney({ amountMinor, currency }, language, 'exact')

/** The clinic's own first, then one for each other party. */
function tablesOf(row: InvoiceRow, language: Language): PrintedTable[] {
  const t = translatorOf(language)
  const { lines, seller } = row.content
  const parties = Map.groupBy(lines, ({ party }) => (party ? inLanguage(party, language) : ''))
  const sorted = [...parties].sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
  return sorted.map(([party, own]) => {
    const amountMinor = own.reduce((sum, line) => sum + line.amountMinor, 0)
    const isOther = party !== ''
    return {
      title: isOther ? t('meta.print.collected', { party }) : t('meta.print.own', { clinic: seller.legalName }),
      note: isOther ? t('meta.print.collectedNote', { party }) : '',
      rows: own.map((line) => rowOf(row, line, language)),
      sums: parties.size > 1 ? [{ label: t('meta.print.sum'), text: sayAmount(row, amountMinor, language) }] : [],
    }
  })
}

function rowOf(row: InvoiceRow, { title, label, booking, from, until, amountMinor }: InvoiceLine, language: Language) {
  const isWhole = label === null
  return {
    label: inLanguage(label ?? title, language),
    about: isWhole ? [sayDates(from, until, language), booking].join(' · ') : inLanguage(title, language),
    amount: sayAmount(row, amountMinor, language),
  }
}
