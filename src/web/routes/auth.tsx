// Around /auth/...: what every screen of signing in needs, loaded once and kept while one goes from one to the next.
import { AuthLayout } from '#web/areas/auth/auth-layout.tsx'
import { presentAuth } from '#web/areas/auth/present-auth.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { guardPage } from '#web/page/require-session.server.ts'
import type { Route } from './+types/auth'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPage(context)
  guardPage(page, request)
  return presentAuth(page)
}

/** No request of its own for an address that holds what someone typed. */
export const shouldRevalidate = () => false

export default function Auth({ loaderData }: Route.ComponentProps) {
  return <AuthLayout frame={loaderData} />
}
