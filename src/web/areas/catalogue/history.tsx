// What was changed of the document before, newest first, at the side of its editor: what waits is said first, and the last can be taken back.
import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import { ChangeCard } from './change-card.tsx'
import type { Decide } from './use-decide.ts'
import { useEditor } from './use-editor.ts'

export function History({ deciding }: { deciding: Decide }) {
  const { t } = useTexts()
  const { changes, languages } = useEditor()
  const id = useId()
  const waits = (state: string) => state === 'review' || state === 'scheduled'
  const ordered = [...changes.filter(({ state }) => waits(state)), ...changes.filter(({ state }) => !waits(state))]
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h2 id={id} className="text-xl">
        {t('catalogue.history')}
      </h2>
      <ActionStatus news={deciding.news} />
      {changes.length === 0 && <p className="text-muted">{t('catalogue.history.none')}</p>}
      <ol className="grid gap-4 [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-4">
        {ordered.map((change) => (
          <li key={change.id} className="min-w-0">
            <ChangeCard change={change} languages={languages} deciding={deciding} />
          </li>
        ))}
      </ol>
    </section>
  )
}
