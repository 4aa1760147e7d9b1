// /auth/register: a new account.

import { authMeta } from '#web/areas/auth/auth-meta.ts'
import { RegisterPage } from '#web/areas/auth/register-page.tsx'
import type { Route } from './+types/auth.register'

export const meta: Route.MetaFunction = ({ matches: [, frame] }) => authMeta(frame.loaderData, 'register')

export default RegisterPage
