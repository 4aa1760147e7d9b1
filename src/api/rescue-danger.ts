// Answers a sign of danger in a question that cannot be taken: too long, for another provider, not as it should be.
import { z } from 'zod'
import { mostQuestionLetters } from '#contract/assistant.ts'
import { onlyShown } from '#contract/written-text.ts'
import { answerLanguage } from '#domain/assistant/answer-language.ts'
import { answerRedFlag, dangerIn } from '#domain/assistant/answer-red-flag.ts'
import { collapseSpace } from '#domain/assistant/collapse-space.ts'
import type { FindCountry } from '#domain/currency/guess-currency.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { languageOf, languages } from '#kernel/language.ts'
import { type Answering, tell } from './answer-asking.ts'
import { senderHeader } from './gate.ts'
import type { Call } from './serve.ts'

type RescueParts = { clock: Clock; findCountry: FindCountry }

const readable = z.object({
  messages: z.array(z.unknown()).min(1),
  language: z.enum(languages).optional().catch(undefined),
})
const question = z.object({ role: z.literal('user'), content: z.string() })

/** Of the last message; kept by nobody. Undefined where nothing in it is a sign of danger. */
export async function rescueDanger(
  { clock, findCountry }: RescueParts,
  given: unknown,
  { findOwnProvider, header }: Pick<Call, 'findOwnProvider' | 'header'>,
): Promise<Answering | undefined> {
  const read = readable.safeParse(given)
  const last = question.safeParse(read.data?.messages.at(-1))
  if (!read.success || !last.success) return undefined
  const text = collapseSpace(last.data.content.toWellFormed())
  for (const part of endsOf(text).map(onlyShown)) {
    const danger = dangerIn({ question: part, before: [] })
    if (!danger) continue
    const provider = await findOwnProvider()
    const language = answerLanguage(part, read.data.language, provider.languages.map(languageOf))
    const today = plainDate(clock(), provider.location.timeZone)
    const country = findCountry(header(senderHeader) ?? '')
    const asking = { question: part, before: [], language, procedure: undefined, today, country }
    return tell(answerRedFlag(danger, asking, { provider }))
  }
  return undefined
}

/** What is wrong comes first or last; all of a text that is a hundred times too long is not read. */
const endsOf = (text: string): string[] =>
  text.length <= mostQuestionLetters ? [text] : [text.slice(0, mostQuestionLetters), text.slice(-mostQuestionLetters)]
