// /procedures/{procedure}: everything about one procedure. A name leads on to the address of its slug.
import { redirect } from 'react-router'
import { presentProcedure } from '#web/areas/procedures/present-procedure.server.ts'
import { ProcedurePage } from '#web/areas/procedures/procedure-page.tsx'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page-context.ts'
import type { Route } from './+types/procedures.procedure'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const procedure = await presentProcedure(readPage(context), params.procedure)
  if (procedure.slug !== params.procedure) {
    throw redirect(`/procedures/${encodeURIComponent(procedure.slug)}${new URL(request.url).search}`, 301)
  }
  return procedure
}

export const clientLoader = fromPayload<typeof loader>('routes/procedures.procedure')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

export default function Procedure({ loaderData }: Route.ComponentProps) {
  return <ProcedurePage procedure={loaderData} />
}
