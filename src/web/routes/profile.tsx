// What every page of the profile stands in: the way between them, and what is said while a session that ran out is renewed.
import { Outlet } from 'react-router'
import { FrameOfProfile } from '#web/areas/profile/frame-of-profile.tsx'
import { UntilSignedOut } from '#web/areas/profile/until-signed-out.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { OneMoment } from '#web/signed-in/one-moment.tsx'
import { presentFrame, presentPerson } from '#web/signed-in/present-profile.server.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import type { Route } from './+types/profile'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  // The page's own address: that of its data would lead there after the sign-in.
  const session = requireSession(page, new Request(url))
  return { ...presentFrame(page), person: session.state === 'expired' ? undefined : await presentPerson(page, session) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <AreaTexts texts={loaderData.texts}>
      <ProfileFrameProvider value={loaderData.frame}>
        {loaderData.person ? (
          <UntilSignedOut>
            <FrameOfProfile person={loaderData.person}>
              <Outlet />
            </FrameOfProfile>
          </UntilSignedOut>
        ) : (
          <OneMoment />
        )}
      </ProfileFrameProvider>
    </AreaTexts>
  )
}
