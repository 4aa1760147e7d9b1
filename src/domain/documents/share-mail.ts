// The mail to a clinic that a patient shows documents to one of its practitioners: whose and what they are stays where they lie.
import type { ClientKey } from '#db/open.ts'
import { drawMail } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import type { MailDraft } from '#domain/mails/write-mail.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { referenceOf } from '#kernel/id.ts'
import { languageOf } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'

/** @param share `practitioner` as the clinic writes the name, `documents` is how many, `client` whose they are */
export function mailOfShare(
  share: { id: string; practitioner: string; documents: number; client: ClientKey },
  provider: Provider,
): MailDraft {
  const language = languageOf(provider.languages[0])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const reference = referenceOf(share.id)
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: t('mail.share.heading'),
    heading: t('mail.share.heading'),
    paragraphs: [t('mail.share.introduction', { count: share.documents, practitioner: share.practitioner })],
    reference: { label: t('mail.reference'), value: reference },
    facts: [],
    closing: [t('mail.share.reading'), ...(provider.sample ? [t('mail.sample')] : [])],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: provider.contact.email,
    // Shown on locked screens: nobody's name, and nothing of anyone's health.
    subject: t('mail.share.subject', { reference }),
    ...content,
    about: { client: share.client },
  }
}
