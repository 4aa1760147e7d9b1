// /desk/offers/{reference}/_preview.json: the offer that is being written as the patient will see it, for a tab that writes it.
import { data } from 'react-router'
import { Fault } from '#kernel/fault.ts'
import { presentPreview } from '#web/areas/offers/present-preview.server.ts'
import { readPage } from '#web/page/page-context.ts'
import { requireDeskSession } from '#web/page/require-session.server.ts'
import type { Route } from './+types/desk.offers.preview'

const headers = { 'cache-control': 'no-store' }
const statuses: Partial<Record<Fault['code'], number>> = { 'not-signed-in': 401, 'not-allowed': 403, 'not-found': 404 }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = readPage(context)
  const refuse = (code: Fault['code']) => data({ code, detail: '' }, { status: statuses[code] ?? 503, headers })
  if (!requireDeskSession(page, new Request(url))) return refuse('not-signed-in')
  try {
    return data(await presentPreview(page, params.reference, new Date()), { headers })
  } catch (error) {
    if (error instanceof Fault) return refuse(error.code)
    throw error
  }
}
