// /desk/offers/{reference}: the offer for a request, while it is written.
import { OfferDeskPage } from '#web/areas/offers/offer-desk-page.tsx'
import { presentOfferDesk } from '#web/areas/offers/present-offer-desk.server.ts'
import { loadDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.offers.reference'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, () => presentOfferDesk(page, params.reference, new Date()))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskOffer({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { offersTexts, ...desk } = loaderData
  return (
    <AreaTexts texts={offersTexts}>
      <OfferDeskPage key={desk.reference} desk={desk} />
    </AreaTexts>
  )
}
