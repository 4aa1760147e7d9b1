// Who treats: face, name, field and the licence that anyone can check.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Person } from './present-home.server.ts'

type PeopleProps = { people: Person[]; all: string; revision: number }

export function People({ people, all, revision }: PeopleProps) {
  const { t, language } = useTexts()
  return (
    <div className="grid gap-10">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {people.map((one) => (
          <li key={one.slug} className="flex items-center gap-5 lg:block">
            <Picture
              photo={one.photo}
              art={`practitioner/${one.slug}.${language}`}
              revision={revision}
              width={160}
              height={160}
              alt=""
              className="size-24 shrink-0 rounded-full bg-wash lg:size-32"
            />
            <div className="lg:mt-5">
              <h3>{one.name}</h3>
              <p className="text-muted">{one.specialty}</p>
              <p className="mt-1 text-sm">
                {t('home.licence')} <bdi className="figure">{one.licenceNumber}</bdi>
                <br />
                <a className="link inline-block py-1" href={one.licenceUrl} rel="noreferrer">
                  {one.licenceLink}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/contact#people" className="button button-quiet">
          {all}
        </Link>
      </p>
    </div>
  )
}
