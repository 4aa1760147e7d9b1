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

/** Parts of the site whose texts come with their own pages, and weigh on no other. */
const areas = [
  'auth',
  'profile',
  'documents',
  'offers',
  'hotels',
  'bookings',
  'desk',
  'catalogue',
  'assistant',
  'checkout',
  'orders',
  'payer',
] as const
export type TextArea = (typeof areas)[number]

const apart = new RegExp(`^(mail|meta|${areas.join('|')})\\.`)

/** What the browser needs of a catalogue on every page: neither what only the server says nor the texts of an area. */
const forBrowser = Object.fromEntries(
  Object.entries(catalogues).map(([language, catalogue]) => {
    const entries = Object.entries(catalogue).filter(([key]) => !apart.test(key))
    const json = JSON.stringify(Object.fromEntries(entries))
    return [language, { json, hash: createHash('sha256').update(json).digest('hex').slice(0, 12) }]
  }),
) as Record<Language, { json: string; hash: string }>

export function browserCatalogue(language: Language): { json: string; path: string } {
  const { json, hash } = forBrowser[language]
  return { json, path: `/texts/${language}.${hash}.json` }
}

/** The texts of areas, for a page of theirs to take along. */
export function areaTexts(language: Language, ...wanted: TextArea[]): Partial<Catalogue> {
  const isWanted = (key: string) => wanted.some((area) => key.startsWith(`${area}.`))
  return Object.fromEntries(Object.entries(catalogues[language]).filter(([key]) => isWanted(key)))
}
