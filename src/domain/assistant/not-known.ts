// Says plainly that the pages do not say, and offers a person.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer, Asking } from './answer.ts'
import { agreed, topicsOfHeading } from './heading-wishes.ts'
import type { Intent } from './intent.ts'
import type { Knowledge } from './knowledge.ts'
import type { Understood } from './understand-question.ts'
import { shareOf } from './weigh-intents.ts'
import { writeAnswer } from './write-answer.ts'

/** From here on it is not for the clinic's pages: where they have all its words, where not, and where it names a treatment. */
const probably = 0.3
const unlessKnown = 0.15
const surely = 0.6
/** Likelier than all else, and with words that no page has: also where it names a treatment. */
const aboveAll = 0.3

/** Whether nothing of it is for a clinic's pages; or it asks for something else than an answer. */
export function isElsewhere({
  evidence,
  named,
  foreign,
  context,
}: Pick<Understood, 'evidence' | 'named' | 'foreign' | 'context'>): boolean {
  const isNamed = named.some(({ subject, certainty }) => subject.kind !== 'practitioner' && certainty >= plainlyNamed)
  const share = shareOf(evidence, (intent) => intent === 'elsewhere')
  if (foreign.length > 0 && evidence[0]?.intent === 'elsewhere' && share >= aboveAll) return true
  return share >= (isNamed ? surely : foreign.length > 0 && !context ? unlessKnown : probably)
}

const nearlyCertain = 0.82
const nearlyAll = 0.95
const mostOf = 0.5
const plainlyNamed = 0.7

/** Whether one passage beside those of procedures has every word of it, or most of it where it names whom or what the passage is about: `does the residence have a kitchen`. */
export function isOnOnePage(
  {
    evidence,
    wanted,
    foreign,
    language,
    named,
  }: Pick<Understood, 'evidence' | 'wanted' | 'foreign' | 'language' | 'named'>,
  { findPassages }: Pick<Knowledge, 'findPassages'>,
): boolean {
  if (shareOf(evidence, (intent) => intent === 'elsewhere') >= nearlyCertain) return false
  const subjects = named.flatMap(({ subject, certainty }) =>
    subject.kind !== 'procedure' && certainty >= plainlyNamed ? [subject] : [],
  )
  if (subjects.length > 0 && wanted) {
    return findPassages({ words: wanted, language, subjects }).some(({ covered }) => covered >= mostOf)
  }
  if (foreign.length > 0 || !wanted.includes(' ')) return false
  return findPassages({ words: wanted, language, limit: 40 }).some(
    ({ passage, covered }) => passage.subject?.kind !== 'procedure' && covered >= nearlyAll,
  )
}

const asDetail = 0.45

/** Whether the page of what is spoken of has a question about the same detail: `and how do I pray?` */
export function isDetailOfPage(
  { topics, named, context, language }: Pick<Understood, 'topics' | 'named' | 'context' | 'language'>,
  { passages, tellTopic }: Pick<Knowledge, 'passages' | 'tellTopic'>,
): boolean {
  const slug = (named[0] ?? context)?.subject.slug
  return passages.some(
    (passage) =>
      passage.kind === 'question' &&
      passage.language === language &&
      passage.subject?.slug === slug &&
      agreed(topics, topicsOfHeading(passage, tellTopic)) >= asDetail,
  )
}

/** What somebody has had done, or is worried about, may be named beside what they ask for. */
const besides: ReadonlySet<Intent> = new Set(['eligible', 'recovery', 'risks', 'flying', 'aftercare', 'emergency'])
const rather = 0.5

/** Whether it is about a treatment that the provider does not offer. */
export function asksForOther(
  { question, language }: Pick<Asking, 'question' | 'language'>,
  { evidence, isPointing, context }: Pick<Understood, 'evidence' | 'isPointing' | 'context'>,
  { namesOtherTreatment }: Pick<Knowledge, 'namesOtherTreatment'>,
): boolean {
  const isBeside = (isPointing || context !== undefined) && shareOf(evidence, (intent) => besides.has(intent)) >= rather
  return !isBeside && namesOtherTreatment(question, language)
}

export function sayUnknown(language: Language): Answer {
  const paragraphs = [translatorOf(language)('meta.assistant.unknown')]
  return writeAnswer({ paragraphs, kind: 'unknown', offersPerson: true })
}

/** What the provider's list does not have; the list is linked. */
export function sayNotListed(language: Language): Answer {
  const t = translatorOf(language)
  return writeAnswer({
    paragraphs: [t('meta.assistant.notListed')],
    sources: [{ title: t('procedures.title'), path: '/procedures' }],
    kind: 'unknown',
    offersPerson: true,
  })
}
