// Gives every component the texts of the visitor's language.
import { createContext, useContext } from 'react'
import type { Language } from '#kernel/language.ts'
import type { Translate } from '#texts/translate.ts'

export type Texts = { t: Translate; language: Language }

const TextsContext = createContext<Texts | undefined>(undefined)

export const TextsProvider = TextsContext.Provider

/** `t` translates; `language` is for the few things that need to know it. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('useTexts outside TextsProvider')
  return texts
}
