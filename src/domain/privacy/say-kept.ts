// Says in a client's language what is kept of them, until when and by which law.
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { KeptRecord } from './keep-records.ts'

export function sayKept({ reference, until, law }: KeptRecord, language: Language) {
  // What it is says its reference: H of a hotel, Q of a quote.
  const what = translatorOf(language)(reference.startsWith('H-') ? 'meta.keptBooking' : 'meta.keptOffer')
  return { what, reference, until, law: inLanguage(law, language) }
}
