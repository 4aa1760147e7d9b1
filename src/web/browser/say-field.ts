// Says what stands in a field of the quote form, for reading it over before it is sent.
import type { Language } from '#kernel/language.ts'
import { valueOf } from './form-fields.ts'

/** As the server writes dates; the page is long drawn when this runs, so nothing can differ. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' }

/** `''` where nothing was given or chosen. */
export function sayField(form: HTMLFormElement, name: string, language: Language): string {
  const value = valueOf(form, name).trim()
  const control = form.elements.namedItem(name)
  if (value === '') return ''
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control instanceof RadioNodeList) {
    const chosen = [...control].find((one) => one instanceof HTMLInputElement && one.checked)
    return (chosen as HTMLInputElement | undefined)?.labels?.[0]?.textContent ?? ''
  }
  return /^\d{4}-\d\d-\d\d$/.test(value) ? sayDate(value, language) : value
}

function sayDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
