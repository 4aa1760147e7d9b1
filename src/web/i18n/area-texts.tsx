// Adds the texts of an area to those that every page has: they come with the area's own pages and weigh on no other.
import { type ReactNode, useMemo } from 'react'
import { type Catalogue, createTranslate } from '#texts/translate.ts'
import { TextsProvider, useTexts } from './use-texts.tsx'

export function AreaTexts({ texts, children }: { texts: Partial<Catalogue>; children: ReactNode }) {
  const { t, language } = useTexts()
  const value = useMemo(() => {
    const own = createTranslate(texts, language)
    const both: typeof t = (key, parameters) => (Object.hasOwn(texts, key) ? own : t)(key, parameters)
    return { t: both, language }
  }, [texts, t, language])
  return <TextsProvider value={value}>{children}</TextsProvider>
}
