// The one address of a page in a language, as search engines and shared links know it, and the same page in the others.
import type { PageContext } from './page-context.ts'

/** A provider's site as one of its own addresses shows it. */
export type Site = {
  /** Scheme and host that the visitor sees, `https://thymele.example`. */
  origin: string
  /** Languages that the provider writes in, the one at the plain address first. */
  languages: readonly string[]
}

/** `path` is the page's own; `kept` are the few parameters that make another page of it. */
export type Place = { path: string; kept?: Record<string, string | undefined> }

/** The site that a page belongs to. */
export function siteOf({ origin, provider }: Pick<PageContext, 'origin' | 'provider'>): Site {
  return { origin, languages: provider.languages }
}

/** The first language lives at the plain path, every other at `?lang=xx`. All other parameters but `kept` are left out. */
export function pageAddress({ origin, languages: [first] }: Site, language: string, { path, kept }: Place): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(kept ?? {})) if (value) query.append(name, value)
  if (language !== first) query.append('lang', language)
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** `language` is a code or `x-default`. */
export type Alternate = { language: string; href: string }

/** The page in each language and for readers of any other; empty when the site has one language only. */
export function alternatesOf(site: Site, place: Place): Alternate[] {
  const [first = '', ...others] = site.languages
  if (others.length === 0) return []
  return [
    ...site.languages.map((language) => ({ language, href: pageAddress(site, language, place) })),
    { language: 'x-default', href: pageAddress(site, first, place) },
  ]
}
