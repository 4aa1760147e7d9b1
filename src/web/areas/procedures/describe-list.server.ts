// Tells search engines which procedures the list leads to.
import type { ItemList, WithContext } from 'schema-dts'
import { pageAddress, siteOf } from '#web/page/page-address.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import type { DescribedPage } from '#web/site/describe-clinic.server.ts'
import { describeTrail } from './describe-trail.server.ts'
import { placeOfProcedure } from './place-of-procedure.ts'
import type { ProcedureList } from './present-list.server.ts'

type List = Pick<ProcedureList, 'title' | 'procedures' | 'categories' | 'category'>

export function describeList(page: DescribedPage, list: List): object[] {
  const category = list.categories.find(({ slug }) => slug === list.category)
  const site = siteOf(page)
  const items: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: category?.name ?? page.t('procedures.title'),
    numberOfItems: list.procedures.length,
    itemListElement: list.procedures.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: pageAddress(site, contentLanguageOf(page.visitor), placeOfProcedure(slug)),
    })),
  }
  return [describeTrail(page, category), ...(list.procedures.length > 0 ? [items] : [])]
}
