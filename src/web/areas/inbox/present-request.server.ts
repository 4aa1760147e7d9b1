// What a person asked for, line by line; what they left open is left out.
import { formatDate, formatMoney } from '#texts/format.ts'
import { sayQuantity } from '#texts/say-unit.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { Fact, ItemReply } from './item-view.ts'

type Request = NonNullable<ItemReply['request']>

export function presentRequest(page: PageContext, request: Request): Fact[] {
  const { t, visitor } = page
  const { procedure, package: carePackage, quantity, companions, budget, bill } = request
  const lines: Fact[] = [
    ...presentProcedure(page, procedure),
    { label: t('meta.offers.request.quantity'), text: (quantity && sayQuantity(quantity, t)) ?? '' },
    { label: t('meta.desk.inbox.package'), text: carePackage?.name ?? '' },
    { label: t('meta.offers.request.dates'), text: sayDates(page, request) },
    {
      label: t('meta.desk.inbox.companions'),
      text: companions === 0 ? t('meta.quote.noCompanion') : t('meta.quote.companionCount', { count: companions }),
    },
    { label: t('meta.desk.inbox.budget'), text: budget ? formatMoney(budget, visitor.language) : '' },
    { label: t('desk.offers.bill'), text: bill ? sayBill(page, bill) : '' },
  ]
  return lines.filter(({ text }) => text !== '')
}

/** No line where there is none. */
export const presentProcedure = ({ t }: Pick<PageContext, 't'>, procedure: Request['procedure']): Fact[] =>
  procedure
    ? [{ label: t('meta.desk.inbox.procedure'), text: procedure.name, href: `/procedures/${procedure.slug}` }]
    : []

function sayBill({ t, visitor }: PageContext, { paid, offered }: NonNullable<Request['bill']>): string {
  if (paid.amountMinor === offered.amountMinor && paid.currency === offered.currency) {
    return t('desk.offers.bill.matched')
  }
  const money = (amount: typeof paid) => `\u2068${formatMoney(amount, visitor.language)}\u2069`
  return t('desk.offers.bill.differs', { amount: money(paid), total: money(offered) })
}

function sayDates({ t, visitor }: PageContext, { earliest, latest, flexibility }: Request) {
  const day = (date: string) => formatDate(date, visitor.language)
  const isKnown = flexibility === 'exact' || flexibility === 'days' || flexibility === 'weeks' || flexibility === 'open'
  return [
    earliest && t('meta.offers.request.from', { date: day(earliest) }),
    latest && t('meta.offers.request.until', { date: day(latest) }),
    isKnown && t(`quote.flexibility.${flexibility}`),
  ]
    .filter(Boolean)
    .join('\n')
}
