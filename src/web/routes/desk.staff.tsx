// /desk/staff: who works here, and who may do what.
import { presentStaff } from '#web/areas/staff/present-staff.server.ts'
import { StaffPage } from '#web/areas/staff/staff-page.tsx'
import { deskTitle, loadDesk } from '#web/desk/present-desk.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.staff'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({ ...deskTitle(page, 'staff'), view: await presentStaff(page) }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskStaff({ loaderData }: Route.ComponentProps) {
  return loaderData && <StaffPage view={loaderData.view} />
}
