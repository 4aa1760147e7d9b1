// Says what is wrong with a text in markdown: what of it is not kept, or the form that its section has.
import type { TextKey, Translate } from '#texts/translate.ts'
import { sectionForms, sectionKeys } from './procedure-sections.ts'

const legalTexts: readonly string[] = ['cookiePolicy', 'privacyPolicy', 'termsOfService']

/** The same in every section; what stands in the brackets fills the texts' `{a}`. */
const rules: readonly (readonly [RegExp, TextKey])[] = [
  [/^section ".*" is (?:empty|missing)/, 'catalogue.fault.required'],
  [/^the link to "(.*)" must start with/, 'catalogue.fault.link'],
  [/at most ([\d,]+) characters/, 'catalogue.fault.mostCharacters'],
  [/too many lines; at most ([\d,]+)/, 'catalogue.fault.mostLines'],
  [/too many signs .* at most ([\d,]+)/, 'catalogue.fault.mostSigns'],
  [/inside each other/, 'catalogue.fault.tooDeep'],
  [/start(?:s)? with ##$/, 'catalogue.fault.headings'],
]

/** @returns undefined for a place that holds something else */
export function sayMarkdownFault(t: Translate, parts: readonly string[], message: string): string | undefined {
  const section = sectionKeys.find((key) => parts[0] === 'text' && parts[2] === key)
  const isLegal = legalTexts.includes(parts[0] ?? '') && parts[1] === 'text'
  return section || isLegal ? sayMarks(t, message, section && sectionForms[section]) : undefined
}

/** @param form that the section has, where it has one */
export function sayMarks(t: Translate, message: string, form?: TextKey): string {
  for (const [said, key] of rules) {
    const found = said.exec(message)
    // Apart from the words around it, whichever way those run.
    if (found) return t(key, { a: `\u2068${found[1] ?? ''}\u2069` })
  }
  // Between paragraphs and lists it is what the section has; else it is something that no text here keeps.
  const isForm = form && !/not kept here|not kept;|one paragraph only/.test(message)
  return isForm ? t('catalogue.fault.form', { form: t(form) }) : t('catalogue.fault.marks')
}
