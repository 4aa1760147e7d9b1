// /desk/catalogue/{kind}/{slug}: one document, to be changed.
import { lazy, type ReactNode } from 'react'
import { CalendarEditor } from '#web/areas/catalogue/calendar-editor.tsx'
import { isKind } from '#web/areas/catalogue/catalogue-kind.ts'
import { Editor, type Editors } from '#web/areas/catalogue/editor.tsx'
import { HotelEditor } from '#web/areas/catalogue/hotel-editor.tsx'
import { PackageEditor } from '#web/areas/catalogue/package-editor.tsx'
import { PictureEditor } from '#web/areas/catalogue/picture-editor.tsx'
import { PractitionerEditor } from '#web/areas/catalogue/practitioner-editor.tsx'
import { presentItem } from '#web/areas/catalogue/present-item.server.ts'
import { DrawPreviewProvider } from '#web/areas/catalogue/preview-part.tsx'
import { ProcedureEditor } from '#web/areas/catalogue/procedure-editor.tsx'
import { SiteEditor } from '#web/areas/catalogue/site-editor.tsx'
import { catalogueTexts, loadDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.catalogue.item'
import type { PreviewWords } from './desk.catalogue.preview.ts'

// What draws public pages is fetched when a preview is asked for.
const ProcedurePage = lazy(async () => ({
  default: (await import('#web/areas/procedures/procedure-page.tsx')).ProcedurePage,
}))
const PackageCard = lazy(async () => ({ default: (await import('#web/site/package-card.tsx')).PackageCard }))

/** By kind: what is changed of it, and how. */
const editors: Editors = {
  procedure: ProcedureEditor,
  package: PackageEditor,
  practitioner: PractitionerEditor,
  hotel: HotelEditor,
  calendar: CalendarEditor,
  site: SiteEditor,
  picture: PictureEditor,
}

export async function loader({ context, url, params: { kind, slug } }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => {
    if (!isKind(kind)) throw new Response(null, { status: 404 })
    return { ...(await presentItem(page, kind, slug)), texts: catalogueTexts(page) }
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskCatalogueItem({ loaderData }: Route.ComponentProps) {
  return (
    loaderData && (
      <AreaTexts texts={loaderData.texts}>
        <DrawPreviewProvider value={drawPreview}>
          <Editor key={`${loaderData.kind}/${loaderData.slug}`} item={loaderData} editors={editors} />
        </DrawPreviewProvider>
      </AreaTexts>
    )
  )
}

/** @param words made by desk.catalogue.preview.ts of the same build, a moment ago */
function drawPreview(words: unknown): ReactNode {
  const { procedure, carePackage, revision } = words as PreviewWords
  return (
    <>
      {procedure && <ProcedurePage procedure={procedure} />}
      {carePackage && <PackageCard one={carePackage} revision={revision} />}
    </>
  )
}
