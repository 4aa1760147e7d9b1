// The patients of a provider: a search by name, address or reference, and who was last here first.
import { Form, Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownPatients } from './present-patients.server.ts'

export function PatientsPage({ text, patients, nextPages }: ShownPatients) {
  const { t } = useTexts()
  return (
    <div className="mx-auto grid max-w-4xl gap-8">
      <header className="grid gap-2">
        <h1>{t('desk.patients.title')}</h1>
        <p className="text-lg text-muted">{t('desk.patients.introduction')}</p>
      </header>
      <search>
        {/* Not in the address: it is a name. */}
        <Form method="post" className="grid max-w-xl gap-1" action="/desk/patients">
          <label className="label" htmlFor="patient-text">
            {t('desk.patients.search')}
          </label>
          <div className="flex gap-2">
            <input
              key={text}
              className="field"
              id="patient-text"
              type="search"
              name="text"
              defaultValue={text}
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" className="button px-4">
              {t('desk.patients.find')}
            </button>
          </div>
        </Form>
      </search>
      {patients.length === 0 && <NoPatients isSearch={text !== ''} />}
      {patients.length > 0 && (
        <ul aria-label={t('desk.patients.list')} className="card grid">
          {patients.map(({ id, name, about, last }) => (
            <li key={id} className="border-line not-first:border-t">
              <Link
                to={`/desk/patients/${id}`}
                className="group flex min-h-14 flex-wrap items-center gap-x-4 px-5 py-2 -outline-offset-3"
              >
                <span className="grid min-w-0 flex-1 basis-60 wrap-anywhere">
                  <bdi className="font-semibold group-hover:underline">{name}</bdi>
                  {about.length > 0 && <span className="text-sm">{about.join(' · ')}</span>}
                </span>
                <span className="hint">{last}</span>
                <Icon name="chevron" className="size-5 -rotate-90 text-muted rtl:rotate-90" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {nextPages && (
        <Form method="post" action="/desk/patients" preventScrollReset>
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="pages" value={nextPages} />
          <button type="submit" className="button button-quiet">
            {t('desk.patients.more')}
          </button>
        </Form>
      )}
    </div>
  )
}

function NoPatients({ isSearch }: { isSearch: boolean }) {
  const { t } = useTexts()
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-muted">
        {t(isSearch ? 'desk.patients.noneFound' : 'desk.patients.none')}
      </p>
      {isSearch && (
        <Link className="link inline-flex min-h-11 items-center" to="/desk/patients">
          {t('desk.patients.all')}
        </Link>
      )}
    </div>
  )
}
