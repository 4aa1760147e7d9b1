// Notes which of a pack's languages the product's own texts are not in, and what visitors who read those are shown.
import { type Language, languages, nearestLanguage, spokenLanguage } from '#kernel/language.ts'
import { languageName } from '#texts/format.ts'

const nameOf = (code: string): string => languageName(code, 'en')

/** One note for each; none where buttons and menus are in all of them. @param given of the pack, its own first */
export function noteLanguages(file: string, given: readonly string[]): string[] {
  const interfaceName = nameOf(nearestLanguage(given))
  const has = new Intl.ListFormat('en').format(languages.map((one: Language) => `${nameOf(one)} (${one})`))
  return given
    .filter((code) => spokenLanguage(code) === undefined)
    .map(
      (code) =>
        `${file}: languages: ${code}: your texts are shown in ${nameOf(code)}; buttons, menus and mails are in ${interfaceName}, since the site itself is in ${has} alone`,
    )
}
