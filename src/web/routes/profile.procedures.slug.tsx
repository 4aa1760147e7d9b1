// /profile/procedures/{slug}: the threads of one procedure, with the provider’s offers.

import { presentThreads } from '#web/areas/offers/present-threads.server.ts'
import { ThreadPage } from '#web/areas/offers/thread-page.tsx'
import { MissingBoundary } from '#web/areas/profile/missing-boundary.tsx'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import { ConfirmFirst } from '#web/signed-in/confirm-first.tsx'
import { FailedToLoad } from '#web/signed-in/failed-to-load.tsx'
import { presentTitle } from '#web/signed-in/present-profile.server.ts'
import { useKept } from '#web/signed-in/use-kept.ts'
import type { Route } from './+types/profile.procedures.slug'

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const page = readPage(context)
  const session = requireSession(page, new Request(url))
  if (session.state === 'expired') return null
  const found = await presentThreads(page, slug, new Date())
  const place = `${session.sub} ${slug}`
  return { ...presentTitle(page, 'procedures'), ...found, place, isConfirmed: session.emailVerified }
}

/** Of what is not theirs, or nobody's. */
export const ErrorBoundary = MissingBoundary

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileProcedure({ loaderData }: Route.ComponentProps) {
  const known = useKept(loaderData?.known, loaderData?.place ?? '')
  if (!loaderData) return null
  const { offersTexts, heading, isConfirmed, place } = loaderData
  return (
    <AreaTexts texts={offersTexts}>
      {known ? (
        <ThreadPage key={place} {...known} />
      ) : (
        <div className="grid gap-8">
          <h1>{heading}</h1>
          {isConfirmed ? <FailedToLoad /> : <ConfirmFirst />}
        </div>
      )}
    </AreaTexts>
  )
}
