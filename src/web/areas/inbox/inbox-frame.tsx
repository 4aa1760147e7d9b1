// The inbox: the list, and beside it on a wide screen the item that is open; live, and led by keys.
import { type ReactNode, useCallback, useRef } from 'react'
import { useParams } from 'react-router'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useKept } from '#web/signed-in/use-kept.ts'
import { inboxSearch } from './inbox-address.ts'
import { type DeedItem, type InboxDesk, InboxDeskProvider } from './inbox-desk.ts'
import { InboxPanel } from './inbox-panel.tsx'
import { useSearchOfInbox } from './inbox-search.ts'
import { KeysWindow } from './keys-window.tsx'
import { LiveWord } from './live-word.tsx'
import type { InboxView } from './present-inbox.server.ts'
import { useFrameKeys } from './use-frame-keys.ts'
import { useInboxDeeds } from './use-inbox-desk.ts'
import { useInboxLive } from './use-inbox-live.ts'
import { useSteadyList } from './use-steady-list.ts'
import { WordLine } from './word-line.tsx'

export function InboxFrame({ view, children }: { view: InboxView; children: ReactNode }) {
  const { me } = useDeskFrame()
  const { id: openId } = useParams()
  const { address, text } = view
  const [list, search] = [`${inboxSearch({ ...address, pages: 1 })} ${text}`, inboxSearch(address)]
  useSearchOfInbox()
  const known = useKept(view.known, list)
  const shown = useSteadyList({ items: known?.items, isWhole: known?.isWhole ?? true, list })
  const { news, stands } = useInboxLive(me.name)
  const keysWindow = useRef<HTMLDialogElement>(null)
  const open = useRef<DeedItem>(undefined)
  const { word, hush, ...deeds } = useInboxDeeds({ list: shown, openId, search })
  const shows = useCallback((item: DeedItem | undefined) => {
    open.current = item
  }, [])
  const desk: InboxDesk = { ...deeds, shows, news }
  useFrameKeys({ desk, open, rows: shown.rows, openId, search, undo: word?.undo, keysWindow })
  const showKeys = () => keysWindow.current?.showModal()
  return (
    <InboxDeskProvider value={desk}>
      <div className="-mx-4 -my-6 lg:-mx-8 lg:grid lg:grid-cols-[23rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]">
        <InboxPanel {...{ view, known, list: shown, openId, stands }} onKeys={showKeys} />
        <div className={`min-w-0 ${openId ? '' : 'hidden lg:block'}`}>{children}</div>
      </div>
      <LiveWord news={news} />
      <WordLine word={word} onHush={hush} />
      <KeysWindow window={keysWindow} />
    </InboxDeskProvider>
  )
}
