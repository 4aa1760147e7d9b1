// /robots.txt: what crawlers may read, and where all pages are listed. https://www.rfc-editor.org/rfc/rfc9309
import { apiRoot } from '#web/browser/endpoints/api-root.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/robots'

/** Nothing in here is meant to be found, and much of it belongs to one person. Photographs are shown on pages. */
const rules = [
  'Allow: /api/pictures/',
  ...[apiRoot, '/preferences', '/profile', '/auth', '/dev/'].map((path) => `Disallow: ${path}`),
]

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = readPage(context)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
