// All catalogues by language, on the server; the browser fetches the one it needs.
import { createHash } from 'node:crypto'
import type { Language } from '#kernel/language.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { type Catalogue, createTranslate, type Translate } from './translate.ts'

const catalogues: Record<Language, Catalogue> = { en: english, ar: arabic }

const translators = Object.fromEntries(
  Object.entries(catalogues).map(([language, catalogue]) => [
    language,
    createTranslate(catalogue, language as Language),
  ]),
) as Record<Language, Translate>

export function translatorOf(language: Language): Translate {
  return translators[language]
}

/** What the browser needs of a catalogue: everything but the texts that only the server says. */
const forBrowser = Object.fromEntries(
  Object.entries(catalogues).map(([language, catalogue]) => {
    const entries = Object.entries(catalogue).filter(([key]) => !/^(mail|meta)\./.test(key))
    const json = JSON.stringify(Object.fromEntries(entries))
    return [language, { json, hash: createHash('sha256').update(json).digest('hex').slice(0, 12) }]
  }),
) as Record<Language, { json: string; hash: string }>

export function browserCatalogue(language: Language): { json: string; path: string } {
  const { json, hash } = forBrowser[language]
  return { json, path: `/texts/${language}.${hash}.json` }
}
