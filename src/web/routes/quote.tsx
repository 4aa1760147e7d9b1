// /quote: the quote request, and its confirmation at /quote?sent=<reference>.
import { answerQuote } from '#web/areas/quotes/answer-quote.server.ts'
import type { QuoteOutcome } from '#web/areas/quotes/outcome.ts'
import { presentQuote } from '#web/areas/quotes/present-quote.server.ts'
import { QuotePage } from '#web/areas/quotes/quote-page.tsx'
import { sendFromTab } from '#web/areas/quotes/send-from-tab.ts'
import { fromPayload } from '#web/browser/load-payload.ts'
import type { PageHandle } from '#web/layouts/kept-pages.tsx'
import { readPage } from '#web/page/page-context.ts'
import { metaOf, unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/quote'

export async function loader({ context, request }: Route.LoaderArgs) {
  return presentQuote(readPage(context), new URL(request.url))
}

export const clientLoader = fromPayload<typeof loader>('routes/quote')

export async function action({ context, request }: Route.ActionArgs) {
  return answerQuote(readPage(context), request)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return sendFromTab(form, () => serverAction() as Promise<QuoteOutcome>)
}

/** The form stays as it was left; with the confirmation it has come to its end. */
export const handle: PageHandle = { keepAlive: ({ search }) => !new URLSearchParams(search).has('sent') }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  loaderData?.kind === 'sent'
    ? unlistedMeta(loaderData)
    : metaOf(root.loaderData, loaderData, { path: '/quote', picture: 'page.quote' })

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotePage quote={loaderData} outcome={actionData as QuoteOutcome | undefined} />
}
