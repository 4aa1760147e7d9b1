// What the head of every page says to search engines and to those who show shared links; every route's meta goes through it.
import type { MetaDescriptor } from 'react-router'
import { alternatesOf, type Place, pageAddress, type Site } from './page-address.ts'
import { sharePath, shareSize } from './share-picture.ts'

/** What the heads of all pages have in common; the frame of the page loads it once. */
export type SiteHead = Site & {
  /** Of the clinic. */
  name: string
  /** Words for people who cannot see the picture of a shared link. */
  pictureAlt: string
  revision: number
}

type Frame = {
  language: string
  /** Of what the clinic wrote, where that is another one. */
  contentLanguage?: string | undefined
  site: SiteHead
}
type Page = { title: string; description: string }
/** `picture` is drawn for links to the page: `procedure.lasik`. */
type Shared = Place & { picture: string }

/** Facebook's names for the languages, which all others read as well. */
const locales: Record<string, string> = { en: 'en_GB', ar: 'ar_AR' }

function localeOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return locales[code] ?? `${language}_${region}`
}

/** Of a page that is to be found and shared. Where a loader failed, the page for what failed has a head of its own. */
export function metaOf(frame: Frame | undefined, page: Page | undefined, place: Shared): MetaDescriptor[] {
  if (!frame || !page) return []
  const { site } = frame
  const language = frame.contentLanguage ?? frame.language
  const canonical = pageAddress(site, language, place)
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternatesOf(site, place).map(({ language: hrefLang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
    ...shareMeta(language, site, page, { url: canonical, picture: place.picture }),
  ]
}

/** Of a page that only its visitor has a use for. */
export function unlistedMeta(page: Pick<Page, 'title'> | undefined): MetaDescriptor[] {
  return [...(page ? [{ title: page.title }] : []), { name: 'robots', content: 'noindex' }]
}

/** The Open Graph protocol (https://ogp.me); Twitter takes what it does not find under its own names from there. */
function shareMeta(
  language: string,
  site: SiteHead,
  page: Page,
  { url, picture }: { url: string; picture: string },
): MetaDescriptor[] {
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', site.name],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', url],
    ['og:locale', localeOf(language)],
    ...site.languages
      .filter((one) => one !== language)
      .map((one): [string, string] => ['og:locale:alternate', localeOf(one)]),
    ['og:image', site.origin + sharePath(picture, site.revision)],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(shareSize.width)],
    ['og:image:height', String(shareSize.height)],
    ['og:image:alt', site.pictureAlt],
  ]
  return [
    ...properties.map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
