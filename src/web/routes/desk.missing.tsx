// Every address below /desk that nothing answers.
import { MissingAtDesk } from '#web/areas/desk/missing-at-desk.tsx'
import { readPage } from '#web/page-context.ts'
import { requireDeskSession } from '#web/require-session.server.ts'
import type { Route } from './+types/desk.missing'

export function loader({ context, url }: Route.LoaderArgs) {
  if (!requireDeskSession(readPage(context), new Request(url))) return null
  throw new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function NothingAtDesk() {
  return null
}

/** Within the frame of the desk, where the way to its other pages is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAtDesk error={error} />
}
