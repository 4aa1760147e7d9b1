// /offline: shown by the service worker instead of a page that was never opened, which stands behind the `#`.
import { useSyncExternalStore } from 'react'
import { LostPage } from '#web/layouts/lost-page.tsx'
import { Contact } from '#web/layouts/reference.tsx'
import { ownPath } from '#web/page/local-path.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/offline'

export function loader({ context }: Route.LoaderArgs) {
  const { provider, t } = readPage(context)
  const { phone, email } = provider.contact
  return { title: t('meta.offline.title', { clinic: provider.name }), phone, email }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** The page that was wanted, in whatever language it was asked for. The address stays as long as this page does. */
const useWanted = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => ownPath(location.hash.slice(1)),
    () => '/',
  )

export default function Offline({ loaderData }: Route.ComponentProps) {
  const wanted = useWanted()
  return (
    <div className="page py-12 md:py-16">
      <LostPage path={wanted} contact={<Contact {...loaderData} />} />
    </div>
  )
}
