// Language, currency and cookies: the page to choose on, and what stores a choice made on any page.
import { data, redirect } from 'react-router'
import { listCurrencies } from '#contract/currency.ts'
import { type Choices, choiceCookies, refusedChoice } from '#web/areas/preferences/choice-cookies.server.ts'
import { PreferencesPage } from '#web/areas/preferences/preferences-page.tsx'
import { presentCurrencies } from '#web/forms/present-currencies.server.ts'
import { presentLanguages } from '#web/layouts/present-languages.server.ts'
import { consentChoices } from '#web/page/consent.ts'
import { localPath } from '#web/page/local-path.ts'
import { drawingContext, type PageContext, readPage } from '#web/page/page-context.ts'
import { unlistedMeta } from '#web/page/page-head.ts'
import type { Route } from './+types/preferences'

/** In the currency picker: the visitor wants to see them all. */
const everyCurrency = 'all'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPage(context)
  const asked = new URL(request.url).searchParams
  const { currencies } = await page.call(listCurrencies, {})
  const lang = asked.get('lang')
  if (lang !== null) throw store(page, currencies, { lang }, asked.get('to'), 302)
  const { visitor, provider } = page
  const { currency } = visitor
  return {
    title: page.t('meta.preferences.title', { clinic: provider.name }),
    to: localPath(asked.get('to')),
    currency,
    currencies: presentCurrencies(currencies, [currency, provider.location.currency], visitor.language),
    languages: presentLanguages(page),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = readPage(context)
  const form = await request.formData().catch(() => new FormData())
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const to = localPath(field('to'))
  if (field('currency') === everyCurrency) {
    return redirect(`/preferences?${new URLSearchParams({ to })}`, {
      status: 303,
      headers: { 'cache-control': 'no-store' },
    })
  }
  const { currencies } = await page.call(listCurrencies, {})
  const consent = Object.fromEntries(consentChoices.map((choice) => [choice, field(choice)]))
  const choices = { currency: field('currency'), lang: field('lang'), consent }
  const refused = refusedChoice(choices, { currencies, languages: page.provider.languages })
  if (refused) {
    const { log, requestId } = context.get(drawingContext)
    log.warn('a choice was refused', { choice: refused, requestId })
    const problem = page.t(`meta.preferences.refused.${refused}`)
    return data({ problem, to }, { status: 422, headers: { 'cache-control': 'no-store' } })
  }
  return store(page, currencies, choices, to, 303)
}

function store(
  page: PageContext,
  currencies: string[],
  choices: Choices,
  to: string | null,
  status: 302 | 303,
): Response {
  const secure = page.origin.startsWith('https:')
  const answer = redirect(localPath(to), { status, headers: { 'cache-control': 'no-store' } })
  for (const cookie of choiceCookies(choices, { currencies, languages: page.provider.languages, secure })) {
    answer.headers.append('set-cookie', cookie)
  }
  return answer
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData)

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  return <PreferencesPage {...loaderData} {...actionData} />
}
