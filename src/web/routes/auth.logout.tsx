// /auth/logout: signing out.

import { authMeta } from '#web/areas/auth/auth-meta.ts'
import { LogoutPage } from '#web/areas/auth/logout-page.tsx'
import type { Route } from './+types/auth.logout'

export const meta: Route.MetaFunction = ({ matches: [, frame] }) => authMeta(frame.loaderData, 'logout')

export default LogoutPage
