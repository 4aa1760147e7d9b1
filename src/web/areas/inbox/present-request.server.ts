// What a person asked for, line by line; what they left open is left out.
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page-context.ts'
import type { Fact, ItemReply } from './item-view.ts'

export function presentRequest(page: PageContext, request: NonNullable<ItemReply['request']>): Fact[] {
  const { t, visitor } = page
  const { procedure, package: carePackage, companions, budget } = request
  const lines: Fact[] = [
    {
      label: t('meta.desk.inbox.procedure'),
      text: procedure?.name ?? '',
      ...(procedure && { href: `/procedures/${procedure.slug}` }),
    },
    { label: t('meta.desk.inbox.package'), text: carePackage?.name ?? '' },
    { label: t('meta.offers.request.dates'), text: sayDates(page, request) },
    {
      label: t('meta.desk.inbox.companions'),
      text: companions === 0 ? t('meta.quote.noCompanion') : t('meta.quote.companionCount', { count: companions }),
    },
    { label: t('meta.desk.inbox.budget'), text: budget ? formatMoney(budget, visitor.language) : '' },
  ]
  return lines.filter(({ text }) => text !== '')
}

function sayDates({ t, visitor }: PageContext, { earliest, latest, flexibility }: NonNullable<ItemReply['request']>) {
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
