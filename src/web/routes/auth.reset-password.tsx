// /auth/reset-password: the code, and a new password.

import { authMeta } from '#web/areas/auth/auth-meta.ts'
import { ResetPage } from '#web/areas/auth/reset-page.tsx'
import type { Route } from './+types/auth.reset-password'

export const meta: Route.MetaFunction = ({ matches: [, frame] }) => authMeta(frame.loaderData, 'reset-password')

export default ResetPage
