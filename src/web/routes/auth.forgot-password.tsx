// /auth/forgot-password: asks for a code to set the password anew.

import { authMeta } from '#web/areas/auth/auth-meta.ts'
import { ForgotPage } from '#web/areas/auth/forgot-page.tsx'
import type { Route } from './+types/auth.forgot-password'

export const meta: Route.MetaFunction = ({ matches: [, frame] }) => authMeta(frame.loaderData, 'forgot-password')

export default ForgotPage
