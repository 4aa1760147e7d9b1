// Every address below /profile that nothing answers: for those who are signed in there is no such page, others sign in first.
import { MissingBoundary } from '#web/areas/profile/missing-boundary.tsx'
import { readPage } from '#web/page/page-context.ts'
import { requireSession } from '#web/page/require-session.server.ts'
import type { Route } from './+types/profile.missing'

export function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  if (requireSession(page, new Request(url)).state === 'expired') return null
  throw new Response(null, { status: 404 })
}

/** Not the frame's: the page says its own title. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

// The frame of the profile stands in its place while the session is renewed.
export default function MissingInProfile() {
  return null
}

export const ErrorBoundary = MissingBoundary
