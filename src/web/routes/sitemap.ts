// /sitemap.xml: every page of the provider whose address was asked.
import { listPages } from '#web/list-pages.server.ts'
import { siteOf } from '#web/page/page-address.ts'
import { readPage } from '#web/page/page-context.ts'
import { writeSitemap } from '#web/write-sitemap.server.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
  const page = readPage(context)
  const sitemap = writeSitemap(siteOf(page), await listPages(page))
  return new Response(sitemap, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
