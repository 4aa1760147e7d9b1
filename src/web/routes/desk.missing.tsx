// Every address below /desk that nothing answers.
import { readPage } from '#web/page/page-context.ts'
import { requireDeskSession } from '#web/page/require-session.server.ts'
import type { Route } from './+types/desk.missing'

export function loader({ context, url }: Route.LoaderArgs) {
  if (!requireDeskSession(readPage(context), new Request(url))) return null
  throw new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function NothingAtDesk() {
  return null
}
