// The mails about what happens in the thread of a request: that something did, not what it says of anyone's health.
import { drawMail, leftToRight, type MailContent } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { type Language, languageOf, nearestLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import type { Addressee } from './reach-client.ts'

export type ClientNews = {
  /** `version`: a later version of an offer. */
  kind: 'offer' | 'version' | 'withdrawn' | 'reply' | 'accepted' | 'declined'
  reference: string
  /** Of an offer: its last day. */
  validUntil?: string
}

/**
 * A mailbox is no safe place for health data: no procedure, no amount, no word of the thread, and the address names the request
 * by its reference where that of its page could name the procedure.
 * @param origin scheme and host of the provider's site
 */
export function mailToClient(news: ClientNews, addressee: Addressee, provider: Provider, origin: string): MailDraft {
  const { kind, reference, validUntil } = news
  const language = nearestLanguage([addressee.language, ...provider.languages])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const introduction = t(`mail.thread.${kind}.introduction`, { clinic })
  const content = draw(language, provider, {
    preview: introduction,
    heading: t(`mail.thread.${kind}.heading`),
    paragraphs: [introduction, ...(addressee.hasAccount ? [] : [t('mail.thread.register', { email: addressee.to })])],
    reference: { label: t('mail.reference'), value: reference },
    link: { label: t('mail.thread.link'), address: origin + pathTo(kind, reference, addressee) },
    facts: validUntil ? [{ label: t('mail.thread.validUntil'), value: formatDate(validUntil, language) }] : [],
    closing: [
      t('mail.visitorReply', { phone: leftToRight(provider.contact.phone, language) }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: addressee.to,
    replyTo: provider.contact.email,
    subject: t(`mail.thread.${kind}.subject`, { clinic, reference }),
    ...content,
    about: { reference },
  }
}

/** An offer leads who has no account to the page that makes one by a code from this mailbox, and on to the offer. */
function pathTo(kind: ClientNews['kind'], reference: string, { hasAccount }: Addressee): string {
  const path = `/profile/procedures/${reference}`
  const isOffer = kind === 'offer' || kind === 'version'
  return isOffer && !hasAccount ? `/checkout?${new URLSearchParams({ next: path })}` : path
}

export type ProviderNews = {
  kind: 'message' | 'accepted' | 'declined'
  reference: string
  /** The version that was answered. */
  version?: number
  /** The client's own words, or empty. */
  text: string
  /** Where an answer by mail goes, if anywhere. */
  replyTo: string | undefined
}

/**
 * The provider's mailbox gets requests whole, with the consent of whoever sent them, and so the words that follow: in the body
 * alone, since subject and preview show on locked screens.
 */
export function mailToClinic({ kind, reference, version, text, replyTo }: ProviderNews, provider: Provider): MailDraft {
  const language = languageOf(provider.languages[0])
  const t = translatorOf(language)
  const introduction = t(`mail.clinic.${kind}.introduction`, { reference })
  const content = draw(language, provider, {
    preview: introduction,
    heading: t(`mail.clinic.${kind}.heading`),
    paragraphs: [introduction],
    reference: { label: t('mail.reference'), value: reference },
    facts: [
      ...(version === undefined ? [] : [{ label: t('mail.clinic.version'), value: String(version) }]),
      ...(text === '' ? [] : [{ label: t('mail.clinic.text'), value: text }]),
    ],
    closing: [t('mail.clinic.reply'), ...(provider.sample ? [t('mail.sample')] : [])],
  })
  return {
    from: senderOf(inLanguage(provider.company.name, language), provider.contact.email),
    to: provider.contact.email,
    replyTo,
    subject: t(`mail.clinic.${kind}.subject`, { reference }),
    ...content,
    about: { reference },
  }
}

function draw(language: Language, provider: Provider, content: Omit<MailContent, 'language' | 'color' | 'sender'>) {
  const sender = inLanguage(provider.company.name, language)
  return drawMail({ language, color: themeOf(provider).primaryColor, sender, ...content })
}
