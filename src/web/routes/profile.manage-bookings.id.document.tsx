// /profile/manage-bookings/{id}/receipt and /profile/manage-bookings/{id}/documents/{document}: a document of an order, to print.

import { DocumentPage } from '#web/areas/orders/document-page.tsx'
import { loadDocument } from '#web/areas/orders/load-document.server.ts'
import { MissingBoundary } from '#web/areas/profile/missing-boundary.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import type { Route } from './+types/profile.manage-bookings.id.document'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return loadDocument(page, params.id, params.document ?? 'receipt')
}

/** Of what is not theirs, or nobody's. */
export const ErrorBoundary = MissingBoundary

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function OrderDocument({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, heading, document } = loaderData
  if (!document) {
    return (
      <div className="grid gap-6">
        <h1>{heading}</h1>
        <FailedToLoad />
      </div>
    )
  }
  return (
    <AreaTexts texts={texts}>
      <DocumentPage document={document} />
    </AreaTexts>
  )
}
