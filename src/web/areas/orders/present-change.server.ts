// Changing an item of an order, in words: the form as its kind has it, and what a change costs or gives back before it is agreed to.
import { type ChangeField, readChangeForm } from '#contract/order-changes.ts'
import type { Order } from '#contract/orders.ts'
import { formatDate } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { sayDeadline } from '#web/site/say-deadline.server.ts'
import { chargedOf, isSome, sayBoth, sayCharged, sayDay, saySpan } from './say-amounts.server.ts'

/** What the page asks about: an item, and its dates or its people. */
export type ChangeAsked = { item: string; what: 'dates' | 'people' }

/** Undefined where nothing is asked; `form` is null where nobody could say what may be changed. */
export async function presentChangeForm(page: PageContext, order: Order, asked: ChangeAsked | null) {
  const item = order.items.find(({ id }) => id === asked?.item)
  if (!asked || !item?.can.change) return undefined
  const { call, visitor, t } = page
  const wanted = { order: order.reference, item: item.id, language: contentLanguageOf(visitor) }
  const form = await call(readChangeForm, { ...wanted, currency: visitor.currency }).catch(() => undefined)
  const fields: ChangeField[] = form?.[asked.what] ?? []
  return {
    ...asked,
    title: t(`meta.orders.change.${asked.what}`, { title: `\u2068${item.title}\u2069` }),
    form: form ? { fields, travellers: asked.what === 'people' ? form.travellers : [] } : null,
  }
}
export type ShownChangeForm = NonNullable<Awaited<ReturnType<typeof presentChangeForm>>>

type Change = Order['changes'][number]

/** The latest of an item, while it matters: what was told, and how far it has come. */
export function presentChange(page: PageContext, order: Order, itemId: string) {
  const change = order.changes.find(({ item }) => item === itemId)
  const isShown = change && (change.can.agree || ['agreed', 'booking', 'undoing'].includes(change.state))
  return isShown ? presentOne(page, order, change) : null
}
export type ShownChange = NonNullable<ReturnType<typeof presentChange>>

function presentOne(page: PageContext, order: Order, change: Change) {
  const { t, visitor } = page
  const { id, revision, now, refund, state, refusal, waitsFor, travellers } = change
  const somewhere = { timeZone: page.provider.location.timeZone, startsOn: change.from }
  const button = isSome(now) ? 'pay' : isSome(refund) ? 'back' : 'same'
  const amount = sayCharged(page, isSome(now) ? now : refund)
  return {
    id,
    revision,
    now: chargedOf(now),
    refund: chargedOf(refund),
    canAgree: change.can.agree,
    canWithdraw: change.can.withdraw,
    isPaid: isSome(now),
    dates: saySpan(page, change.from, change.until),
    facts: change.facts,
    people: travellers?.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') ?? null,
    lines: linesOf(page, change),
    button: t(`meta.orders.change.button.${button}`, { amount }),
    methods: [...order.methods],
    declined: change.can.agree && refusal ? t('meta.orders.change.declined') : null,
    until: change.heldUntil
      ? t('meta.orders.change.until', { moment: sayDeadline(change.heldUntil, somewhere, visitor.language) })
      : null,
    policy: change.policy.map(({ until, fee }, at) =>
      until
        ? t('meta.orders.change.policyUntil', { fee: sayCharged(page, fee), date: sayDay(page, until) })
        : t(`meta.orders.change.${at === 0 ? 'policyNow' : 'policyAfter'}`, { fee: sayCharged(page, fee) }),
    ),
    status: change.can.agree ? null : t(`meta.orders.change.${statusOf(state, waitsFor)}`),
  }
}

function statusOf(state: Change['state'], waitsFor: Change['waitsFor']) {
  if (state === 'undoing') return 'undoing'
  return waitsFor === 'payer' || waitsFor === 'transfer' ? waitsFor : 'booking'
}

/** Old and new price first, then what is paid when, and what comes back. */
function linesOf(page: PageContext, { before, total, fee, now, later, refund, onSite }: Change) {
  const { t, visitor } = page
  const line = (name: Name, text: string, isShown = true) =>
    isShown ? [{ name, label: t(`meta.orders.change.line.${name}`), text }] : []
  return [
    ...line('before', sayCharged(page, before)),
    ...line('total', sayBoth(page, total)),
    ...line('fee', sayCharged(page, fee), isSome(fee)),
    ...line('now', sayBoth(page, now)),
    ...later.flatMap(({ on, amount }) => [
      {
        name: `later ${on}`,
        label: t('meta.orders.due.on', { date: formatDate(on, visitor.language) }),
        text: sayCharged(page, amount),
      },
    ]),
    ...line('onSite', sayCharged(page, onSite), isSome(onSite)),
    ...line('refund', sayBoth(page, refund), isSome(refund)),
  ]
}
type Name = 'before' | 'total' | 'fee' | 'now' | 'onSite' | 'refund'
