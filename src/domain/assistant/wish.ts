// What a question may want: to be told something of the pages, or something that is not for them.
import type { Language } from '#kernel/language.ts'
import { intents } from './intent.ts'
import { readExamples } from './read-examples.ts'

export const wishes = [...intents, 'diagnosis', 'dosage', 'decision', 'danger'] as const
export type Wish = (typeof wishes)[number]

export const readWishes = (language: Language) => readExamples('wishes', wishes, language)
