// An order in words: what it is made of, what is paid when, and where it stands.
import type { Price } from '#contract/money.ts'
import type { Order } from '#contract/orders.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { formatColumn, formatDate, formatMoney, formatShortDay, zoneName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPolicy } from '#web/site/present-policy.server.ts'
import { presentTransfer } from '#web/site/present-transfer.server.ts'
import { presentOrderItem } from './present-order-item.server.ts'
import { sayCharge } from './say-charge.server.ts'
import { sayStage } from './say-stage.server.ts'

/** What ends later than that is no hurry: offers are held for weeks. */
const countedMs = 24 * 3_600_000

/** @param now by the server's clock: a device's own may be wrong */
export function presentOrder(page: PageContext, order: Order, now: Date) {
  const { visitor } = page
  const { language } = visitor
  const money = (price: Price) => formatMoney(chargedOf(price), language)
  const leftMs = (moment: string | null) => {
    const left = moment === null ? null : Date.parse(moment) - now.getTime()
    return left !== null && left < countedMs ? left : null
  }
  return {
    reference: order.reference,
    /** How many payments were tried: the next one has a key of its own. */
    attempt: order.payments.length,
    ...sayStage(page, order),
    items: order.items.map((item) => presentOrderItem(page, order, item)),
    total: money(order.total),
    /** The visitor's own currency, where it is not the one that is charged. */
    about: sayAbout(page, order.total),
    aed: order.aed && order.currency !== 'AED' ? formatMoney(order.aed, language) : null,
    dueNow: money(order.dueNow),
    /** Of the payment that its payer is at: what is due now, or a later part. */
    paying: money(order.payments.find(({ state }) => state === 'begun')?.amount ?? order.dueNow),
    paid: money(order.paid),
    otherCurrencies: listOtherCurrencies(page, order),
    isFree: chargedOf(order.dueNow).amountMinor === 0,
    hasLater: order.later.length > 0,
    plan: presentPlan(page, order),
    charge: sayCharge(page, order),
    ratesLeftMs: leftMs(order.ratesUntil),
    heldLeftMs: leftMs(order.heldUntil),
    policy: presentOrderPolicy(page, order, now),
    failures: presentFailures(page, order),
    isPackage: order.isPackage,
    methods: order.methods,
    gateway: order.gateway,
    secret: order.secret,
    transfer: order.transfer && presentTransfer(page, order.transfer, money(order.payments[0]?.amount ?? order.dueNow)),
    refusal: sayRefusal(page, order),
    can: order.can,
    agreed: {
      revision: order.revision,
      total: chargedOf(order.total),
      dueNow: chargedOf(order.dueNow),
      policy: order.policy.map(({ until, fee }) => ({ until, feeMinor: chargedOf(fee).amountMinor })),
      termsOf: order.termsOf,
    },
  }
}
export type OrderView = ReturnType<typeof presentOrder>

export const chargedOf = (price: Price) => price.charged.from

function sayAbout({ t, visitor }: PageContext, { charged, shown }: Price): string | null {
  if (shown.from.currency === charged.from.currency) return null
  return t('meta.checkout.about', { amount: formatMoney(shown.from, visitor.language, 'estimate') })
}

/** What else it can be charged in: the visitor's own, and what its parts are sold in. */
function listOtherCurrencies({ t, visitor: { currency } }: PageContext, order: Order) {
  const own = order.items.map((item) => item.own?.currency ?? order.currency)
  return [...new Set([currency, ...own])]
    .filter((code) => order.can.change && code !== order.currency)
    .map((code) => ({ code, label: t('meta.checkout.payIn', { currency: code }) }))
}

/** What is paid when: now, on days, and on site. */
function presentPlan({ t, visitor: { language } }: PageContext, { dueNow, later, onSite }: Order) {
  const isSome = (price: Price) => chargedOf(price).amountMinor > 0
  const rows = [
    { when: t('meta.checkout.plan.now'), price: dueNow },
    ...later.map(({ on, amount }) => ({
      when: t('meta.checkout.plan.on', { date: formatDate(on, language) }),
      price: amount,
    })),
    ...onSite.filter(isSome).map((price) => ({ when: t('meta.checkout.plan.site'), price })),
  ]
  const { currency } = chargedOf(dueNow)
  const isSame = rows.every(({ price }) => chargedOf(price).currency === currency)
  const amounts = rows.map(({ price }) => chargedOf(price))
  const said = isSame ? formatColumn(amounts, language) : amounts.map((amount) => formatMoney(amount, language))
  return rows.map(({ when }, at) => ({ when, amount: said[at] ?? '' }))
}

/** The drawing goes from now to the first day of the journey. */
function presentOrderPolicy(page: PageContext, { policy, items }: Order, now: Date) {
  const { t, visitor, provider } = page
  const { timeZone } = provider.location
  const [startsOn] = items.map(({ from }) => from).sort()
  if (policy.length === 0 || startsOn === undefined) return null
  return presentPolicy(
    page,
    policy,
    {
      timeZone,
      startsOn,
      startsAt: momentAt(startsOn, '12:00', timeZone),
      starts: t('meta.checkout.policy.start', { day: formatShortDay(startsOn, visitor.language) }),
      zone: t('meta.checkout.policy.zone', { zone: zoneName(timeZone, visitor.language) }),
    },
    now,
  )
}

/** One row an item; none where there is only one: then nothing is left to decide. */
function presentFailures({ t, visitor }: PageContext, { failures, items }: Order) {
  return failures.map(({ item, gives, back }) => {
    const isSome = chargedOf(back).amountMinor > 0
    const amount = formatMoney(chargedOf(back), visitor.language)
    const text =
      gives === 'everything'
        ? isSome
          ? t('meta.checkout.failure.everything', { amount })
          : t('meta.checkout.failure.nothing')
        : isSome
          ? t('meta.checkout.failure.item', { amount })
          : t('meta.checkout.failure.itemNothing')
    return { id: item, title: items.find(({ id }) => id === item)?.title ?? '', text }
  })
}

/** Why the last payment came to nothing, while another one can be tried. */
function sayRefusal({ t }: PageContext, { payments, state }: Order): string | null {
  const [last] = payments
  if (!last || (state !== 'open' && state !== 'paying')) return null
  if (last.state === 'expired') return t('meta.checkout.refusal.expired')
  if (last.state !== 'refused' && !last.refusal) return null
  return t(`meta.checkout.refusal.${last.refusal ?? 'refused'}`)
}
