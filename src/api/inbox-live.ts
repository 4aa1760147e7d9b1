// Tells a colleague's open inbox that something changed there, as server-sent events: which item and by whom, and nothing of what it says.
import type { Context } from 'hono'
import { inboxLivePath } from '#contract/inbox.ts'
import { readDesk } from '#contract/staff.ts'
import type { InboxNews } from '#domain/inbox/tell-inbox.ts'
import { call } from '#kernel/endpoint.ts'
import type { GateEnv } from './gate.ts'
import type { InboxNewsDesk } from './inbox-news.ts'
import { type ApiApp, needStaff } from './serve.ts'

export type InboxLiveParts = { inboxNews: InboxNewsDesk }

/** Proxies cut what says nothing for half a minute or so. */
const heartbeatMs = 20_000
/** How long somebody whose session is gone may still hear that something changed; of rights that are changed here it is told at once. */
const checkMs = 55_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // No cache and no proxy on the way keeps it back, or compresses it, which comes to the same.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export function serveInboxLive(app: ApiApp, { inboxNews }: InboxLiveParts): void {
  app.hono.get(inboxLivePath, async (context) => {
    const staff = await needStaff(context, 'inbox.read')
    const mayStill = () => mayListen(app, context)
    return new Response(streamNews(inboxNews, staff, mayStill), { headers })
  })
}

/** By the one gate that everything passes: the session of the request, who it is of, and what they may by now. */
async function mayListen({ hono }: ApiApp, { req }: Context<GateEnv>): Promise<boolean> {
  const own = new Headers(['authorization', 'cookie'].flatMap((name) => entryOf(name, req.header(name))))
  const send = (request: Request) => hono.fetch(request)
  const { origin } = new URL(req.url)
  const desk = await call(send, origin, readDesk, {}, Object.fromEntries(own)).catch(() => undefined)
  return desk?.may.includes('inbox.read') ?? false
}

const entryOf = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]]

function streamNews(
  inboxNews: InboxNewsDesk,
  staff: { id: string; providerId: string },
  mayStill: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let release = () => {}
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      const heartbeat = setInterval(() => say(':\n\n'), heartbeatMs)
      const check = () => void mayStill().then((may) => may || end())
      const checks = setInterval(check, checkMs)
      heartbeat.unref()
      checks.unref()
      let isOver = false
      let leave = () => {}
      release = () => {
        isOver = true
        clearInterval(heartbeat)
        clearInterval(checks)
        leave()
      }
      const end = () => {
        if (isOver) return
        release()
        controller.close()
      }
      // The first bytes tell proxies and browsers that it stands.
      say('retry: 2000\n\n')
      leave = inboxNews.listen(staff, { hear: (news) => say(write(news)), check, end })
      // A server that goes down ends it at once.
      if (isOver) leave()
    },
    cancel: () => release(),
  })
}

const write = ({ itemId, kind, by }: InboxNews): string => `data: ${JSON.stringify({ id: itemId, kind, by })}\n\n`
