// The mails and short messages of an account: a code to type or a password to begin with, and what to do when it was not you.
import type { ClientKey } from '#db/open.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { languageOf } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Translate } from '#texts/translate.ts'
import { drawMail } from './mail-template.ts'
import { senderOf } from './sender-of.ts'
import type { MailDraft } from './write-mail.ts'

export type CodeMessage = {
  kind: 'sign-up' | 'reset' | 'attribute' | 'sign-in' | 'invitation'
  to: string
  /** Of the person; English where the product does not speak it. */
  language: string
  /** The code; of an invitation the password to begin with. */
  code: string
  /** Where following it does what typing the code would do; of an invitation where they sign in. */
  link?: string | undefined
  /** Whose account it is. */
  person: ClientKey
}

/** Neither the subject nor the preview holds the code: both are shown on locked screens. */
export function draftCodeMail(message: CodeMessage, provider: Provider): MailDraft {
  const { kind, to, language, code, link, person } = message
  const own = languageOf(language)
  const t = translatorOf(own)
  const clinic = inLanguage(provider.company.name, own)
  const linked = kind === 'sign-up' && link !== undefined
  const introduction = t(linked ? 'mail.code.sign-up.introductionLink' : `mail.code.${kind}.introduction`, { clinic })
  const drawn = drawMail({
    language: own,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: introduction,
    heading: t(`mail.code.${kind}.heading`),
    paragraphs: [introduction],
    link: link === undefined ? undefined : linkOf(t, kind, link),
    reference: {
      label: t(kind === 'invitation' ? 'mail.code.passwordLabel' : 'mail.code.label'),
      value: code,
      alone: true,
    },
    facts: [],
    closing: [t(`mail.code.${kind}.notYou`), ...(provider.sample ? [t('mail.code.sample')] : [])],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to,
    replyTo: provider.contact.email,
    subject: t(`mail.code.${kind}.subject`, { clinic }),
    ...drawn,
    // Invitations may be many at once, and nobody waits for them at a screen.
    isUrgent: kind !== 'invitation',
    about: { client: person },
  }
}

/** Of other kinds none is followed. */
function linkOf(t: Translate, kind: CodeMessage['kind'], address: string) {
  if (kind !== 'sign-up' && kind !== 'invitation') return undefined
  return { label: t(`mail.code.${kind}.link`), address }
}

/** One line, for a telephone. */
export function sayCode(
  { kind, language, code }: Omit<CodeMessage, 'to' | 'link' | 'person'>,
  provider: Provider,
): string {
  const own = languageOf(language)
  const clinic = inLanguage(provider.company.name, own)
  return translatorOf(own)(kind === 'invitation' ? 'mail.code.textInvitation' : 'mail.code.text', { clinic, code })
}
