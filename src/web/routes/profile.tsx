// /profile: name, e-mail address, password, second step, passkeys, devices and the account itself; for whoever is signed in.
import { OneMoment } from '#web/areas/profile/one-moment.tsx'
import { presentFrame, presentProfile } from '#web/areas/profile/present-profile.server.ts'
import { ProfilePage } from '#web/areas/profile/profile-page.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  // The page's own address: that of its data would lead there after the sign-in.
  const session = requireSession(page, new Request(url))
  const frame = presentFrame(page)
  return session.state === 'expired'
    ? { ...frame, isExpired: true as const }
    : { ...frame, isExpired: false as const, ...(await presentProfile(page, session)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <AreaTexts texts={loaderData.texts}>
      {loaderData.isExpired ? <OneMoment /> : <ProfilePage {...loaderData} />}
    </AreaTexts>
  )
}
