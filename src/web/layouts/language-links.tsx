// The other languages that the provider writes in, each in its own name, as plain links that work without scripts; of many, the way to them.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { LanguageOption } from './present-languages.server.ts'
import { useHere } from './use-here.ts'

/** No more have room in the header of a phone. */
const mostLinks = 2

export function LanguageLinks({ languages }: { languages: LanguageOption[] }) {
  const { t } = useTexts()
  const to = useHere()
  const others = languages.filter(({ isPresent }) => !isPresent)
  if (others.length > mostLinks)
    return (
      <a href={`/preferences?${new URLSearchParams({ to })}`} rel="nofollow" className="chip">
        {t('preferences.language')}
      </a>
    )
  return others.map(({ code, name, label }) => (
    <a
      key={code}
      href={`/preferences?${new URLSearchParams({ lang: code, to })}`}
      lang={code}
      rel="nofollow"
      aria-label={label}
      className="chip"
    >
      {name}
    </a>
  ))
}
