// The list of procedures: search, filters, what is laid side by side, and the cards.
import { useNavigation } from 'react-router'
import { useListForm } from '#web/forms/use-list-form.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ProcedureList } from './present-list.server.ts'
import { ProcedureCard } from './procedure-card.tsx'
import { ProcedureFilter } from './procedure-filter.tsx'

/** Controls outside the form (the boxes on the cards) belong to it by this id. */
const formId = 'procedure-filter'

export function ListPage({ list }: { list: ProcedureList }) {
  const { t } = useTexts()
  const listForm = useListForm(formId)
  const busy = useNavigation().state === 'loading'
  const chosen = new Set(list.compared.map(({ slug }) => slug))
  return (
    <>
      <h1>{t('procedures.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('procedures.introduction')}</p>
      <ProcedureFilter id={formId} list={list} listForm={listForm} />
      <CompareTable procedures={list.compared} />
      <p role="status" className="mt-8 font-semibold">
        {list.forgiven
          ? t('procedures.forgiven', { count: list.procedures.length })
          : t('procedures.count', { count: list.procedures.length })}
      </p>
      {list.rate && <p className="hint mt-1">{list.rate}</p>}
      <ul
        aria-busy={busy}
        className="mt-4 grid gap-6 transition-opacity delay-150 aria-busy:opacity-60 sm:grid-cols-2 lg:grid-cols-3"
      >
        {list.procedures.map((one, at) => (
          <ProcedureCard
            key={one.slug}
            procedure={one}
            revision={list.revision}
            eager={at < 3}
            formId={formId}
            compared={chosen.has(one.slug)}
            compareFull={chosen.size >= list.compareLimit}
            onCompare={listForm.submitNow}
          />
        ))}
      </ul>
      {list.procedures.length === 0 && <NothingFound {...list.none} />}
      {chosen.size > 0 && (
        <a href="#compared" data-foot-bar className="button sticky bottom-4 z-20 mt-6 w-full shadow-card md:hidden">
          {t('procedures.comparedCount', { count: chosen.size, limit: list.compareLimit })}
        </a>
      )}
    </>
  )
}

function NothingFound({ title, text, nearest }: ProcedureList['none']) {
  const { t } = useTexts()
  return (
    <div className="card mt-4 grid justify-items-start gap-4 p-8">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <a className="button" href={nearest ? nearest.href : '/procedures'}>
          {nearest ? nearest.text : t('procedures.showAll')}
        </a>
        <a className="button button-quiet" href="/quote">
          {t('procedures.askInstead')}
        </a>
      </div>
    </div>
  )
}
