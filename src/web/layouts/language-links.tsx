// The languages that the provider writes in, each in its own name, as plain links that work without scripts.
import { languages } from '#kernel/language.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ownNames } from './own-names.ts'
import { useHere } from './use-here.ts'

export function LanguageLinks({ languages: offered }: { languages: string[] }) {
  const { t, language } = useTexts()
  const to = useHere()
  const others = languages.filter((one) => one !== language && offered.includes(one))
  return others.map((one) => (
    <a
      key={one}
      href={`/preferences?${new URLSearchParams({ lang: one, to })}`}
      lang={one}
      rel="nofollow"
      aria-label={`${ownNames[one]}: ${t('shell.languageLabel', { language: t(`language.${one}`) })}`}
      className="chip"
    >
      {ownNames[one]}
    </a>
  ))
}
