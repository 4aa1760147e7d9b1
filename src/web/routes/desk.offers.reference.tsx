// /desk/offers/{reference}: the offer for a request, while it is written, and the payments of the order that it went into.
import { OfferDeskPage } from '#web/areas/offers/offer-desk-page.tsx'
import { presentOfferDesk } from '#web/areas/offers/present-offer-desk.server.ts'
import { PaymentPart } from '#web/areas/patients/payment-part.tsx'
import { presentPayments } from '#web/areas/patients/present-payments.server.ts'
import { loadDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.offers.reference'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => {
    const desk = await presentOfferDesk(page, params.reference, new Date())
    // An offer that was never sent is in no order.
    const payments =
      desk.patient && desk.versions.length > 0 ? await presentPayments(page, desk.patient, desk.reference) : null
    return { ...desk, payments }
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskOffer({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { offersTexts, payments, ...desk } = loaderData
  const isShown = payments === undefined || (payments !== null && payments.orders.length > 0)
  return (
    <AreaTexts texts={offersTexts}>
      <OfferDeskPage key={desk.reference} desk={desk} payments={isShown && <PaymentPart payments={payments} />} />
    </AreaTexts>
  )
}
