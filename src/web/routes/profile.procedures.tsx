// /profile/procedures: what the client asked for, is offered and has accepted.
import { presentList } from '#web/areas/offers/present-list.server.ts'
import { ProceduresPage } from '#web/areas/offers/procedures-page.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.procedures'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const list = await presentList(page, new Date())
  return { ...presentTitle(page, 'procedures'), ...list, isConfirmed: session.emailVerified }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileProcedures({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { offersTexts, heading, groups, isConfirmed } = loaderData
  return (
    <AreaTexts texts={offersTexts}>
      <ProceduresPage {...{ heading, groups, isConfirmed }} />
    </AreaTexts>
  )
}
