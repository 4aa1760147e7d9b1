// Tells search engines where a page is: the clinic, the procedures, a category, a procedure.
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { type Place, pageAddress, siteOf } from '#web/page/page-address.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import type { DescribedPage } from '#web/site/describe-clinic.server.ts'
import { placeOfList } from './place-of-list.ts'
import { placeOfProcedure } from './place-of-procedure.ts'

type Named = { slug: string; name: string }

/** As header and trail of the page lead there. */
export function describeTrail(
  page: DescribedPage,
  category: Named | undefined,
  procedure?: Named,
): WithContext<BreadcrumbList> {
  const site = siteOf(page)
  const steps: [string, Place][] = [
    [page.provider.name, { path: '/' }],
    [page.t('procedures.title'), placeOfList(undefined)],
    ...(category ? [[category.name, placeOfList(category.slug)] as [string, Place]] : []),
    ...(procedure ? [[procedure.name, placeOfProcedure(procedure.slug)] as [string, Place]] : []),
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, place], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': pageAddress(site, contentLanguageOf(page.visitor), place) },
    })),
  }
}
