// What was said since, oldest first: theirs on one side, ours on the other.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Said } from './item-view.ts'

export function Thread({ said }: { said: Said[] }) {
  const { t } = useTexts()
  return (
    <section aria-label={t('desk.inbox.thread')} className="grid gap-4">
      <h2 className="text-xl">{t('desk.inbox.thread')}</h2>
      <ol className="grid gap-4">
        {said.map(({ id, who, isOurs, text, at, moment }) => (
          <li key={id} className={isOurs ? 'ps-6 md:ps-16' : 'pe-6 md:pe-16'}>
            <div className={`grid gap-1 rounded-card p-4 ${isOurs ? 'bg-tint' : 'border border-line bg-raised'}`}>
              <p className="hint flex flex-wrap justify-between gap-x-4">
                <bdi className="font-semibold wrap-anywhere">{who}</bdi>
                <time dateTime={at}>{moment}</time>
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
