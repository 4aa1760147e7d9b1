// Writes a sitemap: every page in every language, each beside the same page in the others. https://www.sitemaps.org/protocol.html
import { alternatesOf, type Place, pageAddress, type Site } from './page/page-address.ts'

/** `changedOn` as `2026-10-12`, only where the page itself tells the day. */
export type ListedPage = Place & { changedOn?: string }

/** The protocol allows no more in one file. */
const mostAddresses = 50_000

/** Pages beyond the limit of the protocol are left out, the last first. */
export function writeSitemap(site: Site, pages: readonly ListedPage[]): string {
  const shown = pages.slice(0, Math.floor(mostAddresses / site.languages.length))
  const entries = shown.flatMap((page) =>
    site.languages.map((language) => {
      const others = alternatesOf(site, page).map(
        ({ language: hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
      )
      const changed = page.changedOn ? `<lastmod>${page.changedOn}</lastmod>` : ''
      return `<url><loc>${escape(pageAddress(site, language, page))}</loc>${changed}${others.join('')}</url>`
    }),
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
