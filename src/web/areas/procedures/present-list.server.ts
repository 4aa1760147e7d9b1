// The procedure list as the page shows it: ready text, and no more data than the page needs.
import type { z } from 'zod'
import {
  compareLimit,
  type ProcedureFilter,
  type ProcedureSummary,
  procedureFilter,
  searchProcedures,
} from '#contract/procedures.ts'
import type { Language } from '#kernel/language.ts'
import { parseMajor, toCurrency, toMajor } from '#kernel/money.ts'
import { formatMoney } from '#texts/format.ts'
import { sayFlyingBriefly } from '#texts/say-flying.ts'
import type { Translate } from '#texts/translate.ts'
import { fittingTitle } from '#web/page/fitting-title.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice, presentRate } from '#web/page/price-text.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'

/** Days that the filters offer; the list says how many fit. */
const stayChoices = [3, 7, 14, 30]
const flyChoices = [2, 5, 10, 14]

export async function presentList(page: PageContext, url: URL) {
  const { language, currency } = page.visitor
  const filter = readFilter(url.searchParams)
  const compare = url.searchParams.getAll('compare').slice(0, 20)
  const reply = await page.call(searchProcedures, {
    ...filter,
    compare,
    language: contentLanguageOf(page.visitor),
    ...(currency && { currency }),
  })
  const category = reply.categories.find(({ slug }) => slug === filter.category)
  return {
    ...presentWords(page, reply.total, category),
    category: category?.slug,
    revision: page.provider.revision,
    filter,
    total: reply.total,
    forgiven: reply.forgiven,
    none: presentNone(page, reply.notOffered),
    rate: presentRate(reply.rate, language, page.provider.location.timeZone),
    categories: reply.categories,
    priceChoices: priceChoices(reply.priceSteps, filter.maxPrice, language),
    stayChoices: withChosen(stayChoices, filter.maxStay),
    flyChoices: withChosen(flyChoices, filter.maxFly),
    compareLimit,
    procedures: reply.procedures.map((one) => presentCard(one, language, page.t)),
    compared: reply.compared.map((one) => presentCompared(one, language, page.t)),
  }
}

export type ProcedureList = Awaited<ReturnType<typeof presentList>>

/** A category is a page of its own to whoever looks for it; all other filters narrow the list for one visitor. */
function presentWords({ provider, t }: PageContext, total: number, category?: { name: string; count: number }) {
  const names = { clinic: provider.name, city: provider.location.city }
  if (!category) {
    return {
      title: t('meta.procedures.title', names),
      description: t('meta.procedures.description', { ...names, count: total }),
    }
  }
  const own = { ...names, category: category.name, count: category.count }
  return {
    title: fittingTitle(t('meta.category.title', own), t('meta.category.shortTitle', own)),
    description: t('meta.category.description', own),
  }
}

/** What is said where nothing is found: that it is not offered where the words find nothing, and what is nearest to it; else that the filters leave nothing. */
function presentNone({ t }: PageContext, notOffered: z.output<typeof searchProcedures.reply>['notOffered']) {
  if (!notOffered) return { title: t('meta.procedures.noneTitle'), text: t('meta.procedures.none'), nearest: null }
  const { nearest } = notOffered
  return {
    title: t('meta.procedures.notOffered'),
    text: t('meta.procedures.notOfferedText'),
    nearest: nearest && {
      href: `/procedures?${new URLSearchParams({ category: nearest.slug })}`,
      text: t('meta.procedures.nearest', { category: nearest.name }),
    },
  }
}

/** What cannot be read as a filter is left out: a mistyped address still shows the list. */
function readFilter(query: URLSearchParams): ProcedureFilter {
  const filter: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(procedureFilter.shape)) {
    const value = query.get(name)
    const parsed = value ? schema.safeParse(value) : undefined
    if (parsed?.success) filter[name] = parsed.data
  }
  return filter as ProcedureFilter
}

function presentCard(one: ProcedureSummary, language: Language, t: Translate) {
  const { slug, name, category, summary, photo, stayDays, packages } = one
  return {
    slug,
    name,
    category: category.name,
    summary,
    photo,
    stayDays,
    fly: sayFlyingBriefly(one, t),
    packages,
    price: presentPrice(one.price, language, one.unit),
  }
}
export type ProcedureCardData = ReturnType<typeof presentCard>

function presentCompared(one: ProcedureSummary, language: Language, t: Translate) {
  const { durationMin, anaesthesia, hospitalNights } = one
  return { ...presentCard(one, language, t), durationMin, anaesthesia, hospitalNights }
}
export type ComparedProcedure = ReturnType<typeof presentCompared>

type Choice = { value: string; text: string }

/** The limits offered, and the one chosen before when it is in another currency. */
function priceChoices(
  steps: { amountMinor: number; currency: string }[],
  chosen: string | undefined,
  language: Language,
): Choice[] {
  const choices = steps.map((step) => ({
    value: `${step.currency}-${toMajor(step).split('.')[0]}`,
    text: formatMoney(step, language),
  }))
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices
  const [currency = '', amount = ''] = chosen.split('-')
  const money = toCurrency(currency) ? parseMajor(amount, currency) : undefined
  return [{ value: chosen, text: money ? formatMoney(money, language) : `${currency} ${amount}` }, ...choices]
}

function withChosen(choices: number[], chosen: number | undefined): number[] {
  return chosen === undefined || choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b)
}
