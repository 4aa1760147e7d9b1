// /procedures/{procedure}: everything about one procedure. A name leads on to the address of its slug.
import { redirect } from 'react-router'
import { describeProcedurePage } from '#web/areas/procedures/describe-procedure.server.ts'
import { placeOfProcedure } from '#web/areas/procedures/place-of-procedure.ts'
import { presentProcedure } from '#web/areas/procedures/present-procedure.server.ts'
import { ProcedurePage } from '#web/areas/procedures/procedure-page.tsx'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import type { Route } from './+types/procedures.procedure'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = readPage(context)
  const procedure = await presentProcedure(page, params.procedure)
  if (procedure.slug !== params.procedure) {
    throw redirect(`/procedures/${encodeURIComponent(procedure.slug)}${new URL(request.url).search}`, 301)
  }
  for (const thing of await describeProcedurePage(page, procedure.slug)) page.describe(thing)
  return procedure
}

export const clientLoader = fromPayload<typeof loader>('routes/procedures.procedure')

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, placeOfProcedure(loaderData?.slug ?? ''))

export default function Procedure({ loaderData }: Route.ComponentProps) {
  return <ProcedurePage procedure={loaderData} />
}
