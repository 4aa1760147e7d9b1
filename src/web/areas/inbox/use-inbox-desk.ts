// The deeds of the inbox, with what is said of them and the way to take the last one back.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { DeedItem, InboxDesk } from './inbox-desk.ts'
import { focusRow, rowBeside } from './list-focus.ts'
import { useItemDeed } from './use-item-deed.ts'
import type { ShownList } from './use-steady-list.ts'

/** What is said at the foot of the screen; `undo` where it can be taken back. */
export type InboxWord = { text: string; isFault: boolean; undo?: () => Promise<void> }

type Options = {
  list: ShownList
  openId: string | undefined
  /** The end of the list's own address. */
  search: string
}

export type InboxDeeds = Omit<InboxDesk, 'shows' | 'news'> & { word: InboxWord | undefined; hush: () => void }

export function useInboxDeeds({ list, openId, search }: Options): InboxDeeds {
  const { t } = useTexts()
  const { me } = useDeskFrame()
  const navigate = useNavigate()
  const deed = useItemDeed()
  const [word, setWord] = useState<InboxWord>()
  const goBackTo = useBackToRow(search)
  const begin = () => setWord(undefined)
  const say = (text: string, undo?: () => Promise<void>) => setWord({ text, isFault: false, ...(undo && { undo }) })

  const assign: InboxDesk['assign'] = async (item, assignee) => {
    begin()
    if (!(await deed.assign(item, assignee?.id ?? null))) return
    const name = `\u2068${assignee?.name ?? ''}\u2069`
    const key = assignee === null ? 'nobody' : assignee.id === me.id ? 'me' : 'other'
    say(t(`desk.inbox.said.assigned.${key}`, { name }))
  }
  const turn: InboxDesk['turn'] = async (item, state) => {
    begin()
    if ((await deed.turn(item, state)) !== undefined) say(t(`desk.inbox.said.${state}`))
  }
  const undoOf = (item: DeedItem, version: number) => async () => {
    begin()
    if ((await deed.turn({ ...item, version }, item.state)) === undefined) return
    list.letIn()
    await navigate(`/desk/inbox/${item.id}${search}`)
    say(t('desk.inbox.said.undone'))
  }
  const finish: InboxDesk['finish'] = async (item) => {
    begin()
    const next = rowBeside(item.id)
    const version = await deed.turn(item, 'done')
    if (version === undefined) return
    list.takeOut(item.id)
    say(t('desk.inbox.said.done', { from: `\u2068${item.from}\u2069` }), undoOf(item, version))
    goBackTo(next, openId === item.id)
  }
  const fault = deed.news?.fault ? { text: deed.news.text, isFault: true } : undefined
  return {
    isBusy: deed.isBusy,
    assign,
    finish,
    turn,
    word: fault ?? word,
    hush: () => {
      setWord(undefined)
      deed.say(undefined)
    },
  }
}

/** Focuses a line once the list is there, with or without a way back to it. */
function useBackToRow(search: string): (id: string | undefined, leavesItem: boolean) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const wanted = useRef<{ id: string | undefined }>(undefined)
  useEffect(() => {
    if (!wanted.current || pathname !== '/desk') return
    focusRow(wanted.current.id)
    wanted.current = undefined
  }, [pathname])
  return (id, leavesItem) => {
    if (!leavesItem) return focusRow(id)
    wanted.current = { id }
    void navigate(`/desk${search}`, { preventScrollReset: true })
  }
}
