// /desk/patients: the patients of this provider; what is looked for among them is sent, and stands in no address.
import { PatientsPage } from '#web/areas/patients/patients-page.tsx'
import { presentPatients } from '#web/areas/patients/present-patients.server.ts'
import { deskTitle, loadDesk } from '#web/desk/present-desk.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.patients'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({
    ...deskTitle(page, 'patients'),
    ...(await presentPatients(page, { text: '', pages: 1 })),
  }))
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => {
    const form = await request.formData()
    return presentPatients(page, { text: textOf(form.get('text')), pages: Number(form.get('pages')) })
  })
}

const textOf = (given: FormDataEntryValue | null): string => (typeof given === 'string' ? given : '')

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskPatients({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData && <PatientsPage {...(actionData ?? loaderData)} />
}
