// A document of an order as its page shows it, and where its PDF is.
import { orderPdfPath, readOrderDocument } from '#contract/order-documents.ts'
import { foundOr404 } from '#web/page/not-found.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'

/** Undefined where it cannot be had. @throws a 404 response where the client has no such document */
export async function presentDocument(page: PageContext, order: string, document: string) {
  const { call, visitor } = page
  const language = contentLanguageOf(visitor)
  const asked = call(readOrderDocument, { order, document, language })
  const printed = await foundOr404(asked).catch((error: unknown) => {
    if (error instanceof Response) throw error
    return undefined
  })
  const path = orderPdfPath
    .replace('{order}', encodeURIComponent(order))
    .replace('{document}', encodeURIComponent(document))
  return printed && { ...printed, order, pdf: `${path}?language=${language}` }
}
export type ShownDocument = NonNullable<Awaited<ReturnType<typeof presentDocument>>>
