// The two mails of a quote request: to the visitor in the visitor's language, to the provider in its own.

import { drawMail, leftToRight, type MailContent } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { type Language, languageOf, nearestLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney, formatRange, languageName } from '#texts/format.ts'
import { sayQuantity } from '#texts/say-unit.ts'
import type { SentQuote } from './quote.ts'

type Fact = MailContent['facts'][number]

/**
 * Says what was asked, not what was told of one's health: a mailbox is no safe place for that. Nor does it repeat any
 * free text: the address may be a stranger's, and nobody shall be able to send a stranger words of theirs from a clinic.
 */
export function mailToVisitor(quote: SentQuote, provider: Provider): MailDraft {
  const language = nearestLanguage([quote.language, ...provider.languages])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const introduction = t('mail.visitorIntroduction', { clinic, count: provider.contact.replyHours })
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: introduction,
    heading: isPlainName(quote.name) ? t('mail.visitorHeading', { name: quote.name }) : t('mail.visitorHeadingUnnamed'),
    paragraphs: [introduction],
    reference: { label: t('mail.reference'), value: quote.reference },
    facts: askedFacts(quote, language),
    closing: [
      t('mail.visitorReply', { phone: leftToRight(provider.contact.phone, language) }),
      t('mail.onlyClinic', { clinic }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: quote.email,
    replyTo: provider.contact.email,
    subject: t('mail.visitorSubject', { clinic, reference: quote.reference }),
    ...content,
    about: { reference: quote.reference },
  }
}

/** Everything that was sent, to the one recipient that the visitor agreed to. */
export function mailToProvider(quote: SentQuote, provider: Provider): MailDraft {
  const language = languageOf(provider.languages[0])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const introduction = t('mail.providerIntroduction', { count: provider.contact.replyHours })
  const optional = (label: string, value: string): Fact[] => (value ? [{ label, value }] : [])
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: introduction,
    heading: t('mail.providerHeading'),
    paragraphs: [introduction],
    reference: { label: t('mail.reference'), value: quote.reference },
    facts: [
      { label: t('mail.name'), value: quote.name },
      { label: t('mail.email'), value: quote.email },
      ...optional(t('mail.phone'), quote.phone),
      { label: t('mail.channel'), value: t(`quote.channel.${quote.channel}`) },
      { label: t('mail.language'), value: languageName(quote.language, language) },
      ...askedFacts(quote, language),
      ...optional(t('mail.need'), quote.need),
      ...optional(t('mail.medicalNotes'), quote.medicalNotes),
    ],
    closing: provider.sample ? [t('mail.sample')] : [],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: provider.contact.email,
    replyTo: quote.email,
    // The subject shows up in notifications on locked screens: no name, no procedure.
    subject: t('mail.providerSubject', { reference: quote.reference }),
    ...content,
    about: { reference: quote.reference },
  }
}

function askedFacts(quote: SentQuote, language: Language): Fact[] {
  const t = translatorOf(language)
  const facts: Fact[] = []
  if (quote.packageName) facts.push({ label: t('mail.package'), value: inLanguage(quote.packageName, language) })
  if (quote.procedureName) facts.push({ label: t('mail.procedure'), value: inLanguage(quote.procedureName, language) })
  const quantity = quote.quantity && sayQuantity(quote.quantity, t)
  const price = quote.estimate && formatRange(quote.estimate, language)
  const counted = quantity && price ? t('mail.quantityAt', { quantity, price }) : quantity
  if (counted) facts.push({ label: t('mail.quantity'), value: counted })
  const when = [sayDates(quote, language), t(`quote.flexibility.${quote.flexibility}`)].filter(Boolean)
  facts.push({ label: t('mail.dates'), value: when.join('\n') })
  facts.push({ label: t('mail.companions'), value: String(quote.companions) })
  if (quote.budget) facts.push({ label: t('mail.budget'), value: formatMoney(quote.budget, language) })
  return facts
}

/** From, until, both or `''`. */
function sayDates({ earliest, latest }: SentQuote, language: Language): string {
  const t = translatorOf(language)
  const [from, until] = [earliest, latest].map((date) => date && formatDate(date, language))
  if (from && until) return t('mail.datesBetween', { from, until })
  if (from) return t('mail.datesFrom', { from })
  return until ? t('mail.datesUntil', { until }) : ''
}

/** Letters with what stands between them in names; a web address or a sentence is none. */
function isPlainName(name: string): boolean {
  return name.length <= 60 && /^(?:[\p{L}\p{M}’' -]|\.(?= |$))+$/u.test(name)
}
