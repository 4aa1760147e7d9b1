// The texts of one language for the browser, under a name that changes with their content.
import { languages } from '#kernel/language.ts'
import { browserCatalogue } from '#texts/catalogues.ts'
import type { Route } from './+types/texts'

export function loader({ params }: Route.LoaderArgs) {
  const language = languages.find((one) => browserCatalogue(one).path.endsWith(`/${params.file}`))
  // Texts of an older build: the newest serve as well, but must not be kept under the old name.
  const fallback = languages.find((one) => params.file.startsWith(`${one}.`))
  if (!language && !fallback) throw new Response(null, { status: 404 })
  const cacheControl = language ? 'public, max-age=31536000, immutable' : 'no-store'
  return new Response(browserCatalogue(language ?? fallback ?? 'en').json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
    },
  })
}
