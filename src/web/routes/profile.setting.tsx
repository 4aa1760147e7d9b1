// /profile/setting: what keeps the account safe, what the client prefers and agrees to, their data, and the ways out.
import { SettingPage } from '#web/areas/profile/setting-page.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { presentProfile, presentTitle } from '#web/signed-in/present-profile.server.ts'
import type { Route } from './+types/profile.setting'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  // The page's own address: that of its data would lead there after the sign-in.
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  return { ...presentTitle(page, 'setting'), ...(await presentProfile(page, session)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileSetting({ loaderData }: Route.ComponentProps) {
  return loaderData && <SettingPage {...loaderData} />
}
