// /profile/manage-bookings/{id}/receipt: what was paid for an order, to print.
import { areaTexts } from '#texts/catalogues.ts'
import { presentReceipt } from '#web/areas/orders/present-receipt.server.ts'
import { ReceiptPage } from '#web/areas/orders/receipt-page.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import type { Route } from './+types/profile.manage-bookings.id.receipt'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return {
    title: page.t('meta.orders.receipt.title', { clinic: page.provider.name }),
    texts: areaTexts(page.visitor.language, 'orders'),
    heading: page.t('orders.receipt'),
    receipt: await presentReceipt(page, session, params.id, new Date()),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function OrderReceipt({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { texts, heading, receipt } = loaderData
  if (!receipt) {
    return (
      <div className="grid gap-6">
        <h1>{heading}</h1>
        <FailedToLoad />
      </div>
    )
  }
  return (
    <AreaTexts texts={texts}>
      <ReceiptPage receipt={receipt} />
    </AreaTexts>
  )
}
