// /profile/documents: the client’s documents, adding to them, and whom they are shown to.
import { DocumentsPage } from '#web/areas/documents/documents-page.tsx'
import { presentDocuments } from '#web/areas/documents/present-documents.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.documents'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  if (requireSession(page, new Request(url)).state === 'expired') return null
  return { ...presentTitle(page, 'documents'), ...(await presentDocuments(page)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileDocuments({ loaderData }: Route.ComponentProps) {
  return (
    loaderData && (
      <AreaTexts texts={loaderData.texts}>
        <DocumentsPage data={loaderData} />
      </AreaTexts>
    )
  )
}
