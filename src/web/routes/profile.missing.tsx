// Every address below /profile that nothing answers yet: for those who are signed in there is no such page, others sign in first.
import { readPage } from '#web/page-context.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.missing'

export function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  if (requireSession(page, new Request(url)).state === 'expired') return null
  throw new Response(null, { status: 404 })
}

// The frame of the profile stands in its place while the session is renewed.
export default function MissingInProfile() {
  return null
}
