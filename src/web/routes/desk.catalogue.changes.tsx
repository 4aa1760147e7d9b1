// /desk/catalogue/changes: what was changed, by whom, and what waits.
import { ChangesPage } from '#web/areas/catalogue/changes-page.tsx'
import { presentChanges } from '#web/areas/catalogue/present-all-changes.server.ts'
import { catalogueTexts, loadDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.catalogue.changes'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({ ...(await presentChanges(page, url)), texts: catalogueTexts(page) }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskChanges({ loaderData }: Route.ComponentProps) {
  return (
    loaderData && (
      <AreaTexts texts={loaderData.texts}>
        <ChangesPage list={loaderData} />
      </AreaTexts>
    )
  )
}
