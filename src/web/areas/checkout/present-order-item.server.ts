// One item of an order in words: what it is, who it is agreed with, what it costs, and what may still change.
import type { Order, OrderItem } from '#contract/orders.ts'
import { formatColumn, formatMoney, formatWeekday } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

export function presentOrderItem(page: PageContext, { currency }: Order, item: OrderItem) {
  const { t, visitor, provider } = page
  const { language } = visitor
  const { own, total, lines } = item
  const day = (date: string) => formatWeekday(date, language, true)
  const clinic = provider.name
  return {
    id: item.id,
    title: item.title,
    reference: item.booking,
    page: item.page,
    state: item.state,
    stateText: t(`meta.checkout.state.${item.state}`),
    dates:
      item.from === item.until
        ? day(item.from)
        : t('meta.checkout.dates', { from: day(item.from), until: day(item.until) }),
    party: item.party
      ? t('meta.checkout.party.other', { name: `\u2068${item.party}\u2069`, clinic })
      : t('meta.checkout.party.clinic', { clinic }),
    facts: item.facts,
    total: formatMoney(total.charged.from, language),
    /** As its seller set it, where the order charges another currency. */
    own: own && own.currency !== currency ? t('meta.checkout.price.own', { amount: formatMoney(own, language) }) : null,
    lines: presentLines(lines, language),
    canTakeOut: item.can.takeOut,
    names: item.needs.find(({ type }) => type === 'names')?.count ?? 0,
    remarks: item.needs.find(({ path }) => path === 'details.remarks') ?? null,
    asked: item.needs.flatMap(({ path, label, format, isRequired, maxLength, value }) =>
      label === null ? [] : [{ path, label, format, isRequired, maxLength, value: value ?? '' }],
    ),
  }
}
export type OrderItemView = ReturnType<typeof presentOrderItem>

/** All with decimals where one has any; what is paid on site may be of another currency. */
function presentLines(lines: OrderItem['lines'], language: PageContext['visitor']['language']) {
  const amounts = lines.map(({ amount }) => amount.charged.from)
  const isSame = amounts.every(({ currency }) => currency === amounts[0]?.currency)
  const said = isSame ? formatColumn(amounts, language) : amounts.map((amount) => formatMoney(amount, language))
  return lines.map(({ label, isOnSite, mayChangeIf }, at) => ({ label, isOnSite, mayChangeIf, amount: said[at] ?? '' }))
}
