// /contact: how to reach the clinic.
import { ContactPage } from '#web/areas/contact/contact-page.tsx'
import { describeContact } from '#web/areas/contact/describe-contact.server.ts'
import { presentContact } from '#web/areas/contact/present-contact.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page-context.ts'
import { metaOf } from '#web/page-head.ts'
import type { Route } from './+types/contact'

export async function loader({ context }: Route.LoaderArgs) {
  const page = readPage(context)
  for (const thing of await describeContact(page)) page.describe(thing)
  return presentContact(page)
}

export const clientLoader = fromPayload<typeof loader>('routes/contact')

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, { path: '/contact', picture: 'page.contact' })

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage contact={loaderData} />
}
