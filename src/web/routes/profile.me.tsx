// /profile/me: who the client is and how to reach them, saved field by field.
import { presentFrame } from '#web/areas/profile/present-profile.server.ts'
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import { requireSession } from '#web/require-session.server.ts'
import type { Route } from './+types/profile.me'

export function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  if (requireSession(page, new Request(url)).state === 'expired') return null
  return presentFrame(page)
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function ProfileMe({ loaderData }: Route.ComponentProps) {
  return loaderData && <h1>{loaderData.title}</h1>
}
