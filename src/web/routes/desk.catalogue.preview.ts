// /desk/catalogue/_preview.json: a document that is being written as the page of the site will show it, for a tab that writes it.
import { z } from 'zod'
import { previewCatalogueItem } from '#contract/catalogue.ts'
import { Fault } from '#kernel/fault.ts'
import { languages } from '#kernel/language.ts'
import { presentPreview } from '#web/areas/catalogue/present-preview.server.ts'
import { readPage } from '#web/page-context.ts'
import { requireDeskSession } from '#web/require-session.server.ts'
import type { Route } from './+types/desk.catalogue.preview'

const headers = { 'cache-control': 'no-store' }
const statuses: Partial<Record<Fault['code'], number>> = {
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'invalid-input': 422,
}

const asked = previewCatalogueItem.input.pick({ kind: true, slug: true, document: true }).extend({
  language: z.enum(languages),
})

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
    return Response.json(await presentPreview(page, body.data), { headers })
  } catch (error) {
    if (error instanceof Fault) return refuse(error)
    throw error
  }
}

const refuse = ({ code, fields }: Fault) =>
  Response.json({ code, detail: '', errors: fields }, { status: statuses[code] ?? 503, headers })
