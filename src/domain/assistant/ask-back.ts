// Asks a closed question where it is not plain what is meant; each choice works when it is sent as it stands.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { TextKey } from '#texts/translate.ts'
import type { Answer } from './answer.ts'
import type { Intent } from './intent.ts'
import { writeAnswer } from './write-answer.ts'

const wordings: Partial<Record<Intent, TextKey>> = {
  cost: 'meta.assistant.choice.cost',
  included: 'meta.assistant.choice.included',
  'not-included': 'meta.assistant.choice.notIncluded',
  'may-change': 'meta.assistant.choice.cost',
  eligible: 'meta.assistant.choice.eligible',
  recovery: 'meta.assistant.choice.recovery',
  flying: 'meta.assistant.choice.flying',
  stay: 'meta.assistant.choice.stay',
  duration: 'meta.assistant.choice.duration',
  anaesthesia: 'meta.assistant.choice.anaesthesia',
  pain: 'meta.assistant.choice.pain',
  steps: 'meta.assistant.choice.steps',
  risks: 'meta.assistant.choice.risks',
  aftercare: 'meta.assistant.choice.aftercare',
  packages: 'meta.assistant.choice.packages',
  practitioners: 'meta.assistant.choice.practitioners',
}
const mostChoices = 5

export const sayChoice = (intent: Intent | undefined, name: string, language: Language): string =>
  translatorOf(language)((intent && wordings[intent]) ?? 'meta.assistant.choice.about', { name })

type WhichOne = {
  /** They are a few of all there are: another may be meant, and the list is linked. */
  isPart?: boolean
}

/** @param names of what could be meant, the likeliest first */
export function askWhichOne(
  names: readonly string[],
  intent: Intent | undefined,
  language: Language,
  { isPart = false }: WhichOne = {},
): Answer {
  const t = translatorOf(language)
  return writeAnswer({
    paragraphs: [t(isPart ? 'meta.assistant.which.part' : 'meta.assistant.which')],
    sources: isPart ? [{ title: t('procedures.title'), path: '/procedures' }] : [],
    kind: 'question',
    choices: [...new Set(names)].slice(0, mostChoices).map((name) => sayChoice(intent, name, language)),
    offersPerson: true,
  })
}

/** @param name of what is asked about */
export function askWhatOf(name: string, intents: readonly Intent[], language: Language): Answer {
  return writeAnswer({
    paragraphs: [translatorOf(language)('meta.assistant.whatOf', { name })],
    kind: 'question',
    choices: [...new Set(intents.map((intent) => sayChoice(intent, name, language)))].slice(0, mostChoices),
    offersPerson: true,
  })
}
