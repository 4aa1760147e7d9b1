// From which day a patient may fly: what stands and what stood, and for a clinician the form that says it.
import { takeBackFitToFly } from '#web/browser/endpoints/patients.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { PatientPart } from './patient-part.tsx'
import type { ShownPatient } from './present-patient.server.ts'
import { ReleaseForm } from './release-form.tsx'
import { dayFaults, usePatientDeed } from './use-patient-deed.ts'

export function FlightPart({ patient: { id, releases, accepted, today } }: { patient: ShownPatient }) {
  const { t } = useTexts()
  const mayRelease = useMay('fit-to-fly.release')
  const deed = usePatientDeed({ invalid: 'desk.patients.fault.accepted', reasons: dayFaults })
  const isOfDay = (deed.news?.fault ?? '') in dayFaults
  const takeBack = async (release: string) => {
    if (await deed.send(toEndpoint(takeBackFitToFly, { patient: id, id: release }))) deed.say('desk.patients.takenBack')
  }
  return (
    <PatientPart
      title={t('desk.patients.fly')}
      text={t('desk.patients.flyIntroduction')}
      none={releases.length === 0 && t('desk.patients.noFly')}
    >
      {releases.map(({ id: release, text, by, note, about, isGood }) => (
        <li key={release} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48">
            <p className={isGood ? 'font-semibold' : 'text-muted line-through'}>{text}</p>
            <p className="hint wrap-anywhere">{about}</p>
            <p className="hint">{by}</p>
            {note && (
              <p className="wrap-anywhere">
                <bdi>{note}</bdi>
              </p>
            )}
          </div>
          {isGood && mayRelease && (
            <ConfirmButton
              label={t('desk.patients.takeBack')}
              about={text}
              question={t('desk.patients.takeBackQuestion')}
              isBusy={deed.isBusy}
              onYes={() => void takeBack(release)}
            />
          )}
        </li>
      ))}
      {mayRelease && (
        <li className="grid gap-4">
          {accepted.length > 0 ? (
            <ReleaseForm patient={id} accepted={accepted} today={today} deed={deed} />
          ) : (
            <p className="text-muted">{t('desk.patients.noAccepted')}</p>
          )}
          <ActionStatus news={isOfDay ? undefined : deed.news} />
        </li>
      )}
    </PatientPart>
  )
}
