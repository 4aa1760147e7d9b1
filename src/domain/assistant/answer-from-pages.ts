// Answers a question out of the provider's pages alone: the passage, letter by letter, with live figures and a link.
import type { Answer, Asking } from './answer.ts'
import { answerHotelCancelling } from './answer-hotel-cancelling.ts'
import { answerOfClinic } from './answer-of-clinic.ts'
import { answerOfSubject } from './answer-of-subject.ts'
import { answerOffered } from './answer-offered.ts'
import { answerPrices } from './answer-prices.ts'
import { answerSmallTalk } from './answer-small-talk.ts'
import { compareProcedures } from './compare-procedures.ts'
import { findSubject } from './find-subject.ts'
import type { Knowledge } from './knowledge.ts'
import { asksForOther, isDetailOfPage, isElsewhere, isOnOnePage, sayNotListed, sayUnknown } from './not-known.ts'
import { openReplying } from './replying.ts'
import type { AssistantTools } from './tools.ts'
import { understandQuestion } from './understand-question.ts'

export type AnswerParts = { knowledge: Knowledge; tools: AssistantTools }

export async function answerFromPages(asking: Asking, parts: AnswerParts): Promise<Answer> {
  const said = understandQuestion(asking, parts.knowledge)
  const replying = openReplying(asking, said, parts)
  const cancelling = answerHotelCancelling(replying)
  if (cancelling) return cancelling
  const isSaid = isOnOnePage(said, parts.knowledge) || isDetailOfPage(said, parts.knowledge)
  if (isElsewhere(said) && !isSaid) return sayUnknown(asking.language)
  const talk = answerSmallTalk(said)
  if (talk) return talk
  if (asksForOther(asking, said, parts.knowledge)) return sayNotListed(asking.language)
  const subject = findSubject(said, parts.knowledge)
  const special =
    (await compareProcedures(replying)) ?? (await answerPrices(replying)) ?? (await answerOffered(replying))
  if (special) return special
  return (await answerOfSubject(subject, replying)) ?? answerOfClinic(subject, replying)
}
