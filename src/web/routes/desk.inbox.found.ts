// /desk/inbox/_found.json: the inbox narrowed down by what is searched for, which is sent and stands in no address.
import { z } from 'zod'
import { listInbox } from '#contract/inbox.ts'
import { Fault } from '#kernel/fault.ts'
import { presentInbox } from '#web/areas/inbox/present-inbox.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { requireDeskSession } from '#web/page/require-session.server.ts'
import type { Route } from './+types/desk.inbox.found'

const headers = { 'cache-control': 'no-store' }
const statuses: Partial<Record<Fault['code'], number>> = {
  'not-signed-in': 401,
  'not-allowed': 403,
  'invalid-input': 422,
}

const asked = z.object({ text: listInbox.input.shape.text.unwrap() })

/** It is only sent to. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!requireDeskSession(readPage(context), new Request(url))) return null
  throw new Response(null, { status: 404 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = readPage(context)
  if (!requireDeskSession(page, new Request(url))) return refuse(new Fault('not-signed-in', 'The token has run out.'))
  const body = asked.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return refuse(new Fault('invalid-input', 'This cannot be read.'))
  try {
    return Response.json(await presentInbox(page, url, new Date(), body.data.text), { headers })
  } catch (error) {
    if (error instanceof Fault) return refuse(error)
    throw error
  }
}

const refuse = ({ code, fields }: Fault) =>
  Response.json({ code, detail: '', errors: fields }, { status: statuses[code] ?? 503, headers })
