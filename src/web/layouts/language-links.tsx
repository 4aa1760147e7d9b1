// The other languages that the provider writes in, each in its own name, as plain links that work without scripts.
import type { LanguageOption } from './present-languages.server.ts'
import { useHere } from './use-here.ts'

export function LanguageLinks({ languages }: { languages: LanguageOption[] }) {
  const to = useHere()
  const others = languages.filter(({ isPresent }) => !isPresent)
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
