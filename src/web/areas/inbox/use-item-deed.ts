// Does something about an item of the inbox, and shows it as it is after that; also when a colleague was first.
import { useRevalidator } from 'react-router'
import type { BookingResolution } from '#contract/inbox.ts'
import type { StepResolution } from '#contract/stuck-order.ts'
import type { ApiCall } from '#web/browser/call-api.ts'
import {
  answerInboxItem,
  assignInboxItem,
  finishInboxItem,
  informHotel,
  noteInboxItem,
  resolveBooking,
} from '#web/browser/endpoints/inbox.ts'
import { resolveOrderStep } from '#web/browser/endpoints/stuck-order.ts'
import { hasShape, isFlag, isListOf, isNumber, isText } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type { Action } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import type { InboxTab } from './inbox-address.ts'

type Item = { id: string; version: number }

/** `revision`: of the booking as it was shown. */
type Resolved<To> = { revision: number; to: To; reason: string; supplierReference: string }

export type ItemDeed = Pick<Action<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  assign: (item: Item, assignee: string | null) => Promise<boolean>
  /** @returns the version of the item after it; undefined where nothing was done */
  turn: (item: Item, state: InboxTab) => Promise<number | undefined>
  /** The same id is written once. */
  note: (id: string, noteId: string, text: string) => Promise<boolean>
  /** @param isInformed false: it was told nothing after all, and gave no number */
  informHotel: (item: Item, isInformed: boolean, confirmation?: string) => Promise<boolean>
  /** Says what became of a booking. */
  resolve: (id: string, said: Resolved<BookingResolution>) => Promise<boolean>
  /** Says what became of a step of an order. */
  resolveStep: (id: string, step: string, said: Resolved<StepResolution>) => Promise<boolean>
  /** @param seen how far the thread goes on the screen: what was said since stops the answer */
  answer: (id: string, answerId: string, text: string, seen: string) => Promise<boolean>
}

const isItem = hasShape({ item: hasShape({ id: isText, version: isNumber }) })
const isDone = hasShape({ done: isFlag })
const isNotes = hasShape({ notes: isListOf(hasShape({ id: isText })) })

export function useItemDeed(): ItemDeed {
  const { revalidate } = useRevalidator()
  const { run, isBusy, news, say } = useApiAction({
    'no-longer-possible': 'desk.inbox.fault.changed',
    'not-found': 'desk.inbox.fault.missing',
    'not-allowed': 'desk.inbox.fault.notAllowed',
    'too-many-requests': 'desk.inbox.fault.tooMany',
    unreachable: 'desk.inbox.fault.unreachable',
  })
  const send = <T>(request: ApiCall<T>) => {
    let answer: T | undefined
    return run(async (call) => {
      try {
        answer = await call(request)
      } catch (error) {
        if (error instanceof TabFailure && error.fault.code === 'no-longer-possible') await revalidate()
        throw error
      }
      await revalidate()
    }).then(() => answer)
  }
  return {
    isBusy,
    news,
    say,
    assign: async ({ id, version }, assignee) =>
      Boolean(await send(toEndpoint(assignInboxItem, { id, version, assignee }, isItem))),
    turn: async ({ id, version }, state) =>
      (await send(toEndpoint(finishInboxItem, { id, version, state }, isItem)))?.item.version,
    note: async (id, noteId, text) => Boolean(await send(toEndpoint(noteInboxItem, { id, noteId, text }, isNotes))),
    informHotel: async ({ id, version }, isInformed, confirmation) =>
      Boolean(await send(toEndpoint(informHotel, { id, version, isInformed, confirmation }, isItem))),
    resolve: async (id, said) => Boolean(await send(toEndpoint(resolveBooking, { id, ...said }, isItem))),
    resolveStep: async (id, step, said) =>
      Boolean(await send(toEndpoint(resolveOrderStep, { id, step, ...said }, isDone))),
    answer: async (id, answerId, text, seen) =>
      Boolean(await send(toEndpoint(answerInboxItem, { id, answerId, text, seen }, isItem))),
  }
}
