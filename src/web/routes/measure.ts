// /measure: the document that the analytics tag runs in, of the provider's own tag or the installation's.
import { measureDocument } from '#web/areas/consent/measure-document.server.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/measure'

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { provider, settings } = readPage(context)
  return measureDocument(provider.company.gtagId ?? settings.gtagId)
}
