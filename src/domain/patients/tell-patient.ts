// The mails to a patient about what their provider added: that there is something to see, not what it says of their health.
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { readReach } from '#domain/clients/read-reach.ts'
import { drawMail, leftToRight } from '#domain/mails/mail-template.ts'
import { senderOf } from '#domain/mails/sender-of.ts'
import { type MailDraft, writeMail } from '#domain/mails/write-mail.ts'
import { type Provider, themeOf } from '#domain/provider/provider.ts'
import { nearestLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'

/** `fly`: from when they may fly was said, or taken back. */
export type PatientNews = { kind: 'document' | 'fly'; reference: string }

type Clinic = { provider: Provider; origin: string }

/**
 * Always, for both are about the body: whoever wants no news of offers wants these.
 * @returns whether a mail goes out: not where no address is known to be theirs
 */
export async function tellPatient(
  parts: { jobs: Pick<Jobs, 'put'> },
  scope: Scope,
  client: ClientKey,
  news: PatientNews,
  clinic: Clinic,
  now: Date,
): Promise<boolean> {
  const reach = await readReach(scope, client)
  if (!reach?.emailVerified) return false
  await writeMail(parts.jobs, scope, mailOf(news, client, reach, clinic), now)
  return true
}

function mailOf(
  news: PatientNews,
  client: ClientKey,
  reach: { email: string; language: string },
  { provider, origin }: Clinic,
): MailDraft {
  const language = nearestLanguage([reach.language, ...provider.languages])
  const t = translatorOf(language)
  const clinic = inLanguage(provider.company.name, language)
  const introduction = t(`mail.patient.${news.kind}.introduction`, { clinic })
  const page = news.kind === 'fly' ? '/profile' : '/profile/documents'
  const content = drawMail({
    language,
    color: themeOf(provider).primaryColor,
    sender: clinic,
    preview: introduction,
    heading: t(`mail.patient.${news.kind}.heading`),
    paragraphs: [introduction],
    reference: { label: t('mail.reference'), value: news.reference },
    link: { label: t('mail.patient.link'), address: `${origin}${page}` },
    facts: [],
    closing: [
      t('mail.visitorReply', { phone: leftToRight(provider.contact.phone, language) }),
      ...(provider.sample ? [t('mail.sample')] : []),
    ],
  })
  return {
    from: senderOf(clinic, provider.contact.email),
    to: reach.email,
    replyTo: provider.contact.email,
    subject: t(`mail.patient.${news.kind}.subject`, { clinic }),
    ...content,
    about: { client },
  }
}
