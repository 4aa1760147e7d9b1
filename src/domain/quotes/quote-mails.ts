// The two mails of a quote request: to the visitor in the visitor's language, to the provider in its own.

import { drawMail, type MailContent } from '#domain/mails/mail-template.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { type Language, languages } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { SentQuote } from './quote.ts'

type Fact = MailContent['facts'][number]

/** Says what was asked, not what was told of one's health: a mailbox is no safe place for that. */
export function mailToVisitor(quote: SentQuote, provider: Provider): MailDraft {
  const language = readLanguage(quote.language)
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    heading: t('mail.visitorHeading', { name: quote.name }),
    paragraphs: [t('mail.visitorIntroduction', { clinic, count: provider.contact.replyHours })],
    facts: [{ label: t('mail.reference'), value: quote.reference }, ...askedFacts(quote, language)],
    closing: [
      t('mail.visitorReply', { phone: provider.contact.phone }),
      t('mail.onlyClinic', { clinic }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: sender(clinic, provider.contact.email),
    to: quote.email,
    replyTo: provider.contact.email,
    subject: t('mail.visitorSubject', { clinic, reference: quote.reference }),
    ...content,
  }
}

/** Everything that was sent, to the one recipient that the visitor agreed to. */
export function mailToProvider(quote: SentQuote, provider: Provider): MailDraft {
  const language = readLanguage(provider.languages[0])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const optional = (label: string, value: string): Fact[] => (value ? [{ label, value }] : [])
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    heading: t('mail.providerHeading', { reference: quote.reference }),
    paragraphs: [t('mail.providerIntroduction', { count: provider.contact.replyHours })],
    facts: [
      { label: t('mail.name'), value: quote.name },
      { label: t('mail.email'), value: quote.email },
      ...optional(t('mail.phone'), quote.phone),
      { label: t('mail.channel'), value: t(`quote.channel.${quote.channel}`) },
      { label: t('mail.language'), value: t(`language.${readLanguage(quote.language)}`) },
      ...askedFacts(quote, language),
      ...optional(t('mail.medicalNotes'), quote.medicalNotes),
    ],
    closing: provider.sample ? [t('mail.sample')] : [],
  })
  return {
    from: sender(clinic, provider.contact.email),
    to: provider.contact.email,
    replyTo: quote.email,
    // The subject shows up in notifications on locked screens: no name, no procedure.
    subject: t('mail.providerSubject', { reference: quote.reference }),
    ...content,
  }
}

function askedFacts(quote: SentQuote, language: Language): Fact[] {
  const t = translatorOf(language)
  const facts: Fact[] = []
  if (quote.packageName) facts.push({ label: t('mail.package'), value: inLanguage(quote.packageName, language) })
  if (quote.procedureName) facts.push({ label: t('mail.procedure'), value: inLanguage(quote.procedureName, language) })
  if (quote.need) facts.push({ label: t('mail.need'), value: quote.need })
  const dates = [quote.earliest, quote.latest].flatMap((date) => (date ? formatDate(date, language) : []))
  const when = [...dates, t(`quote.flexibility.${quote.flexibility}`)]
  facts.push({ label: t('mail.dates'), value: when.join('\n') })
  facts.push({ label: t('mail.companions'), value: String(quote.companions) })
  if (quote.budget) facts.push({ label: t('mail.budget'), value: formatMoney(quote.budget, language) })
  return facts
}

function sender(name: string, address: string): string {
  return `"${name.replace(/["\\\r\n]/g, ' ')}" <${address}>`
}

function readLanguage(text: string | undefined): Language {
  return languages.find((one) => one === text) ?? 'en'
}
