// Says in a client's language what is kept of them, until when and by which law.
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { KeptRecord } from './keep-records.ts'

/** What it is says its reference: H of a hotel, O of an order, Q of a quote; an invoice's number says what the provider likes. */
function nameOf({ reference, what }: KeptRecord) {
  if (what === 'invoice') return 'meta.keptInvoice'
  if (reference.startsWith('O-')) return 'meta.keptOrder'
  return reference.startsWith('H-') ? 'meta.keptBooking' : 'meta.keptOffer'
}

export function sayKept(record: KeptRecord, language: Language) {
  const { reference, until, law } = record
  const what = translatorOf(language)(nameOf(record))
  return { what, reference, until, law: inLanguage(law, language) }
}
