// The passages of the clinic itself: how to reach it, what it says of itself, how a journey goes, and how a quote is asked for.
import type { Passage, PassageKind } from './passage.ts'
import { splitSentences } from './split-sentences.ts'
import type { Wording } from './wording.ts'

type Part = { path: string; kind: PassageKind; title: string; lines: readonly string[] }

export function writeClinicPassages(wording: Wording): Passage[] {
  const { language } = wording
  return [...writeContact(wording), ...writeAbout(wording), writeQuote(wording)]
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({ ...part, language, subject: null }))
}

function writeContact({ provider, t, say }: Wording): Part[] {
  const { contact, location, company } = provider
  const clinic = say(company.name)
  const part = (kind: PassageKind, title: string, lines: readonly string[]): Part => {
    return { path: '/contact', kind, title: `${t('contact.title')}: ${title}`, lines }
  }
  return [
    part('phone', t('contact.phone'), [
      `${t('contact.phone')}: ${contact.phone}`,
      ...splitSentences(t('contact.phoneHint')),
      ...(contact.whatsapp ? [`${t('contact.whatsapp')}: ${contact.whatsapp}`] : []),
      `${t('contact.email')}: ${contact.email}`,
      t('contact.emailHint'),
    ]),
    part('hours', t('contact.hours'), splitSentences(say(contact.hours))),
    part('address', t('contact.address'), [
      clinic,
      say(location.address),
      ...(contact.directions ? splitSentences(say(contact.directions)) : []),
    ]),
    {
      path: '/contact',
      kind: 'reply-time',
      title: t('contact.title'),
      lines: splitSentences(t('contact.introduction', { clinic, count: contact.replyHours })),
    },
    part('emergency', t('contact.emergency'), [
      `${t('contact.emergencyText', { city: say(location.city) })} ${contact.emergencyPhone}`,
      ...splitSentences(t('contact.emergencyElsewhere')),
    ]),
  ]
}

function writeAbout({ provider, t, say }: Wording): Part[] {
  const { headline, introduction, reasons, story, accreditations, steps } = provider.about
  const clinic = say(provider.company.name)
  const part = (kind: PassageKind, title: string, lines: readonly string[]): Part => ({ path: '/', kind, title, lines })
  return [
    part('about', clinic, [say(headline), ...splitSentences(say(introduction))]),
    part(
      'about',
      t('home.storyTitle', { clinic }),
      story.flatMap((text) => splitSentences(say(text))),
    ),
    ...reasons.map(({ title, text }) => part('about', say(title), splitSentences(say(text)))),
    part(
      'journey',
      t('home.journeyTitle'),
      steps.map(({ title, text }) => `${say(title)}: ${say(text)}`),
    ),
    part(
      'accreditation',
      t('home.accreditations'),
      accreditations.map(({ name }) => say(name)),
    ),
  ]
}

function writeQuote({ provider, t, say }: Wording): Part {
  const { contact, company } = provider
  const names = { clinic: say(company.name), count: contact.replyHours }
  const said = [
    t('meta.quote.introduction', names),
    t('contact.quoteText'),
    t('meta.quote.promise.oneText', names),
    t('meta.quote.promise.freeText', names),
    t('meta.quote.sent.offer', names),
  ]
  const promised = [t('meta.quote.promise.free', names), t('meta.quote.promise.reply', names)]
  const lines = [...said.flatMap((text) => splitSentences(text)), ...promised]
  return { path: '/quote', kind: 'quote', title: t('meta.quote.heading'), lines: [...new Set(lines)] }
}
