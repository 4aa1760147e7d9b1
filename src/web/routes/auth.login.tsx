// /auth/login: signing in, with every step that it may take.

import { authMeta } from '#web/areas/auth/auth-meta.ts'
import { LoginPage } from '#web/areas/auth/login-page.tsx'
import type { Route } from './+types/auth.login'

export const meta: Route.MetaFunction = ({ matches: [, frame] }) => authMeta(frame.loaderData, 'login')

export default LoginPage
