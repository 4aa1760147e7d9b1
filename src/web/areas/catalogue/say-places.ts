// Names the places of a document for a sentence: a line of a week by its day, other days by their dates, each place once.
import type { CatalogueValue } from '#contract/catalogue.ts'
import type { Language } from '#kernel/language.ts'
import type { Translate } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { locales } from '#web/signed-in/say-day.ts'
import { sayPlace } from './place-names.ts'
import { useDocument } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { partsOf, textOf, valueAt } from './value-at.ts'
import { weekdays } from './week.ts'

/** `Name, Risks (Arabic), and 3 more`, in the order given; `count` is of all. */
export type SaidPlaces = { count: number; places: string }

const most = 5

/** Of the document that is open. */
export function useSayPlaces(): (paths: readonly string[]) => SaidPlaces {
  const { t, language } = useTexts()
  const { document } = useDocument()
  const { languages } = useEditor()
  return (paths) =>
    listPlaces(
      t,
      paths.map((path) => sayLine(t, language, document, path) ?? sayPlace(t, path, languages)),
    )
}

export function listPlaces(t: Translate, names: readonly string[]): SaidPlaces {
  const once = [...new Set(names)]
  const places = once.slice(0, most).join(`${t('catalogue.place.comma')} `)
  const left = once.length - most
  return { count: once.length, places: left > 0 ? t('catalogue.place.andMore', { places, count: left }) : places }
}

/** A line of a list that has a better name than its number. */
export function sayLine(t: Translate, language: Language, document: CatalogueValue, path: string): string | undefined {
  const [list = '', at = ''] = partsOf(path)
  if (!/^\d+$/.test(at)) return undefined
  const below = (key: string) => textOf(valueAt(document, `${list}.${at}.${key}`))
  if (list === 'weeklyAvailability' || list === 'openingHours') {
    const day = weekdays.find((one) => one === below('day'))
    return day && t(`catalogue.day.${day}`)
  }
  return list === 'exceptions' ? sayDays(language, below('from'), below('to')) : undefined
}

function sayDays(language: Language, from: string, to: string): string | undefined {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  const days = [...new Set([from, to])].filter((day) => !Number.isNaN(Date.parse(day)))
  // In the order in which they stand there, even where that is what is wrong.
  return days.map((day) => `\u2068${format.format(new Date(day))}\u2069`).join(' – ') || undefined
}
