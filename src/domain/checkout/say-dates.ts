// The first and the last day of what is booked, in words.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'

/** @param from plain dates */
export const sayDates = (from: string, until: string, language: Language): string =>
  from === until
    ? formatDate(from, language)
    : translatorOf(language)('meta.orders.dates', {
        from: formatDate(from, language),
        until: formatDate(until, language),
      })
