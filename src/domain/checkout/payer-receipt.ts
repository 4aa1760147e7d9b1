// The receipt of somebody who paid by a link: the order's reference and the amount, and nothing of what it is for.
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { drawMail, leftToRight } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { themeOf } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { nearestLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { OrderPayment } from './find-order.ts'

/** Undefined where the client paid it. Goes with the client's own mails when they leave. @param takenMinor of the payment, once it was taken */
export function receiptForPayer(
  { provider, account }: BookingCaller,
  { payer, reference, currency }: OrderPayment,
  takenMinor: number,
  now: Date,
): MailDraft | undefined {
  if (!payer) return undefined
  const language = nearestLanguage([payer.language, ...provider.languages])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const heading = t('mail.payer.heading')
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: heading,
    heading,
    paragraphs: [t('mail.payer.introduction', { name: payer.name })],
    reference: { label: t('mail.reference'), value: reference },
    facts: [
      { label: t('mail.payer.amount'), value: formatMoney({ amountMinor: takenMinor, currency }, language) },
      { label: t('mail.payer.to'), value: provider.company.legalName || clinic },
      { label: t('mail.payer.on'), value: formatDate(plainDate(now, provider.location.timeZone), language) },
    ],
    closing: [
      t('mail.payer.closing', { phone: leftToRight(provider.contact.phone, language) }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: payer.email,
    replyTo: provider.contact.email,
    subject: t('mail.payer.subject', { reference }),
    ...content,
    about: { client: account },
  }
}
