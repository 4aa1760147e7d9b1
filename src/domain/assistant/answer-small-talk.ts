// Answers that need no page: a greeting, thanks, and whether a person is speaking.
import { translatorOf } from '#texts/catalogues.ts'
import type { TextKey } from '#texts/translate.ts'
import type { Answer } from './answer.ts'
import type { Intent } from './intent.ts'
import type { Understood } from './understand-question.ts'
import { writeAnswer } from './write-answer.ts'

const answers: Partial<Record<Intent, TextKey>> = {
  greeting: 'meta.assistant.talk.greeting',
  thanks: 'meta.assistant.talk.thanks',
  goodbye: 'meta.assistant.talk.goodbye',
  'who-answers': 'meta.assistant.talk.whoAnswers',
  abilities: 'meta.assistant.talk.abilities',
}

/** Undefined where something else is asked, with or without a greeting. */
export function answerSmallTalk({ evidence, named, rest, language }: Understood): Answer | undefined {
  const about = evidence.filter(({ intent }) => answers[intent] === undefined)
  const talk = evidence.find(({ intent }) => answers[intent] !== undefined)
  const key = talk && answers[talk.intent]
  if (!talk || !key) return undefined
  const asksOther =
    named.length > 0 || rest.length > 2 || about.some(({ weight }) => weight >= Math.min(3, talk.weight))
  if (asksOther && talk.intent !== 'who-answers') return undefined
  if (talk.intent === 'who-answers' && about.some(({ weight }) => weight > talk.weight)) return undefined
  const t = translatorOf(language)
  return writeAnswer({ paragraphs: [t(key)], kind: 'small-talk', offersPerson: talk.intent === 'who-answers' })
}
