// One thing that a later version of an offer changed, in words.
import type { Offer } from '#contract/offers.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sayDates, sayDocument, sayInstalment } from '#web/signed-in/say-facts.server.ts'
import type { OfferChange } from './compare-offers.ts'

export function sayChange(page: PageContext, change: OfferChange): string {
  const { t, visitor } = page
  const money = (amount: Offer['deposit']) => amount && formatMoney(amount, visitor.language)
  const turn = (
    kind: 'total' | 'deposit' | 'instalments' | 'validUntil' | 'dates' | 'practitioner',
    say: [string | null, string | null],
  ) => {
    const [before, after] = say.map((text) => text ?? t('meta.offers.change.none'))
    return t(`meta.offers.change.${kind}`, { before: before ?? '', after: after ?? '' })
  }
  switch (change.kind) {
    case 'total':
    case 'deposit':
      return turn(change.kind, [money(change.before), money(change.after)])
    case 'instalments':
      return turn('instalments', [sayAll(page, change.before), sayAll(page, change.after)])
    case 'cancellation':
      return t('meta.offers.change.cancellation')
    case 'validUntil':
      return turn('validUntil', [
        formatDate(change.before, visitor.language),
        formatDate(change.after, visitor.language),
      ])
    case 'dates':
      return turn('dates', [sayDates(page, change.before), sayDates(page, change.after)])
    case 'practitioner':
      return turn('practitioner', [change.before && apart(change.before), change.after && apart(change.after)])
    case 'list': {
      const label = change.list === 'documents' ? sayDocument(page, change.label) : change.label
      return t(`meta.offers.change.${change.list}.${change.deed}`, { label: apart(label) })
    }
    default:
      return sayLine(page, change)
  }
}

type Money = Offer['total']
type LineChange = Extract<OfferChange, { kind: 'added' | 'removed' | 'amount' | 'firmness' }>

function sayLine({ t, visitor }: PageContext, change: LineChange): string {
  const money = (amount: Money) => formatMoney(amount, visitor.language)
  const label = apart(change.label)
  if (change.kind === 'added') return t('meta.offers.change.added', { label, after: money(change.after) })
  if (change.kind === 'removed') return t('meta.offers.change.removed', { label, before: money(change.before) })
  if (change.kind === 'amount') {
    return t('meta.offers.change.amount', { label, before: money(change.before), after: money(change.after) })
  }
  return change.mayChangeIf === null
    ? t('meta.offers.change.fixed', { label })
    : t('meta.offers.change.mayChange', { label, reason: apart(change.mayChangeIf) })
}

const sayAll = (page: PageContext, instalments: Offer['instalments']): string | null =>
  instalments.map((one) => sayInstalment(page, one)).join('; ') || null

/** Words of the clinic's own may be in letters of the other direction. */
const apart = (text: string): string => `\u2068${text}\u2069`
