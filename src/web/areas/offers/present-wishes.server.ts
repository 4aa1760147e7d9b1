// What a person asked for, line by line, for whoever writes the offer; what was left open is left out.
import type { z } from 'zod'
import type { readOfferDesk } from '#contract/offer-drafts.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import { sayQuantity } from '#texts/say-unit.ts'
import type { PageContext } from '#web/page/page-context.ts'

type Request = z.output<typeof readOfferDesk.reply>['request']

export function presentWishes(page: PageContext, request: Request): { label: string; text: string }[] {
  const { t, visitor } = page
  const { procedure, package: carePackage, quantity, need, companions, budget, medicalNotes } = request
  return [
    { label: t('meta.desk.offers.procedure'), text: procedure ?? '' },
    { label: t('meta.desk.offers.package'), text: carePackage ?? '' },
    { label: t('meta.offers.request.quantity'), text: (quantity && sayQuantity(quantity, t)) ?? '' },
    { label: t('meta.desk.offers.need'), text: need },
    { label: t('meta.offers.request.dates'), text: sayWhen(page, request) },
    {
      label: t('meta.desk.offers.companions'),
      text: companions === 0 ? '' : t('meta.quote.companionCount', { count: companions }),
    },
    { label: t('meta.desk.offers.budget'), text: budget ? formatMoney(budget, visitor.language) : '' },
    { label: t('meta.desk.offers.health'), text: medicalNotes },
  ].filter(({ text }) => text !== '')
}

function sayWhen({ t, visitor }: PageContext, { earliest, latest, flexibility }: Request): string {
  const day = (date: string) => formatDate(date, visitor.language)
  const isKnown = flexibility === 'exact' || flexibility === 'days' || flexibility === 'weeks' || flexibility === 'open'
  const parts = [
    earliest && t('meta.offers.request.from', { date: day(earliest) }),
    latest && t('meta.offers.request.until', { date: day(latest) }),
    isKnown && t(`quote.flexibility.${flexibility}`),
  ]
  return parts.filter(Boolean).join(', ')
}
