// /desk/catalogue: everything that can be changed of the site.
import { CatalogueList } from '#web/areas/catalogue/catalogue-list.tsx'
import { presentCatalogue } from '#web/areas/catalogue/present-catalogue.server.ts'
import { catalogueTexts, loadDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.catalogue'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({ ...(await presentCatalogue(page)), texts: catalogueTexts(page) }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskCatalogue({ loaderData }: Route.ComponentProps) {
  return (
    loaderData && (
      <AreaTexts texts={loaderData.texts}>
        <CatalogueList catalogue={loaderData} />
      </AreaTexts>
    )
  )
}
