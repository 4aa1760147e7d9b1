// /desk/catalogue/pictures: every picture of the site.
import { PicturesPage } from '#web/areas/catalogue/pictures-page.tsx'
import { presentPictures } from '#web/areas/catalogue/present-pictures.server.ts'
import { catalogueTexts, loadDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.catalogue.pictures'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({ ...(await presentPictures(page)), texts: catalogueTexts(page) }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskPictures({ loaderData }: Route.ComponentProps) {
  return (
    loaderData && (
      <AreaTexts texts={loaderData.texts}>
        <PicturesPage page={loaderData} />
      </AreaTexts>
    )
  )
}
