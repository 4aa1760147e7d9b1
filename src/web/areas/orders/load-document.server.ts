// What every page of a document of an order loads.
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentDocument } from './present-document.server.ts'

export async function loadDocument(page: PageContext, order: string, name: string) {
  const document = await presentDocument(page, order, name)
  const { t, visitor, provider } = page
  const title = document ? `${document.title} ${document.name}` : t('orders.documents')
  return {
    title: t('meta.orders.document.title', { title, clinic: provider.name }),
    texts: areaTexts(visitor.language, 'orders'),
    heading: t('orders.documents'),
    document,
  }
}
