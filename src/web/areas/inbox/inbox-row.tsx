// One line of the inbox: who, what about, since when, by when, and who sees to it.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DueText } from './due-text.tsx'
import type { SteadyRow } from './steady-rows.ts'

type InboxRowProps = { row: SteadyRow; to: string; isOpen: boolean; me: string; now: number }

export const rowId = (id: string) => `item-${id}`

export function InboxRow({ row, to, isOpen, me, now }: InboxRowProps) {
  const { t } = useTexts()
  const { id, kind, reference, from, about, state, since, dueAt, dueBy, assignee, isGone } = row
  const isOwed = dueAt !== null && state === 'open'
  return (
    <li className="border-b border-line">
      <Link
        id={rowId(id)}
        to={to}
        data-row={id}
        aria-current={isOpen || undefined}
        className={`grid grid-cols-[minmax(0,1fr)] gap-0.5 border-s-4 px-4 py-3 -outline-offset-3 hover:bg-tint focus-visible:bg-tint aria-[current=true]:border-brand aria-[current=true]:bg-wash border-transparent ${isGone ? 'opacity-70' : ''}`}
      >
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={`min-w-0 truncate ${state === 'open' && !isGone ? 'font-semibold' : ''}`}>{from}</bdi>
          <span className="shrink-0 text-sm text-muted">
            <span className="sr-only">{t('desk.inbox.since')} </span>
            <time dateTime={since.at}>{since.text}</time>
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-3 text-sm text-muted">
          <span className="min-w-0 truncate">
            {t(`desk.inbox.kind.${kind}`)}
            {reference && (
              <>
                {' · '}
                <bdi className="figure">{reference}</bdi>
              </>
            )}
          </span>
          <span className="max-w-1/2 shrink-0 truncate">
            <Assignee assignee={assignee} me={me} />
          </span>
        </span>
        {about.length > 0 && <span className="text-sm wrap-anywhere">{about.join(' · ')}</span>}
        {(isGone || isOwed) && (
          <span className="text-sm">
            {isGone ? (
              <span className="text-muted">{t('desk.inbox.gone')}</span>
            ) : (
              dueAt && <DueText dueAt={dueAt} dueBy={dueBy} now={now} />
            )}
          </span>
        )}
      </Link>
    </li>
  )
}

function Assignee({ assignee, me }: { assignee: { id: string; name: string } | null; me: string }) {
  const { t } = useTexts()
  if (!assignee) return null
  return (
    <>
      <span className="sr-only">{t('desk.inbox.assignedTo')} </span>
      {assignee.id === me ? (
        <span className="tag px-2 py-0 text-ink">{t('desk.inbox.me')}</span>
      ) : (
        <bdi>{assignee.name}</bdi>
      )}
    </>
  )
}
