// The mail after a change to what somebody signs in with: what happened, when, and what to do when it was not them.
import type { ClientKey } from '#db/open.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { languageOf } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatTime } from '#texts/format.ts'
import { drawMail, leftToRight } from './mail-template.ts'
import { senderOf } from './sender-of.ts'
import type { MailDraft } from './write-mail.ts'

export type NoticeMessage = {
  event:
    | 'password'
    | 'second-step'
    | 'email'
    | 'passkey-added'
    | 'passkey-removed'
    | 'recovery-codes-made'
    | 'recovery-code-used'
    | 'account-exists'
  to: string
  /** Of the person; English where the product does not speak it. */
  language: string
  at: Date
  /** Where they sign in. */
  link?: string | undefined
  /** Whose account it is. */
  person: ClientKey
}

export function draftNoticeMail(
  { event, to, language, at, link, person }: NoticeMessage,
  provider: Provider,
): MailDraft {
  const own = languageOf(language)
  const t = translatorOf(own)
  const clinic = inLanguage(provider.company.name, own)
  const { timeZone } = provider.location
  const when = t('mail.moment', {
    date: formatDate(plainDate(at, timeZone), own),
    time: formatTime(at.toISOString(), timeZone, own),
  })
  const isKnown = event === 'account-exists'
  const introduction = t(`mail.notice.${event}.introduction`, { clinic })
  const drawn = drawMail({
    language: own,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: introduction,
    heading: t(`mail.notice.${event}.heading`),
    paragraphs: [introduction, t(isKnown ? 'mail.notice.account-exists.way' : 'mail.notice.ownDeed')],
    link: link === undefined ? undefined : { label: t('mail.notice.signIn'), address: link },
    reference: { label: t('mail.notice.when'), value: when },
    facts: [],
    closing: [
      isKnown
        ? t('mail.notice.account-exists.notYou')
        : t('mail.notice.notYou', { phone: leftToRight(provider.contact.phone, own) }),
      ...(provider.sample ? [t('mail.code.sample')] : []),
    ],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to,
    replyTo: provider.contact.email,
    subject: t(`mail.notice.${event}.subject`, { clinic }),
    ...drawn,
    // Somebody waits for it at a screen, as for a code.
    isUrgent: isKnown,
    about: { client: person },
  }
}
