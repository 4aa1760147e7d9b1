// What each key does in the inbox: about the line with the focus, else about the item that is open.
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useDeskFrame, useMay } from '#web/desk/desk-frame.ts'
import type { DeedItem, InboxDesk } from './inbox-desk.ts'
import { searchId } from './inbox-filters.tsx'
import type { InboxDeed } from './inbox-keys.ts'
import { focusPlace, itemHeadingId, type Place, placeId } from './item-places.ts'
import { focusedRow, focusRow, moveInList } from './list-focus.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

type Options = {
  desk: InboxDesk
  /** The item on the screen. */
  open: RefObject<DeedItem | undefined>
  rows: readonly DeedItem[]
  openId: string | undefined
  search: string
  undo: (() => Promise<void>) | undefined
  keysWindow: RefObject<HTMLDialogElement | null>
}

export function useFrameKeys({ desk, open, rows, openId, search, undo, keysWindow }: Options): void {
  const navigate = useNavigate()
  const { me } = useDeskFrame()
  const [mayWork, mayOffer] = [useMay('inbox.work'), useMay('offers.write')]
  /** @param deed false where it is none for this item */
  const about = (may: boolean, deed: (item: DeedItem) => unknown) => {
    const id = focusedRow() ?? openId
    // The item on the screen is newer than its line, which may no longer belong in the list.
    const item = id === openId ? open.current : rows.find((row) => row.id === id)
    return may && item !== undefined && deed(item)
  }
  const openAt = (place: Place) => (item: DeedItem) =>
    item.id === openId
      ? focusPlace(placeId(place))
      : void navigate(`/desk/inbox/${item.id}${search}`, { state: { place } })
  // Arrows scroll the page, unless somebody is in the list.
  const move = (by: 1 | -1, key: string) => (key.startsWith('Arrow') && !focusedRow() ? false : moveInList(by, openId))
  const goBack = (from: EventTarget | null) => {
    if (from instanceof HTMLTextAreaElement) return focusPlace(itemHeadingId)
    if (from instanceof HTMLInputElement) return focusRow(rows[0]?.id)
    if (openId === undefined) return false
    void Promise.resolve(navigate(`/desk${search}`, { preventScrollReset: true })).then(() => focusRow(openId))
    return true
  }
  const deeds: Record<InboxDeed, (event: KeyboardEvent) => unknown> = {
    next: ({ key }) => move(1, key),
    previous: ({ key }) => move(-1, key),
    // A line is a link, and opens by itself.
    open: () => false,
    back: ({ target }) => goBack(target),
    answer: () => about(mayWork, openAt('answer')),
    note: () => about(mayWork, openAt('note')),
    offer: () =>
      about(mayOffer, (item) => item.kind === 'quote-request' && void navigate(`/desk/offers/${item.reference}`)),
    assign: () => about(mayWork, (item) => void desk.assign(item, me)),
    done: () => about(mayWork, (item) => item.state !== 'done' && void desk.finish(item)),
    undo: () => (undo ? void undo() : false),
    search: () => document.getElementById(searchId)?.checkVisibility() === true && focusPlace(searchId),
    keys: () => keysWindow.current?.showModal(),
  }
  useInboxKeys((deed, event) => deeds[deed](event) !== false)
}
