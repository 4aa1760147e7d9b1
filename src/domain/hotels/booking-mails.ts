// The mails about a hotel booking: to its client with all they need on the way, to the clinic with no more than it has to know or to pass on.
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
import { formatMoney } from '#texts/format.ts'
import { type Booking, type BookingRow, toBooking } from './booking.ts'
import type { BookingAsker } from './booking-parts.ts'
import type { SupplierName } from './hotel-supplier.ts'
import { findBookingRow } from './open-booking.ts'
import { type Fact, sayFee, sayInstead, sayStay, sayToHotel, sayVoucher } from './stay-words.ts'
import { calendarFile } from './voucher-calendar.ts'

type ClientKind = 'booked' | 'changed' | 'refused' | 'cancelled' | 'standing'
type ClinicKind = 'booked' | 'cancelled' | 'standing' | 'booking' | 'cancelling'
type Letter = { paragraphs?: string[]; facts: Fact[]; attachments?: MailAttachment[]; path?: string }
type Wording = (language: Language) => Letter

/**
 * The voucher with its calendar file, and with that of the booking whose place it took, which is no entry any more; and word to the
 * clinic. The clinic's own hotels hear of a booking from the clinic alone: it gets all that they have to know.
 */
export async function mailVoucher(
  scope: Scope,
  asker: BookingAsker,
  booking: Booking,
  now: Date,
): Promise<MailDraft[]> {
  const { insteadOf } = booking
  const before = insteadOf === null ? undefined : await findBookingRow(scope, asker.account, insteadOf)
  const entries = [booking, before && toBooking(before)].filter((entry) => entry !== undefined)
  const voucher: Wording = (language) => ({
    facts: sayVoucher(booking, language),
    attachments: entries.map((entry) => calendarFile(entry, language, asker.origin, now)),
  })
  const forClinic = (language: Language): Fact[] => [
    ...(isPassedOn(booking) ? sayToHotel(booking, language) : []),
    ...sayInstead(booking, language),
  ]
  return both(scope, asker, booking, [insteadOf === null ? 'booked' : 'changed', voucher], ['booked', forClinic])
}

const isPassedOn = ({ supplier }: Booking): boolean => supplier === 'own'

/** The clinic has nothing to do with what never came about. @param before what it was to take the place of, as it stands now */
export function mailRefused(
  scope: Scope,
  asker: BookingAsker,
  booking: Booking,
  before: BookingRow | undefined,
): Promise<MailDraft[]> {
  const still = before?.state === 'booked' ? before.reference : undefined
  const words: Wording = (language) => ({
    paragraphs: still ? [translatorOf(language)('mail.hotel.refused.stillBooked', { before: still })] : [],
    facts: sayStay(booking, language),
    path: still ? `/profile/hotels/bookings/${still}` : '/profile/hotels',
  })
  return both(scope, asker, booking, ['refused', words])
}

/** @param differenceMinor what the supplier asks for beyond what the client agreed to: the clinic's to settle */
export function mailCancelled(
  scope: Scope,
  asker: BookingAsker,
  booking: Booking,
  differenceMinor: number,
): Promise<MailDraft[]> {
  const { currency } = booking.price
  const feeMinor = booking.feeMinor ?? 0
  const refundMinor = Math.max(0, booking.paidMinor - feeMinor)
  const words: Wording = (language) => {
    const t = translatorOf(language)
    const refund = {
      label: t('mail.hotel.refund'),
      value: formatMoney({ amountMinor: refundMinor, currency }, language),
    }
    return {
      facts: [
        ...sayStay(booking, language),
        { label: t('mail.hotel.fee'), value: sayFee({ amountMinor: feeMinor, currency }, language) },
        ...(booking.paidMinor > 0 ? [refund] : []),
      ],
      attachments: [calendarFile(booking, language, asker.origin, booking.cancelledAt ?? booking.createdAt)],
    }
  }
  const difference = (language: Language): Fact[] => {
    if (differenceMinor <= 0) return []
    const t = translatorOf(language)
    const amount = formatMoney({ amountMinor: differenceMinor, currency }, language)
    return [{ label: t('mail.hotel.clinic.difference'), value: t('mail.hotel.clinic.differenceText', { amount }) }]
  }
  return both(scope, asker, booking, ['cancelled', words], ['cancelled', difference])
}

