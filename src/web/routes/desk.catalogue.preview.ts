// /desk/catalogue/_preview.json: a document that is being written as the page of the site will show it, for a tab that writes it.
import { z } from 'zod'
import { previewCatalogueItem } from '#contract/catalogue.ts'
import { Fault } from '#kernel/fault.ts'
import { languages } from '#kernel/language.ts'
import { type Previewed, presentPreview } from '#web/areas/catalogue/present-preview.server.ts'
import { presentOne } from '#web/areas/procedures/present-procedure.server.ts'
import { type PageContext, readPage } from '#web/page/page-context.ts'
import { requireDeskSession } from '#web/page/require-session.server.ts'
import { presentPackage } from '#web/site/present-packages.server.ts'
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
    return Response.json(await presentPreview(page, body.data, presentWords), { headers })
  } catch (error) {
    if (error instanceof Fault) return refuse(error)
    throw error
  }
}

/** As the pages of the site say it. */
function presentWords(theirs: PageContext, { procedure, carePackage }: Previewed) {
  return {
    revision: theirs.provider.revision,
    procedure: procedure && presentOne(theirs, procedure, { procedures: [], rate: null }),
    carePackage: carePackage && presentPackage(carePackage, theirs.visitor.language),
  }
}
export type PreviewWords = ReturnType<typeof presentWords>

const refuse = ({ code, fields }: Fault) =>
  Response.json({ code, detail: '', errors: fields }, { status: statuses[code] ?? 503, headers })
