// The mails about a booking: to its client with all they need on the way, to the clinic with no more than it has to know or to pass on.
import type { Scope } from '#db/scope.ts'
import { readReach } from '#domain/clients/read-reach.ts'
import { drawMail, leftToRight } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { type Language, languageOf, nearestLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { MailAttachment } from '#kernel/mailer.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import { type Bookable, type Fact, kindOf } from './bookable.ts'
import { type Booking, type BookingRow, daysOf } from './booking.ts'
import type { BookingCaller } from './booking-parts.ts'
import { calendarFile } from './calendar-file.ts'
import { fullName } from './contact.ts'

type ClientKind = 'booked' | 'changed' | 'refused' | 'cancelled' | 'standing'
type ClinicKind = 'booked' | 'cancelled' | 'standing' | 'booking' | 'cancelling'
type Letter = { paragraphs?: string[]; facts: Fact[]; attachments?: MailAttachment[]; path?: string }
type Wording = (language: Language) => Letter
type ClinicWording = (language: Language) => Fact[]

/** What every mail is written with. */
type Post = { scope: Scope; caller: BookingCaller; bookables: readonly Bookable[]; now: Date }

/**
 * The voucher with its calendar file, which moves the entry of the booking that it replaced; and word to the clinic. The clinic's own
 * suppliers hear of a booking from the clinic alone: it gets all that they have to know.
 */
export function mailBooked(post: Post, booking: Booking, replaced?: BookingRow): Promise<MailDraft[]> {
  const { caller, bookables, now } = post
  const { mails } = kindOf(bookables, booking)
  const voucher: Wording = (language) => ({
    facts: mails.words.voucher(booking, language),
    attachments: [calendarFile(bookables, booking, language, caller.origin, now)],
  })
  const forClinic: ClinicWording = (language) => [
    ...(isPassedOn(bookables, booking) ? mails.words.forSupplier(booking, language) : []),
    ...sayReplaced(bookables, booking, replaced, language),
  ]
  const kind = replaced ? 'changed' : 'booked'
  return both(post, booking, [kind, voucher], ['booked', forClinic])
}

/** When it was before a change, for those who know it by that. */
export function sayReplaced(
  bookables: readonly Bookable[],
  { kind }: Pick<Booking, 'kind'>,
  replaced: BookingRow | undefined,
  language: Language,
): Fact[] {
  if (!replaced) return []
  const { from, until } = daysOf(replaced)
  const days = [from, until].map((day) => formatDate(day, language)).join(' – ')
  return [{ label: kindOf(bookables, { kind }).mails.text(language)('clinic.instead'), value: days }]
}

/** The clinic's own: it has to inform the supplier on site. */
export function isPassedOn(bookables: readonly Bookable[], booking: Pick<Booking, 'kind' | 'supplier'>): boolean {
  const { suppliers } = kindOf(bookables, booking)
  return suppliers.find(({ name }) => name === booking.supplier)?.isOwn ?? false
}

/** The clinic has nothing to do with what never came about. @param stillBooked reference of what it was to replace, where that stands */
export function mailRefused(post: Post, booking: Booking, stillBooked: string | null): Promise<MailDraft[]> {
  const { mails, voucher } = kindOf(post.bookables, booking)
  const words: Wording = (language) => ({
    paragraphs: stillBooked ? [mails.text(language)('refused.stillBooked', { before: stillBooked })] : [],
    facts: mails.words.summary(booking, language),
    path: stillBooked ? `${voucher.path}/${stillBooked}` : voucher.path.replace(/\/bookings$/, ''),
  })
  return both(post, booking, ['refused', words])
}

/** @param differenceMinor what the supplier asks for beyond what the client agreed to: the clinic's to pay */
export function mailCancelled(post: Post, booking: Booking, differenceMinor: number): Promise<MailDraft[]> {
  const { caller, bookables } = post
  const { mails } = kindOf(bookables, booking)
  const { currency } = booking.price
  const feeMinor = booking.feeMinor ?? 0
  const words: Wording = (language) => {
    const say = mails.text(language)
    const fee = feeMinor === 0 ? say('noFee') : formatMoney({ amountMinor: feeMinor, currency }, language)
    return {
      facts: [...mails.words.summary(booking, language), { label: say('fee'), value: fee }],
      attachments: [
        calendarFile(bookables, booking, language, caller.origin, booking.cancelledAt ?? booking.createdAt),
      ],
    }
  }
  const difference: ClinicWording = (language) => {
    if (differenceMinor <= 0) return []
    const say = mails.text(language)
    const amount = formatMoney({ amountMinor: differenceMinor, currency }, language)
    return [{ label: say('clinic.difference'), value: say('clinic.differenceText', { amount }) }]
  }
  return both(post, booking, ['cancelled', words], ['cancelled', difference])
}

/** The supplier refused to cancel: it still holds, and somebody has to talk to them. */
export function mailNotCancelled(post: Post, booking: Booking): Promise<MailDraft[]> {
  const { mails } = kindOf(post.bookables, booking)
  const words: Wording = (language) => ({ facts: mails.words.summary(booking, language) })
  return both(post, booking, ['standing', words], ['standing', () => []])
}

/**
 * To the clinic alone: nobody could find out what became of it, so somebody has to ask.
 * @param booking in the state `booking` or `cancelling`
 */
export function mailUnknown(bookables: readonly Bookable[], provider: Provider, booking: Booking): MailDraft {
  const { state, supplier, supplierKey, supplierReference, clientPoolId: poolId, clientSub: sub } = booking
  const kind = kindOf(bookables, booking)
  const whom: ClinicWording = (language) => {
    const say = kind.mails.text(language)
    return [
      { label: say('clinic.supplier'), value: kind.supplierTitle(supplier) },
      { label: say('clinic.supplierReference'), value: supplierReference || supplierKey },
    ].filter(({ value }) => value !== '')
  }
  const what = state === 'cancelling' ? 'cancelling' : 'booking'
  return toClinic({ bookables, caller: { provider, account: { poolId, sub } } }, booking, [what, whom])
}

/** To the client nothing where no address is known to be theirs: one of before may have passed to somebody else since. */
async function both(
  post: Post,
  booking: Booking,
  [kind, words]: [ClientKind, Wording],
  clinic?: [ClinicKind, ClinicWording],
): Promise<MailDraft[]> {
  const { scope, caller } = post
  const reach = await readReach(scope, caller.account)
  const language = nearestLanguage([reach?.language, booking.language, ...caller.provider.languages])
  return [
    ...(reach?.emailVerified ? [toClient(post, booking, { kind, to: reach.email, language }, words(language))] : []),
    ...(clinic ? [toClinic(post, booking, clinic)] : []),
  ]
}

function toClient(
  { bookables, caller: { provider, origin, account } }: Post,
  booking: Booking,
  { kind, to, language }: { kind: ClientKind; to: string; language: Language },
  { paragraphs = [], facts, attachments = [], path }: Letter,
): MailDraft {
  const { reference } = booking
  const { mails, voucher } = kindOf(bookables, booking)
  const t = translatorOf(language)
  const say = mails.text(language)
  const clinic = inLanguage(provider.company.name, language)
  const heading = say(`${kind}.heading`)
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: heading,
    heading,
    paragraphs: [say(`${kind}.introduction`), ...paragraphs],
    reference: { label: t('mail.reference'), value: reference },
    link: { label: say('link'), address: `${origin}${path ?? `${voucher.path}/${reference}`}` },
    facts,
    closing: [
      t('mail.visitorReply', { phone: leftToRight(provider.contact.phone, language) }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to,
    replyTo: provider.contact.email,
    subject: say(`${kind}.subject`, { reference }),
    ...content,
    attachments,
    about: { client: { poolId: account.poolId, sub: account.sub } },
  }
}

type ClinicPost = Pick<Post, 'bookables'> & { caller: Pick<BookingCaller, 'provider' | 'account'> }

/** Name, what is booked and when, and what is to be passed on, in the body alone: subject and preview show on locked screens. */
function toClinic(
  { bookables, caller: { provider, account } }: ClinicPost,
  booking: Booking,
  [kind, more]: [ClinicKind, ClinicWording],
): MailDraft {
  const { reference, contact } = booking
  const { mails } = kindOf(bookables, booking)
  const language = languageOf(provider.languages[0])
  const t = translatorOf(language)
  const say = mails.text(language)
  const clinic = inLanguage(provider.company.name, language)
  const introduction = say(`clinic.${kind}.introduction`)
  const isToPassOn = kind === 'booked' && isPassedOn(bookables, booking)
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: introduction,
    heading: say(`clinic.${kind}.heading`),
    paragraphs: [introduction, ...(isToPassOn ? [say('clinic.passOn')] : [])],
    reference: { label: t('mail.reference'), value: reference },
    facts: [
      ...(contact ? [{ label: t('mail.name'), value: fullName(contact) }] : []),
      ...mails.words.summary(booking, language),
      ...more(language),
    ],
    closing: provider.sample ? [t('mail.sample')] : [],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: provider.contact.email,
    subject: say(`clinic.${kind}.subject`, { reference }),
    ...content,
    about: { client: { poolId: account.poolId, sub: account.sub } },
  }
}
