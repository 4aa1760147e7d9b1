// /auth/confirm-email: the code or the link that confirms an e-mail address.

import { authMeta } from '#web/areas/auth/auth-meta.ts'
import { ConfirmPage } from '#web/areas/auth/confirm-page.tsx'
import type { Route } from './+types/auth.confirm-email'

export const meta: Route.MetaFunction = ({ matches: [, frame] }) => authMeta(frame.loaderData, 'confirm-email')

export default ConfirmPage
