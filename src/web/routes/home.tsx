// /: the home page of the provider.
import { HomePage } from '#web/areas/home/home-page.tsx'
import { presentHome } from '#web/areas/home/present-home.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page-context.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  return presentHome(readPage(context))
}

export const clientLoader = fromPayload<typeof loader>('routes/home')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />
}
