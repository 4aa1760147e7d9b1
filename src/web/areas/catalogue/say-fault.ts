// Says what is wrong with one place, by the reason that the server gives.
import type { TextKey, Translate } from '#texts/translate.ts'

const sentences: Record<string, TextKey> = {
  required: 'catalogue.fault.required',
  missing: 'catalogue.fault.required',
  invalid: 'catalogue.fault.invalid',
  'too-long': 'catalogue.fault.tooLong',
  'not-allowed': 'catalogue.fault.notAllowed',
  locked: 'catalogue.fault.notAllowed',
}

/** The rules of the data pack have sentences of their own, which are said as they are. */
export function sayFault(t: Translate, reason: string): string {
  const known = sentences[reason]
  if (known) return t(known)
  return /\s/.test(reason) ? reason : t('catalogue.fault.invalid')
}
