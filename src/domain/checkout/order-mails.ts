// The mails about an order: what was paid, what is still to be paid and what comes back, and nothing of what it is for.
import type { Scope } from '#db/scope.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { readReach } from '#domain/clients/read-reach.ts'
import { readInvoices } from '#domain/invoices/read-invoices.ts'
import { drawMail, leftToRight } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { themeOf } from '#domain/provider/provider.ts'
import { type Language, nearestLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { OrderRow, WholeOrder } from './find-order.ts'
import { payableStates } from './order-states.ts'
import { unpaidOf } from './pay-instalments.ts'

/**
 * `partly`: it stands without what could not be had; `returning`: money is on its way back; `returned`: it is there; `declined`: a later
 * instalment was not taken; `due`: one is to be paid soon; `changed`: an item is as its client wanted it; `unchanged`: it could not be,
 * and is as it was; `refundFailed`: the payer's bank did not take money back.
 */
export type OrderMail =
  | 'placed'
  | 'partly'
  | 'failed'
  | 'received'
  | 'returning'
  | 'returned'
  | 'declined'
  | 'due'
  | 'changed'
  | 'unchanged'
  | 'refundFailed'

/** `amount`: what was received, comes back, or is due; `on`: the day it is due, a plain date; `back`: what a change gives back. */
export type OrderMailAbout = { amount?: Money; on?: string; back?: Money }

/** In a transaction of the client's. Undefined where no address is known to be theirs. */
export async function mailOrder(
  scope: Scope,
  caller: BookingCaller,
  whole: WholeOrder,
  [kind, about]: [OrderMail, OrderMailAbout],
): Promise<MailDraft | undefined> {
  const { provider, account } = caller
  const { order } = whole
  const reach = await readReach(scope, account)
  if (!reach?.emailVerified) return undefined
  const language = nearestLanguage([reach.language, order.language, ...provider.languages])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const heading = t(`mail.order.${kind}.heading`)
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: heading,
    heading,
    paragraphs: [t(`mail.order.${kind}.introduction`)],
    reference: { label: t('mail.reference'), value: order.reference },
    link: { label: t('mail.order.link'), address: `${caller.origin}${pathOf(kind, order)}` },
    facts: [...sayAbout(about, kind, language), ...(await saySums(scope, whole, language))],
    closing: [
      ...(await sayDocuments(scope, caller, order, language)),
      t('mail.visitorReply', { phone: leftToRight(provider.contact.phone, language) }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: reach.email,
    replyTo: provider.contact.email,
    subject: t(`mail.order.${kind}.subject`, { reference: order.reference }),
    ...content,
    about: { client: account },
  }
}

const pathOf = (kind: OrderMail, { reference }: OrderRow): string =>
  kind === 'failed' ? '/profile/checkout' : `/profile/manage-bookings/${reference}`

/** Where its receipt and its last invoice, or credit note, are. */
async function sayDocuments(scope: Scope, { origin }: BookingCaller, { id, reference }: OrderRow, language: Language) {
  const last = (await readInvoices(scope, id)).at(-1)
  if (!last) return []
  const t = translatorOf(language)
  const home = `${origin}/profile/manage-bookings/${reference}`
  const say = (key: 'mail.order.toReceipt' | 'mail.order.toInvoice', path: string, values = {}) =>
    t(key, { ...values, address: leftToRight(`${home}/${path}`, language) })
  return [
    say('mail.order.toReceipt', 'receipt'),
    say('mail.order.toInvoice', `documents/${last.number}`, { number: last.number }),
  ]
}

function sayAbout({ amount, on, back }: OrderMailAbout, kind: OrderMail, language: Language) {
  const t = translatorOf(language)
  const isDue = kind === 'due' || kind === 'declined'
  const label = isDue ? 'mail.order.due' : kind === 'changed' ? 'mail.order.forChange' : 'mail.order.amount'
  return [
    ...(amount ? [{ label: t(label), value: formatMoney(amount, language) }] : []),
    ...(back ? [{ label: t('mail.order.back'), value: formatMoney(back, language) }] : []),
    ...(on === undefined ? [] : [{ label: t('mail.order.on'), value: formatDate(on, language) }]),
  ]
}

/** What was paid of it until now, and what is still to be paid through the site. */
async function saySums(scope: Scope, whole: WholeOrder, language: Language) {
  const t = translatorOf(language)
  const { id, currency, state } = whole.order
  const { paidMinor } = await readOrderMoney(scope, id)
  const owed = payableStates.includes(state) ? unpaidOf(whole) : []
  const owedMinor = owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const next = owed.find(({ dueOn }) => dueOn !== null)?.dueOn
  const say = (amountMinor: number) => formatMoney({ amountMinor, currency }, language)
  return [
    { label: t('mail.order.paid'), value: say(paidMinor) },
    ...(owedMinor > 0 ? [{ label: t('mail.order.owed'), value: say(owedMinor) }] : []),
    ...(next ? [{ label: t('mail.order.next'), value: formatDate(next, language) }] : []),
  ]
}
