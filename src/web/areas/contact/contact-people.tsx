// Everyone who treats at the clinic, with languages, licence and a word about them.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { HoursAtClinic } from '#web/site/hours-at-clinic.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ContactPerson } from './present-contact.server.ts'

type ContactPeopleProps = { people: ContactPerson[]; hoursNote: string; revision: number }

export function ContactPeople({ people, hoursNote, revision }: ContactPeopleProps) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="people" className="grid gap-10">
      <div className="grid gap-2">
        <h2 id="people">{t('contact.people')}</h2>
        {hoursNote && <p className="text-muted">{hoursNote}</p>}
      </div>
      <ul className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {people.map((one) => (
          <Person key={one.slug} one={one} revision={revision} />
        ))}
      </ul>
    </section>
  )
}

function Person({ one, revision }: { one: ContactPerson; revision: number }) {
  const { t, language } = useTexts()
  return (
    <li id={one.slug} className="grid grid-cols-[72px_1fr] content-start gap-x-5 sm:grid-cols-[96px_1fr] sm:gap-x-7">
      <Picture
        photo={one.photo}
        art={`practitioner/${one.slug}.${language}`}
        revision={revision}
        width={96}
        height={96}
        alt=""
        className="aspect-square w-full rounded-full bg-wash"
      />
      <div className="grid content-start gap-2">
        <div>
          <h3>{one.name}</h3>
          <p className="text-muted">{one.role}</p>
        </div>
        <p>{one.biography}</p>
        <ul className="text-muted">
          {one.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            {t('contact.licence')} <bdi className="figure">{one.licenceNumber}</bdi>
          </li>
        </ul>
        {one.hours && <HoursAtClinic hours={one.hours} />}
        <p>
          <a className="link inline-block py-1" href={one.licenceUrl} rel="noreferrer">
            {one.licenceLink}
          </a>
        </p>
      </div>
    </li>
  )
}
