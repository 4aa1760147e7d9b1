// Every address below /profile that nothing answers yet: for those who are signed in there is no such page, others sign in first.
import { OneMoment } from '#web/areas/profile/one-moment.tsx'
import { presentFrame } from '#web/areas/profile/present-profile.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.missing'

export function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  if (requireSession(page, new Request(url)).state === 'expired') return presentFrame(page)
  throw new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function MissingInProfile({ loaderData }: Route.ComponentProps) {
  return (
    <AreaTexts texts={loaderData.texts}>
      <OneMoment />
    </AreaTexts>
  )
}
