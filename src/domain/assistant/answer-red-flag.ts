// Answers a sign of danger before anything else: where to call now, a few calm words, and what the page says of it.

import { inLanguage } from '#kernel/localized.ts'
import { type DangerLanguage, isDangerLanguage } from '#texts/danger-language.ts'
import { dangerTranslatorOf } from '#texts/danger-translator.ts'
import type { Translate } from '#texts/translate.ts'
import type { Answer, Asking, Source } from './answer.ts'
import { callable } from './callable.ts'
import { crisisLineOf, emergencyNumbersOf, numberOfMobiles } from './emergency-numbers.ts'
import { findDanger } from './find-danger.ts'
import { saysItGotWorse } from './find-red-flag.ts'
import { findForeignDangers } from './foreign-danger/find-foreign-danger.ts'
import { identifyLanguage } from './identify-language.ts'
import type { Knowledge } from './knowledge.ts'
import type { Passage } from './passage.ts'
import { procedureInQuestion } from './procedure-in-question.ts'
import type { RedFlagKind } from './red-flags.ts'

/** The provider alone will do, for a time when nothing else can be read. */
export type KnownInDanger = Pick<Knowledge, 'provider'> & Partial<Pick<Knowledge, 'passages' | 'findSubjects'>>

/** How many of a person's own messages an `it got worse` may speak of. */
const messagesBack = 3

/** `language`: that the person writes in, where the site has none of it; undefined where the answer is in that of the page. */
export type Danger = { kind: RedFlagKind; language: DangerLanguage | undefined }

/** Undefined where nothing in what was asked is a sign of danger. To be looked for once, before anything that may fail. */
export function dangerIn(asking: Pick<Asking, 'question' | 'before'>): Danger | undefined {
  const foreign = findForeignDangers(asking.question)
  const written = identifyLanguage(asking.question)
  const [first] = foreign
  // Languages that are near one another have the same words: which of them it is decides the language, and nothing else.
  if (first) return foreign.find(({ language }) => language === written) ?? inNoOther(first, written)
  const kind = findDanger(asking.question) ?? flagOfBefore(asking)
  if (!kind) return undefined
  const isOther = written !== undefined && written !== 'en' && isDangerLanguage(written)
  return { kind, language: isOther ? written : undefined }
}

/** Nobody who writes Ukrainian is answered in Russian: a language that has no card gets that of the page. */
const inNoOther = (danger: Danger, written: string | undefined): Danger =>
  danger.language === 'ru' && written !== 'ru' ? { ...danger, language: undefined } : danger

export function answerRedFlag({ kind, language: written }: Danger, asking: Asking, knowledge: KnownInDanger): Answer {
  const language = written ?? asking.language
  const t = dangerTranslatorOf(language)
  const source = language === asking.language ? whatThePageSays(asking, knowledge) : undefined
  const parts = [
    whereToCall(kind, { ...asking, language }, knowledge, t),
    t(`meta.assistant.urgent.${kind}`),
    source ? t('meta.assistant.urgent.page', { link: `[${inLink(source.title)}](${source.path})` }) : '',
    t('meta.assistant.urgent.notAClinician'),
  ]
  const text = parts.filter(Boolean).join('\n\n')
  const answer = { text, sources: source ? [source] : [], choices: [], offersPerson: true }
  return { ...answer, kind: 'urgent', by: 'pages', ...(language !== asking.language && { language }) }
}

/** What the person told of before, where they now say that it goes on. What the assistant is said to have said tells nothing. */
function flagOfBefore({ question, before }: Pick<Asking, 'question' | 'before'>): RedFlagKind | undefined {
  if (!saysItGotWorse(question)) return undefined
  const own = before.filter((turn) => turn.role === 'user').slice(-messagesBack)
  return own
    .reverse()
    .map((turn) => findDanger(turn.content) ?? findForeignDangers(turn.content)[0]?.kind)
    .find((kind) => kind !== undefined)
}

/** First where the person seems to be, then where the clinic is, then the clinic itself. */
function whereToCall(
  kind: RedFlagKind,
  { country, language }: { country: string | undefined; language: DangerLanguage },
  { provider }: KnownInDanger,
  t: Translate,
): string {
  const { contact, location } = provider
  const service = kind === 'violence' ? 'police' : 'ambulance'
  const here = emergencyNumbersOf(country)?.[service]
  const atClinic = emergencyNumbersOf(location.country)?.[service]
  const first =
    here && country
      ? t('meta.assistant.urgent.callHere', { number: callable(here), country: nameOf(country, language) })
      : t('meta.assistant.urgent.callSomewhere', { number: callable(numberOfMobiles) })
  const crisis = kind === 'self-harm' ? crisisLineOf(country) : undefined
  const lines = [
    crisis && t('meta.assistant.urgent.crisisLine', { number: callable(crisis) }),
    // Whoever comes for a treatment may be there, whatever their line says.
    atClinic && location.country !== country
      ? t('meta.assistant.urgent.callThere', {
          number: callable(atClinic),
          country: nameOf(location.country, language),
        })
      : undefined,
    ![here, country === location.country ? undefined : atClinic].includes(contact.emergencyPhone) &&
      t('meta.assistant.urgent.clinicEmergency', {
        number: callable(contact.emergencyPhone),
        city: inLanguage(location.city, language),
      }),
    t('meta.assistant.urgent.clinic', { number: callable(contact.phone) }),
  ]
  return [first, '', ...lines.filter(Boolean).map((line) => `- ${line}`)].join('\n')
}

const nameOf = (country: string, language: DangerLanguage): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country

/** As pages put it; each is followed by what is meant. */
const urgentWords =
  /seek help|call (?:us )?at once|ring (?:us )?(?:at once|straight away)|contact us at once|do not wait|emergency|ambulance|فور[اً]|الآن|طوارئ|طارئة|الإسعاف/iu

/** The risks of the procedure in question, where they say when to call. */
function whatThePageSays(asking: Asking, knowledge: KnownInDanger): Source | undefined {
  const slug = procedureInQuestion(asking, knowledge)
  const says = ({ subject, language, lines, kind }: Passage) =>
    subject?.slug === slug &&
    kind === 'risks' &&
    language === asking.language &&
    lines.some((line) => urgentWords.test(line))
  const passage = slug === undefined ? undefined : knowledge.passages?.find(says)
  return passage && { title: passage.title, path: passage.path }
}

const inLink = (title: string): string => title.replace(/[[\]]/gu, '')
