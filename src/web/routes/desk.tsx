// What every page of the desk stands in: the provider's own people alone come in.
import type { ReactNode } from 'react'
import { data, Outlet } from 'react-router'
import { DeskError } from '#web/areas/desk/desk-error.tsx'
import { FrameOfDesk } from '#web/areas/desk/frame-of-desk.tsx'
import { RefusedDesk } from '#web/areas/desk/refused-desk.tsx'
import { DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { deskTexts, deskTitle, presentDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { OneMoment } from '#web/signed-in/one-moment.tsx'
import { presentFrame } from '#web/signed-in/present-profile.server.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import type { Route } from './+types/desk'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const desk = await presentDesk(page, url)
  const found = { ...deskTitle(page, 'inbox'), texts: deskTexts(page), profile: presentFrame(page).frame, desk }
  return data(found, { status: desk.state === 'refused' ? 403 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskShell {...loaderData}>
      <Outlet />
    </DeskShell>
  )
}

/** Of its pages: within the frame, where the way to the others is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  return (
    <DeskShell {...loaderData}>
      <DeskError error={error} />
    </DeskShell>
  )
}

type Shown = Route.ComponentProps['loaderData'] & { children: ReactNode }

function DeskShell({ texts, profile, desk, children }: Shown) {
  return (
    <AreaTexts texts={texts}>
      {desk.state === 'open' && (
        <DeskFrameProvider value={desk.frame}>
          {/* For the parts of the profile that the desk is built of: actions at the API, the second step of signing in. */}
          <ProfileFrameProvider value={profile}>
            <FrameOfDesk>{children}</FrameOfDesk>
          </ProfileFrameProvider>
        </DeskFrameProvider>
      )}
      {desk.state === 'expired' && (
        <div className="page py-16">
          <OneMoment />
        </div>
      )}
      {desk.state === 'refused' && <RefusedDesk why={desk.why} />}
    </AreaTexts>
  )
}
