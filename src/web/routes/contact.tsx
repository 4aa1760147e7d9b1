// /contact: how to reach the clinic.
import { ContactPage } from '#web/areas/contact/contact-page.tsx'
import { presentContact } from '#web/areas/contact/present-contact.server.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page-context.ts'
import type { Route } from './+types/contact'

export async function loader({ context }: Route.LoaderArgs) {
  return presentContact(readPage(context))
}

export const clientLoader = fromPayload<typeof loader>('routes/contact')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage contact={loaderData} />
}
