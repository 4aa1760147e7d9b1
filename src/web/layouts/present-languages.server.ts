// The languages that the provider writes in, for everything that offers them: each in its own name, and in words of the page.
import { languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'

export function presentLanguages({ provider, visitor, t }: Pick<PageContext, 'provider' | 'visitor' | 't'>) {
  const present = contentLanguageOf(visitor)
  return provider.languages.map((code) => {
    const name = ownName(code)
    const label = t('meta.shell.languageLabel', { language: languageName(code, visitor.language) })
    return { code, name, label: `${name}: ${label}`, isPresent: code === present }
  })
}

export type LanguageOption = ReturnType<typeof presentLanguages>[number]

/** As its speakers call it, with a capital as in a list. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
