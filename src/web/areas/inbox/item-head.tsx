// Whose item it is, what kind, since when and by when; and that a colleague has just been at it.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DueText } from './due-text.tsx'
import { useInboxDesk } from './inbox-desk.ts'
import { itemHeadingId } from './item-places.ts'
import type { KnownItem } from './present-item.server.ts'
import { useServerNow } from './use-server-now.ts'

export function ItemHead({ item: { row, received }, now }: { item: KnownItem; now: string }) {
  const { t } = useTexts()
  const { news } = useInboxDesk()
  const at = useServerNow(now)
  const { from, kind, reference, state, dueAt, dueBy } = row
  return (
    <header className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="tag">{t(`desk.inbox.kind.${kind}`)}</span>
        {reference && <bdi className="figure">{reference}</bdi>}
        <span>{received}</span>
      </p>
      <h1 id={itemHeadingId} tabIndex={-1} className="text-3xl wrap-anywhere outline-none">
        <bdi>{from}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className={state === 'open' ? 'font-semibold' : 'text-muted'}>{t(`desk.inbox.stateOf.${state}`)}</span>
        {dueAt && state === 'open' && <DueText dueAt={dueAt} dueBy={dueBy} now={at} />}
      </p>
      {news?.id === row.id && (
        <p className="rounded-xl bg-wash px-4 py-2 text-sm wrap-anywhere">
          {news.by
            ? t('desk.inbox.justNow.colleague', { name: `\u2068${news.by}\u2069` })
            : t('desk.inbox.justNow.person', { name: `\u2068${from}\u2069` })}
        </p>
      )}
    </header>
  )
}
