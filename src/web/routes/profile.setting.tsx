// /profile/setting: name, e-mail address, password, second step, passkeys, devices and the account itself; for whoever is signed in.
import { presentFrame, presentProfile } from '#web/areas/profile/present-profile.server.ts'
import { ProfilePage } from '#web/areas/profile/profile-page.tsx'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.setting'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  // The page's own address: that of its data would lead there after the sign-in.
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return { ...presentFrame(page), ...(await presentProfile(page, session)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileSetting({ loaderData }: Route.ComponentProps) {
  return loaderData && <ProfilePage {...loaderData} />
}
