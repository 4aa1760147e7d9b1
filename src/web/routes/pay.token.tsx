// /pay/{token}: somebody who was sent a link pays what is owed on an order, without an account.
import { PayerPage } from '#web/areas/payers/payer-page.tsx'
import { presentPayerRequest } from '#web/areas/payers/present-payer-request.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/pay.token'

export async function loader({ context, params }: Route.LoaderArgs) {
  return presentPayerRequest(readPage(context), params.token)
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Pay({ loaderData }: Route.ComponentProps) {
  return (
    <AreaTexts texts={loaderData.texts}>
      <PayerPage key={loaderData.token} view={loaderData} />
    </AreaTexts>
  )
}