/** The hotel refused to cancel: it still holds, and somebody has to talk to the hotel. */
export function mailNotCancelled(scope: Scope, asker: BookingAsker, booking: Booking): Promise<MailDraft[]> {
  const words: Wording = (language) => ({ facts: sayStay(booking, language) })
  return both(scope, asker, booking, ['standing', words], ['standing', () => []])
}

const supplierTitles: Record<SupplierName, string> = { own: '', liteapi: 'LiteAPI' }

/**
 * To the clinic alone: nobody could find out what became of it, so somebody has to ask.
 * @param booking in the state `booking` or `cancelling`
 */
export function mailUnknown(provider: Provider, booking: Booking): MailDraft {
  const { state, supplier, supplierReference, clientPoolId: poolId, clientSub: sub } = booking
  const whom = (language: Language): Fact[] => {
    const t = translatorOf(language)
    return [
      { label: t('mail.hotel.clinic.supplier'), value: supplierTitles[supplier] },
      { label: t('mail.hotel.clinic.supplierReference'), value: supplierReference ?? '' },
    ].filter(({ value }) => value !== '')
  }
  const kind = state === 'cancelling' ? 'cancelling' : 'booking'
  return toClinic({ provider, account: { poolId, sub } }, booking, [kind, whom])
}

/** To the client nothing where no address is known to be theirs: one of before may have passed to somebody else since. */
async function both(
  scope: Scope,
  asker: BookingAsker,
  booking: Booking,
  [kind, words]: [ClientKind, Wording],
  clinic?: [ClinicKind, (language: Language) => Fact[]],
): Promise<MailDraft[]> {
  const reach = await readReach(scope, asker.account)
  const language = nearestLanguage([reach?.language, booking.language, ...asker.provider.languages])
  return [
    ...(reach?.emailVerified ? [toClient(asker, booking, { kind, to: reach.email, language }, words(language))] : []),
    ...(clinic ? [toClinic(asker, booking, clinic)] : []),
  ]
}

function toClient(
  { provider, origin, account: { poolId, sub } }: BookingAsker,
  { reference, insteadOf }: Booking,
  { kind, to, language }: { kind: ClientKind; to: string; language: Language },
  { paragraphs = [], facts, attachments = [], path }: Letter,
): MailDraft {
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const heading = t(`mail.hotel.${kind}.heading`)
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: heading,
    heading,
    paragraphs: [t(`mail.hotel.${kind}.introduction`, { before: insteadOf ?? '' }), ...paragraphs],
    reference: { label: t('mail.reference'), value: reference },
    link: { label: t('mail.hotel.link'), address: `${origin}${path ?? `/profile/hotels/bookings/${reference}`}` },
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
    subject: t(`mail.hotel.${kind}.subject`, { reference }),
    ...content,
    attachments,
    about: { client: { poolId, sub } },
  }
}

/** Name, hotel and days, and what is to be passed on, in the body alone: subject and preview show on locked screens. */
function toClinic(
  { provider, account: { poolId, sub } }: Pick<BookingAsker, 'provider' | 'account'>,
  booking: Booking,
  [kind, more]: [ClinicKind, (language: Language) => Fact[]],
): MailDraft {
  const { reference, lead } = booking
  const language = languageOf(provider.languages[0])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const introduction = t(`mail.hotel.clinic.${kind}.introduction`)
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: introduction,
    heading: t(`mail.hotel.clinic.${kind}.heading`),
    paragraphs: [introduction, ...(kind === 'booked' && isPassedOn(booking) ? [t('mail.hotel.clinic.passOn')] : [])],
    reference: { label: t('mail.reference'), value: reference },
    facts: [
      ...(lead ? [{ label: t('mail.name'), value: `${lead.firstName} ${lead.lastName}` }] : []),
      ...sayStay(booking, language),
      ...more(language),
    ],
    closing: provider.sample ? [t('mail.sample')] : [],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: provider.contact.email,
    subject: t(`mail.hotel.clinic.${kind}.subject`, { reference }),
    ...content,
    about: { client: { poolId, sub } },
  }
}
