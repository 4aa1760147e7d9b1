// The languages that the provider writes in, each in its own name, as plain links that work without scripts.
import { useLocation } from 'react-router'
import { languages } from '#kernel/language.ts'
import { useTexts } from '../i18n/use-texts.tsx'

const ownNames = { en: 'English', ar: 'العربية' } as const

export function LanguageLinks({ languages: offered }: { languages: string[] }) {
  const { t, language } = useTexts()
  const { pathname, search } = useLocation()
  const others = languages.filter((one) => one !== language && offered.includes(one))
  return others.map((one) => (
    <a
      key={one}
      href={`/preferences?${new URLSearchParams({ lang: one, to: pathname + search })}`}
      lang={one}
      rel="nofollow"
      aria-label={t('shell.languageLabel', { language: ownNames[one] })}
      className="link py-2"
    >
      {ownNames[one]}
    </a>
  ))
}
