// Who listens to what happens in the inbox of each provider, on this server.
import { z } from 'zod'
import { inboxKinds } from '#domain/inbox/inbox.ts'
import type { InboxNews } from '#domain/inbox/tell-inbox.ts'

type Listener = {
  hear: (news: InboxNews) => void
  /** Whether they may listen is looked at now. */
  check: () => void
  end: () => void
}

const notice = z.object({
  providerId: z.string(),
  itemId: z.string(),
  kind: z.enum(inboxKinds),
  by: z.string().nullable(),
})

/** Somebody has left, or has other roles. */
const staffNotice = z.object({ providerId: z.string(), memberId: z.string() })

/** How many streams one person has on one server: a window each, and the oldest ends for one more. */
const mostStreams = 6

export type InboxNewsDesk = ReturnType<typeof createInboxNews>

export function createInboxNews() {
  const byProvider = new Map<string, Set<Listener>>()
  const byPerson = new Map<string, Listener[]>()
  let isClosed = false

  const endAll = () => {
    for (const listeners of byProvider.values()) for (const { end } of listeners) end()
  }
  return {
    /** @param payload of a notification of the database */
    hear: (payload: string): void => {
      const read = readJson(payload)
      const news = notice.safeParse(read)
      if (!news.success) {
        const staff = staffNotice.safeParse(read)
        for (const { check } of (staff.success && byPerson.get(staff.data.memberId)) || []) check()
        return
      }
      for (const { hear } of byProvider.get(news.data.providerId) ?? []) hear(news.data)
    },
    /** Something may have been missed: whoever listens begins anew, and asks for what happened meanwhile. */
    miss: endAll,
    /** @returns what ends it; called as well when this ends it */
    listen: (staff: { id: string; providerId: string }, listener: Listener): (() => void) => {
      const own = byPerson.get(staff.id) ?? []
      const all = byProvider.get(staff.providerId) ?? new Set()
      byPerson.set(staff.id, [...own, listener])
      byProvider.set(staff.providerId, all.add(listener))
      if (isClosed) listener.end()
      else if (own.length >= mostStreams) own[0]?.end()
      return () => {
        all.delete(listener)
        if (all.size === 0) byProvider.delete(staff.providerId)
        const left = (byPerson.get(staff.id) ?? []).filter((one) => one !== listener)
        if (left.length > 0) byPerson.set(staff.id, left)
        else byPerson.delete(staff.id)
      }
    },
    /** The server goes down: no stream holds it up, and none begins. */
    close: (): void => {
      isClosed = true
      endAll()
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
