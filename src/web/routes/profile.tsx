// What every page of the profile stands in: the way between them, and what is said while a session that ran out is renewed.
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { FrameOfProfile } from '#web/areas/profile/frame-of-profile.tsx'
import { UntilSignedOut } from '#web/areas/profile/until-signed-out.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { OneMoment } from '#web/signed-in/one-moment.tsx'
import { countOpenItems, presentFrame, presentPerson } from '#web/signed-in/present-profile.server.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { checkoutPlace, placeOf } from '#web/signed-in/profile-places.ts'
import type { Route } from './+types/profile'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  // The page's own address: that of its data would lead there after the sign-in.
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return { ...presentFrame(page), person: undefined, items: 0 }
  const [person, items] = await Promise.all([presentPerson(page, session), countOpenItems(page)])
  return { ...presentFrame(page), person, items }
}

/** What is in the order changes at checkout, and on the way there. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || [currentUrl, nextUrl].some(({ pathname }) => placeOf(pathname) === checkoutPlace.to)

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <AreaTexts texts={loaderData.texts}>
      <ProfileFrameProvider value={loaderData.frame}>
        {loaderData.person ? (
          <UntilSignedOut>
            <FrameOfProfile person={loaderData.person} items={loaderData.items}>
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
