// The people who treat: who they are, what they speak, and where their licence can be checked.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { HoursAtClinic } from '#web/site/hours-at-clinic.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PractitionerText } from './present-procedure.server.ts'

type PractitionerListProps = { practitioners: PractitionerText[]; hoursNote: string; revision: number }

export function PractitionerList({ practitioners, hoursNote, revision }: PractitionerListProps) {
  return (
    <>
      {hoursNote && <p className="mb-8 text-muted">{hoursNote}</p>}
      <ul className="grid gap-10">
        {practitioners.map((one) => (
          <li key={one.slug} className="grid gap-x-6 gap-y-4 sm:grid-cols-[128px_1fr]">
            <Picture
              photo={one.photo}
              art={`practitioner/${one.slug}`}
              revision={revision}
              width={320}
              height={320}
              alt=""
              className="size-24 rounded-full bg-wash sm:size-32"
            />
            <Practitioner one={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Practitioner({ one }: { one: PractitionerText }) {
  const { t } = useTexts()
  return (
    <div>
      <h3 className="text-xl">{one.name}</h3>
      <p className="text-muted">{one.title}</p>
      <p className="mt-3">{one.biography}</p>
      <dl className="mt-4 grid gap-y-2 sm:grid-cols-[128px_1fr]">
        <dt className="text-muted">{t('procedure.speaks')}</dt>
        <dd>
          <ul className="flex flex-wrap gap-2">
            {one.languages.map((language) => (
              <li key={language} className="tag">
                {language}
              </li>
            ))}
          </ul>
        </dd>
        {one.practisingSince && (
          <>
            <dt className="text-muted">{t('procedure.practisingSince')}</dt>
            <dd>{one.practisingSince}</dd>
          </>
        )}
        <dt className="text-muted">{t('procedure.licence')}</dt>
        <dd>
          {one.licence}
          <br />
          <a className="link" href={one.licenceUrl} rel="noreferrer">
            {one.licenceLink}
          </a>
        </dd>
      </dl>
      {one.hours && (
        <div className="mt-4">
          <HoursAtClinic hours={one.hours} />
        </div>
      )}
    </div>
  )
}
