// The inbox of `other.test` over the API, with a clock that a test moves.

import type { z } from 'zod'
import {
  answerInboxItem,
  assignInboxItem,
  finishInboxItem,
  informHotel,
  listInbox,
  noteInboxItem,
  readInboxItem,
  resolveBooking,
} from '#contract/inbox.ts'
import { call, type Endpoint } from '#kernel/endpoint.ts'
import { openSampleApi, type SampleApi } from './sample-api.ts'
import { sampleNow } from './sample-provider.ts'
import { otherOrigin } from './sample-session.ts'

type Headers = Record<string, string>

export type SampleInbox = Awaited<ReturnType<typeof openSampleInbox>>

export async function openSampleInbox() {
  let now = sampleNow
  const api: SampleApi = await openSampleApi({ clock: () => now })
  const send = (request: Request) => api.app.hono.fetch(request)
  /** Calls an endpoint as a colleague. */
  const at =
    <Input extends z.ZodType, Reply extends z.ZodType>(endpoint: Endpoint<Input, Reply>) =>
    (by: { headers: Headers }, input: z.input<Input>): Promise<z.output<Reply>> =>
      call(send, otherOrigin, endpoint, input, by.headers)
  const list = at(listInbox)
  return {
    api,
    send,
    /** @param time of day and day, ISO */
    setNow: (time: string) => {
      now = new Date(time)
    },
    list,
    read: at(readInboxItem),
    assign: at(assignInboxItem),
    note: at(noteInboxItem),
    setState: at(finishInboxItem),
    answer: at(answerInboxItem),
    informHotel: at(informHotel),
    resolveBooking: at(resolveBooking),
    /** The one item there is, of a kind if one is named. */
    only: async (by: { headers: Headers }, wish: z.input<typeof listInbox.input> = {}) => {
      const { items } = await list(by, wish)
      const [item] = items
      if (!item || items.length > 1) throw new Error(`there are ${items.length} items`)
      return item
    },
    close: api.close,
  }
}
