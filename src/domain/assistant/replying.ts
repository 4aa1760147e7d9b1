// What every kind of answer is made with: the question as it was understood, what the pages have, and the live figures.
import type { Asking } from './answer.ts'
import type { Knowledge } from './knowledge.ts'
import type { Passage, PassageKind, Subject } from './passage.ts'
import { isSame } from './rank-passages.ts'
import type { AssistantTools } from './tools.ts'
import type { Understood } from './understand-question.ts'

export type Replying = {
  asking: Asking
  said: Understood
  knowledge: Knowledge
  tools: AssistantTools
  /** The first of a kind in the language of the answer; of a subject, or of the clinic as a whole. */
  passageOf(subject: Subject | null, kind: PassageKind): Passage | undefined
}

export function openReplying(
  asking: Asking,
  said: Understood,
  { knowledge, tools }: Pick<Replying, 'knowledge' | 'tools'>,
): Replying {
  const passageOf = (subject: Subject | null, kind: PassageKind) =>
    knowledge.passages.find(
      (one) =>
        one.language === asking.language &&
        one.kind === kind &&
        (subject ? isSame(subject, one.subject) : one.subject === null),
    )
  return { asking, said, knowledge, tools, passageOf }
}
