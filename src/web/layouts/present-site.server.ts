// What the heads of all pages have in common, for the frame of the page to carry once.
import { siteOf } from '#web/page/page-address.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { SiteHead } from '#web/page/page-head.ts'

export function presentSite(page: Pick<PageContext, 'origin' | 'provider' | 't'>): SiteHead {
  const { name, revision } = page.provider
  return { ...siteOf(page), name, pictureAlt: page.t('meta.share.picture', { clinic: name }), revision }
}
