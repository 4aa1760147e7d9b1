// /contact: how to reach the clinic, and a form to write to it.
import { answerContact } from '#web/areas/contact/answer-contact.server.ts'
import type { ContactOutcome } from '#web/areas/contact/contact-fields.ts'
import { ContactPage } from '#web/areas/contact/contact-page.tsx'
import { describeContact } from '#web/areas/contact/describe-contact.server.ts'
import { presentContact } from '#web/areas/contact/present-contact.server.ts'
import { sendFromContact } from '#web/areas/contact/send-from-contact.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import { readPage } from '#web/page/page-context.ts'
import { metaOf } from '#web/page/page-head.ts'
import type { Route } from './+types/contact'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPage(context)
  for (const thing of await describeContact(page)) page.describe(thing)
  return presentContact(page, new URL(request.url).searchParams)
}

export const clientLoader = fromPayload<typeof loader>('routes/contact')

export async function action({ context, request }: Route.ActionArgs) {
  return answerContact(readPage(context), request)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendFromContact(() => serverAction() as Promise<ContactOutcome>)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  metaOf(root.loaderData, loaderData, { path: '/contact', picture: 'page.contact' })

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage contact={loaderData} outcome={actionData as ContactOutcome | undefined} />
}
