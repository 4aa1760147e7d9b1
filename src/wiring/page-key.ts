// What tells kept pages apart, and which of them belong to the site itself: as few as it has pages, languages and currencies.
import { isCrawler } from '#web/crawler.ts'
import { contentLanguageOf, type Visitor } from '#web/page/visitor.ts'
import { isOwnAddress, type Site } from './own-address.ts'

export type PageKey = {
  text: string
  /** A page by its own spelling and without a query. Of all others anyone can make up as many as they like. */
  isPlain: boolean
}

/** The parameters that an address reads; what is no page knows next to nothing. Undefined: those of pages. */
export function knownAt(pathname: string): readonly string[] | undefined {
  // Of which revision a drawing is.
  if (/^\/art\//i.test(pathname)) return ['v']
  return /^\/(texts\/|measure\/?$|robots\.txt\/?$|sitemap\.xml\/?$)/i.test(pathname) ? [] : undefined
}

/** @param request with nothing in it but what the page is drawn from */
export function pageKey(request: Request, visitor: Visitor, site: Site): PageKey {
  const { origin, pathname, search } = new URL(request.url)
  // Drawings and texts are the same for everyone; only their addresses tell them apart.
  if (/^\/(art|texts)\//.test(pathname)) return { text: pathname + search, isPlain: false }
  const bot = isCrawler(request.headers.get('user-agent') ?? '')
  return {
    text: [origin, pathname, search, contentLanguageOf(visitor), visitor.currency, bot].join(' '),
    isPlain: search === '' && /^\/$|^(\/[a-z\d._-]+)+$/.test(pathname) && isOwnAddress(new URL(origin), site),
  }
}
