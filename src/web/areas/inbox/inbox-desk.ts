// What the list and the item of the inbox share: the deeds that a key, a line or a button may begin, and what came of the last.
import { createContext, useContext } from 'react'
import type { InboxNews } from './inbox-stream.ts'
import type { RowView } from './present-inbox.server.ts'

/** As much of an item as a deed needs. */
export type DeedItem = Pick<RowView, 'id' | 'version' | 'state' | 'from' | 'kind' | 'reference'>

export type InboxDesk = {
  /** Told by the item on the screen, which need not be in the list; undefined when it goes. */
  shows: (item: DeedItem | undefined) => void
  /** The last that others did. */
  news: InboxNews | undefined
  isBusy: boolean
  assign: (item: DeedItem, assignee: { id: string; name: string } | null) => Promise<void>
  /** Done: back to the list, at the line after it, with a way to take it back. */
  finish: (item: DeedItem) => Promise<void>
  /** Open again, or the person's turn. */
  turn: (item: DeedItem, state: 'open' | 'waiting') => Promise<void>
}

const DeskContext = createContext<InboxDesk | undefined>(undefined)

export const InboxDeskProvider = DeskContext.Provider

export function useInboxDesk(): InboxDesk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useInboxDesk outside the inbox')
  return desk
}
