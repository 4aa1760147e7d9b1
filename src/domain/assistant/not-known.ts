// Says plainly that the pages do not say, and offers a person.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer } from './answer.ts'
import { places } from './intent.ts'
import type { Understood } from './understand-question.ts'
import { writeAnswer } from './write-answer.ts'

/** A phrase that no question to a clinic has. */
const certainly = 9

/** Whether nothing of it is for a clinic's pages; or it asks for something else than an answer. */
export function isElsewhere({ evidence }: Pick<Understood, 'evidence'>): boolean {
  const elsewhere = evidence.find(({ intent }) => intent === 'elsewhere')?.weight ?? 0
  const others = evidence.filter(({ intent }) => intent !== 'elsewhere' && places[intent].about !== 'nothing')
  return elsewhere >= certainly || (elsewhere > 0 && others.every(({ weight }) => weight <= elsewhere))
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
