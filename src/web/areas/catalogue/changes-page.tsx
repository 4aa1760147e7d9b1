// Every change of the catalogue: what waits first, to be signed, sent back or given up; then what was done, to be taken back.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { ChangeCard } from './change-card.tsx'
import type { ChangesText } from './present-all-changes.server.ts'
import type { ChangeView } from './present-changes.server.ts'
import { type Decide, useDecide } from './use-decide.ts'

export function ChangesPage({ list }: { list: ChangesText }) {
  const { t } = useTexts()
  const deciding = useDecide()
  const { waiting, changes, languages, next, isFirst } = list
  return (
    <div className="grid max-w-4xl gap-8">
      <div>
        <p>
          <Link className="link inline-flex min-h-11 items-center" to="/desk/catalogue">
            {t('catalogue.back')}
          </Link>
        </p>
        <h1 className="text-3xl">{t('catalogue.changes.title')}</h1>
      </div>
      <ActionStatus news={deciding.news} />
      {isFirst && (
        <Part
          title={t('catalogue.changes.waiting')}
          none={t('catalogue.changes.noneWaiting')}
          {...{ languages, deciding }}
          changes={waiting}
        />
      )}
      <Part
        title={t('catalogue.changes.done')}
        none={t('catalogue.history.none')}
        {...{ languages, deciding, changes }}
      />
      {next && (
        <p>
          <Link className="button button-quiet" to={`/desk/catalogue/changes?after=${encodeURIComponent(next)}`}>
            {t('catalogue.changes.older')}
          </Link>
        </p>
      )}
    </div>
  )
}

type PartProps = {
  title: string
  none: string
  changes: ChangeView[]
  languages: ChangesText['languages']
  deciding: Decide
}

function Part({ title, none, changes, languages, deciding }: PartProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {changes.length === 0 && <p className="text-muted">{none}</p>}
      <ol className="grid gap-4">
        {changes.map((change) => (
          <li key={change.id} className="card min-w-0 p-4 md:p-5">
            <ChangeCard isListed {...{ change, languages, deciding }} />
          </li>
        ))}
      </ol>
    </section>
  )
}
