// /desk/patients/{patient}: one patient, as far as they shared it.
import { areaTexts } from '#texts/catalogues.ts'
import { PatientPage } from '#web/areas/patients/patient-page.tsx'
import { presentPatient } from '#web/areas/patients/present-patient.server.ts'
import { presentPayments } from '#web/areas/patients/present-payments.server.ts'
import { deskTitle, loadDesk } from '#web/desk/present-desk.server.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/desk.patients.patient'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = readPage(context)
  return loadDesk(page, url, async () => ({
    // Without the name: titles stand in histories.
    ...deskTitle(page, 'patients'),
    documentTexts: areaTexts(page.visitor.language, 'documents'),
    patient: await presentPatient(page, params.patient),
    payments: await presentPayments(page, params.patient),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData ?? undefined)

export default function DeskPatient({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { patient, payments, documentTexts } = loaderData
  return (
    <AreaTexts texts={documentTexts}>
      <PatientPage key={patient.id} {...{ patient, payments }} />
    </AreaTexts>
  )
}
