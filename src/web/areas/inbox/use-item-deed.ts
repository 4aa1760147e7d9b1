// Does something about an item of the inbox, and shows it as it is after that; also when a colleague was first.
import { useRevalidator } from 'react-router'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import type { Deed } from '#web/areas/profile/use-deed.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { hasShape, isListOf, isNumber, isText, readAs } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import type { InboxTab } from './inbox-address.ts'

type Item = { id: string; version: number }

export type ItemDeed = Pick<Deed<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  assign: (item: Item, assignee: string | null) => Promise<boolean>
  /** @returns the version of the item after it; undefined where nothing was done */
  turn: (item: Item, state: InboxTab) => Promise<number | undefined>
  /** The same id is written once. */
  note: (id: string, noteId: string, text: string) => Promise<boolean>
  /** @param isInformed false: it was told nothing after all, and gave no number */
  informHotel: (item: Item, isInformed: boolean, confirmation?: string) => Promise<boolean>
  /** @param seen how far the thread goes on the screen: what was said since stops the answer */
  answer: (id: string, answerId: string, text: string, seen: string) => Promise<boolean>
}

const itemReply = readAs(hasShape<{ item: Item }>({ item: hasShape<Item>({ id: isText, version: isNumber }) }))
const noteReply = readAs(
  hasShape<{ notes: { id: string }[] }>({ notes: isListOf(hasShape<{ id: string }>({ id: isText })) }),
)

export function useItemDeed(): ItemDeed {
  const { revalidate } = useRevalidator()
  const { run, isBusy, news, say } = useApiDeed({
    'no-longer-possible': 'desk.inbox.fault.changed',
    'not-found': 'desk.inbox.fault.missing',
    'not-allowed': 'desk.inbox.fault.notAllowed',
    'too-many-requests': 'desk.inbox.fault.tooMany',
    unreachable: 'desk.inbox.fault.unreachable',
  })
  /** @param read takes what the reply says */
  const send = <T>(name: string, path: `/api/${string}`, body: object, parse: (reply: unknown) => T | undefined) => {
    let answer: T | undefined
    return run(async (call) => {
      try {
        answer = await call({ name, method: 'POST', path, body, parse })
      } catch (error) {
        if (error instanceof TabFailure && error.fault.code === 'no-longer-possible') await revalidate()
        throw error
      }
      await revalidate()
    }).then(() => answer)
  }
  const path = (id: string, deed: string): `/api/${string}` => `/api/desk/inbox/${id}/${deed}`
  return {
    isBusy,
    news,
    say,
    assign: async ({ id, version }, assignee) =>
      Boolean(await send('assignInboxItem', path(id, 'assign'), { version, assignee }, itemReply)),
    turn: async ({ id, version }, state) =>
      (await send('finishInboxItem', path(id, 'state'), { version, state }, itemReply))?.item.version,
    note: async (id, noteId, text) =>
      Boolean(await send('noteInboxItem', path(id, 'note'), { noteId, text }, noteReply)),
    informHotel: async ({ id, version }, isInformed, confirmation) =>
      Boolean(await send('informHotel', path(id, 'hotel-informed'), { version, isInformed, confirmation }, itemReply)),
    answer: async (id, answerId, text, seen) =>
      Boolean(await send('answerInboxItem', path(id, 'answer'), { answerId, text, seen }, itemReply)),
  }
}
