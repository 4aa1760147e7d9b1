// The list of the inbox: its lines, what waits to be let in, the way to more of it, and what stands there when it is empty.
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type InboxAddress, inboxSearch, isNarrowed, mostPages } from './inbox-address.ts'
import { InboxRow, rowId } from './inbox-row.tsx'
import { searchFor } from './inbox-search.ts'
import type { KnownInbox } from './present-inbox.server.ts'
import { useServerNow } from './use-server-now.ts'
import type { ShownList } from './use-steady-list.ts'

type InboxListProps = {
  address: InboxAddress
  /** What is searched for. */
  text: string
  known: KnownInbox
  list: ShownList
  /** Of the item that is shown beside it. */
  openId: string | undefined
  /** Whether what others do is heard. */
  stands: boolean
}

export function InboxList({ address, text, known, list, openId, stands }: InboxListProps) {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const at = useServerNow(known.now)
  const search = inboxSearch(address)
  const rest = useFocusOnMore(list.rows, address.pages)
  return (
    <>
      {/* One height whatever it says, so that no line moves when something new has come. */}
      <p className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 text-sm">
        <span className={known.counts.overdue > 0 ? 'font-semibold text-bad' : 'text-muted'}>
          {known.counts.overdue > 0
            ? t('desk.inbox.overdue', { count: known.counts.overdue })
            : t('desk.inbox.noneOverdue')}
        </span>
        {!stands && <span className="text-muted">{t('desk.inbox.notLive')}</span>}
        {stands && list.freshCount > 0 && (
          <button type="button" className="link min-h-11 cursor-pointer font-semibold" onClick={list.letIn}>
            {t('desk.inbox.letIn', { count: list.freshCount })}
          </button>
        )}
      </p>
      {list.rows.length === 0 ? (
        <EmptyInbox address={address} text={text} />
      ) : (
        <ul aria-label={t(`desk.inbox.state.${address.state}`)}>
          {list.rows.map((row) => (
            <InboxRow
              key={row.id}
              row={row}
              to={`/desk/inbox/${row.id}${search}`}
              isOpen={row.id === openId}
              me={me.id}
              now={at}
            />
          ))}
        </ul>
      )}
      {!known.isWhole && (
        <p className="p-4">
          {address.pages < mostPages ? (
            <Link
              className="button button-quiet w-full"
              preventScrollReset
              replace
              to={`${openId ? `/desk/inbox/${openId}` : '/desk'}${inboxSearch({ ...address, pages: address.pages + 1 })}`}
              onClick={rest}
            >
              {t('desk.inbox.more')}
            </Link>
          ) : (
            <span className="text-sm text-muted">{t('desk.inbox.tooMany')}</span>
          )}
        </p>
      )}
    </>
  )
}

/** Whoever asks for more goes on at the first line that came. @returns to be called when more is asked for */
function useFocusOnMore(rows: { id: string }[], pages: number): () => void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    const first = before.current === undefined ? undefined : rows[before.current]
    if (!first) return
    before.current = undefined
    document.getElementById(rowId(first.id))?.focus()
  }, [rows, pages])
  return () => {
    before.current = rows.length
  }
}

function EmptyInbox({ address, text }: Pick<InboxListProps, 'address' | 'text'>) {
  const { t } = useTexts()
  const narrowed = isNarrowed(address, text)
  return (
    <div className="grid justify-items-start gap-3 px-4 py-10">
      <p className="font-semibold">{t(narrowed ? 'desk.inbox.empty.narrowed' : `desk.inbox.empty.${address.state}`)}</p>
      <p className="text-sm text-muted">
        {t(narrowed ? 'desk.inbox.empty.narrowedText' : `desk.inbox.empty.${address.state}Text`)}
      </p>
      {narrowed && (
        <Link
          className="button button-quiet"
          to={`/desk${inboxSearch({ state: address.state, pages: 1 })}`}
          onClick={() => searchFor('')}
        >
          {t('desk.inbox.empty.all')}
        </Link>
      )}
    </div>
  )
}
