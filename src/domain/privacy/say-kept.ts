// Says in a client's language what is kept of them, until when and by which law.
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { KeptRecord } from './keep-records.ts'

/** What it is says its reference: H of a hotel, O of an order, Q of a quote. */
function nameOf(reference: string) {
  if (reference.startsWith('O-')) return 'meta.keptOrder'
  return reference.startsWith('H-') ? 'meta.keptBooking' : 'meta.keptOffer'
}

export function sayKept({ reference, until, law }: KeptRecord, language: Language) {
  const what = translatorOf(language)(nameOf(reference))
  return { what, reference, until, law: inLanguage(law, language) }
}
