// /desk/figures: how well requests are answered, and where visitors leave.
import { FiguresPage } from '#web/areas/figures/figures-page.tsx'
import { presentFigures } from '#web/areas/figures/present-figures.server.ts'
import { presentMoney } from '#web/areas/figures/present-money.server.ts'
import { presentPayouts } from '#web/areas/figures/present-payouts.server.ts'
import { deskTitle, loadDesk } from '#web/desk/present-desk.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.figures'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({
    ...deskTitle(page, 'figures'),
    figures: await presentFigures(page, url.searchParams.get('weeks')),
    money: await presentMoney(page),
    payouts: await presentPayouts(page),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskFigures({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { figures, money, payouts } = loaderData
  return <FiguresPage figures={figures} money={money} payouts={payouts} />
}
