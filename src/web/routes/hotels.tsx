// /hotels: searching a stay near the clinic, for everyone.
import { readPage } from '#web/page-context.ts'
import { unlistedMeta } from '#web/page-head.ts'
import type { Route } from './+types/hotels'

export async function loader({ context }: Route.LoaderArgs) {
  const { t, provider } = readPage(context)
  return { title: t('meta.hotels.title', { clinic: provider.name }), heading: t('hotels.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Hotels({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.heading}</h1>
}
