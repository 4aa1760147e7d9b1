// A question with everything that is known of who asks, and the answer to it.
import type { Language } from '#kernel/language.ts'
import type { ChatTurn } from './conversation.ts'

export type Asking = {
  /** Trimmed, not empty. */
  question: string
  /** What was said before it, oldest first. What it says of the assistant is what the browser sent: nothing to rely on. */
  before: readonly ChatTurn[]
  /** That the answer is given in. */
  language: Language
  /** Name or slug of the procedure whose page is open. */
  procedure: string | undefined
  /** Plain date where the provider is. */
  today: string
  /** ISO 3166 code of where the person seems to be. */
  country: string | undefined
}

export type Source = { title: string; path: string }

/** The kinds are told in contract/assistant.ts. */
export type Answer = {
  text: string
  kind: 'answer' | 'question' | 'unknown' | 'urgent' | 'refused' | 'small-talk'
  sources: Source[]
  choices: string[]
  offersPerson: boolean
  by: 'pages' | 'model'
  /** BCP 47 code, where it is in another language than it was asked for. */
  language?: string
}
