// The mails about a message: that it came, to who wrote it; what was written, to the provider, but no conversation; and an answer.
import { drawMail, leftToRight, type MailContent } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { type Language, languageOf, nearestLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { languageName } from '#texts/format.ts'
import type { MessageKind } from './inbox.ts'

export type SentMessage = {
  kind: MessageKind
  reference: string
  name: string
  email: string
  phone: string
  language: string
  text: string
}

type Addressed = Pick<SentMessage, 'reference' | 'email' | 'language'>

/** No word of theirs: the address may be a stranger's, and nobody shall be able to send a stranger words from a clinic. */
export function mailOfReceipt(message: Addressed, provider: Provider): MailDraft {
  const language = nearestLanguage([message.language, ...provider.languages])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const introduction = t('mail.contact.receipt.introduction', { clinic, count: provider.contact.replyHours })
  return toVisitor(message, provider, {
    subject: t('mail.contact.receipt.subject', { clinic, reference: message.reference }),
    preview: introduction,
    heading: t('mail.contact.receipt.heading'),
    paragraphs: [introduction],
    facts: [],
  })
}

/**
 * Everything that was written, to the one recipient that it was meant for; nothing of it in subject or preview. A conversation is read
 * at the desk, where each look is written down.
 */
export function mailOfMessage(message: SentMessage, provider: Provider): MailDraft {
  const language = languageOf(provider.languages[0])
  const t = translatorOf(language)
  const { kind, reference, name, email, phone, text } = message
  const isHandedOver = kind === 'assistant-question'
  const introduction = t('mail.contact.clinic.introduction', { count: provider.contact.replyHours })
  const content = draw(language, provider, {
    preview: introduction,
    heading: t(isHandedOver ? 'mail.contact.clinic.handedOver' : 'mail.contact.clinic.heading'),
    paragraphs: [introduction, ...(isHandedOver ? [t('mail.contact.clinic.conversation')] : [])],
    reference: { label: t('mail.reference'), value: reference },
    facts: [
      { label: t('mail.name'), value: name },
      { label: t('mail.email'), value: email },
      ...(phone === '' ? [] : [{ label: t('mail.phone'), value: phone }]),
      { label: t('mail.language'), value: languageName(message.language, language) },
      ...(text === '' ? [] : [{ label: t('mail.contact.text'), value: text }]),
    ],
    closing: provider.sample ? [t('mail.sample')] : [],
  })
  return {
    from: senderOf(inLanguage(provider.company.name, language), provider.contact.email),
    to: provider.contact.email,
    replyTo: email,
    subject: t('mail.contact.clinic.subject', { reference }),
    ...content,
    about: { reference },
  }
}

/** What the provider answers: the only way back to somebody who has no account. Subject and preview say that there is an answer. */
export function mailOfAnswer(message: Addressed, text: string, provider: Provider): MailDraft {
  const language = nearestLanguage([message.language, ...provider.languages])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  return toVisitor(message, provider, {
    subject: t('mail.contact.answer.subject', { clinic, reference: message.reference }),
    preview: t('mail.contact.answer.introduction', { clinic }),
    heading: t('mail.contact.answer.heading'),
    paragraphs: [t('mail.contact.answer.introduction', { clinic })],
    facts: [{ label: clinic, value: text }],
  })
}

type Letter = Pick<MailContent, 'preview' | 'heading' | 'paragraphs' | 'facts'> & { subject: string }

function toVisitor({ reference, email, language: theirs }: Addressed, provider: Provider, letter: Letter): MailDraft {
  const language = nearestLanguage([theirs, ...provider.languages])
  const t = translatorOf(language)
  const { subject, ...words } = letter
  const content = draw(language, provider, {
    ...words,
    reference: { label: t('mail.reference'), value: reference },
    closing: [
      t('mail.visitorReply', { phone: leftToRight(provider.contact.phone, language) }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: senderOf(inLanguage(provider.company.name, language), provider.contact.email),
    to: email,
    replyTo: provider.contact.email,
    subject,
    ...content,
    about: { reference },
  }
}

function draw(language: Language, provider: Provider, content: Omit<MailContent, 'language' | 'color' | 'sender'>) {
  const sender = inLanguage(provider.company.name, language)
  return drawMail({ language, color: themeOf(provider).primaryColor, sender, ...content })
}
