// The quote form and its confirmation as the page shows them: ready text, nothing of any one visitor.
import type { z } from 'zod'
import type { RateSource } from '#contract/money.ts'
import { listPackages } from '#contract/packages.ts'
import { listEstimates, searchProcedures } from '#contract/procedures.ts'
import { getQuoteReceipt } from '#contract/quotes.ts'
import { sayPerUnit, sayQuantity } from '#texts/say-unit.ts'
import { currenciesAtHand } from '#web/page/common-currencies.ts'
import { foundOr404 } from '#web/page/not-found.server.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice, presentRate } from '#web/page/price-text.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { presentReplyTime } from '#web/site/present-reply-time.server.ts'
import type { PriceText } from '#web/ui/price.tsx'
import type { Option, OptionGroup } from './field-view.ts'
import { maxLetters, presentSentences, presentSteps } from './present-steps.server.ts'
import { packagePrefix, procedurePrefix } from './read-quote-form.server.ts'

export async function presentQuote(page: PageContext, url: URL) {
  const reference = readReference(url.searchParams.get('sent'))
  if (!reference) return presentForm(page, url.searchParams)
  // Whoever made up or mistyped a reference must not read that the clinic has their request.
  await foundOr404(page.call(getQuoteReceipt, { reference }))
  return presentSent(page, reference)
}

/** Only what a reference looks like is repeated on a page. */
function readReference(text: string | null): string | undefined {
  return text && /^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(text) ? text : undefined
}

function presentSent({ provider, t }: PageContext, reference: string) {
  const { phone, email, hours, replyHours } = provider.contact
  const clinic = provider.name
  return {
    kind: 'sent' as const,
    title: t('meta.quote.sentTitle', { clinic }),
    heading: t('meta.quote.sent.title'),
    introduction: t('meta.quote.sent.introduction', { clinic, count: replyHours }),
    label: t('meta.quote.sent.reference'),
    reference,
    keep: t('meta.quote.sent.keep'),
    next: t('meta.quote.sent.next'),
    steps: [
      t('meta.quote.sent.copy', { email }),
      t('meta.quote.sent.answer', { clinic, count: replyHours, hours }),
      t('meta.quote.sent.offer'),
    ],
    questions: t('meta.quote.sent.questions'),
    providerId: provider.id,
    phone,
  }
}
export type SentQuotePage = ReturnType<typeof presentSent>

async function presentForm(page: PageContext, query: URLSearchParams) {
  const { provider, t, visitor } = page
  const [{ groups, rate }, replyTime] = await Promise.all([presentGroups(page), presentReplyTime(page)])
  const offered = groups.flatMap(({ options }) => options.map(({ value }) => value))
  const wanted = [packagePrefix + query.get('package'), procedurePrefix + query.get('procedure')]
  const chosen = wanted.find((value) => offered.includes(value)) ?? ''
  const count = /^[1-9]\d?$/.exec(query.get('count') ?? '')?.[0] ?? '1'
  const names = { clinic: provider.name, city: provider.location.city, count: provider.contact.replyHours }
  return {
    kind: 'form' as const,
    title: t('meta.quote.title', names),
    description: t('meta.quote.description', names),
    heading: t('meta.quote.heading'),
    introduction: t('meta.quote.introduction', names),
    promises: [
      { icon: 'shield' as const, title: t('meta.quote.promise.one', names), text: t('meta.quote.promise.oneText') },
      {
        icon: 'clock' as const,
        title: t('meta.quote.promise.reply', names),
        text: [provider.contact.hours, replyTime].filter(Boolean).join(' · '),
      },
      { icon: 'check' as const, title: t('meta.quote.promise.free'), text: t('meta.quote.promise.freeText') },
    ],
    summary: t('meta.quote.summary', names),
    unreachable: t('meta.quote.failed.unreachable'),
    sentences: presentSentences(page),
    maxLetters,
    steps: presentSteps(page, { groups, chosen, count, currencies: offerCurrencies(page) }),
    chosen,
    rate: presentRate(rate, visitor.language, provider.location.timeZone),
    // A language that only the address asks for has to be asked for in the next one as well.
    action: query.has('lang') ? `/quote?lang=${contentLanguageOf(visitor)}` : '/quote',
    providerId: provider.id,
    revision: provider.revision,
  }
}
export type QuoteFormPage = Awaited<ReturnType<typeof presentForm>>

/** Currencies that a budget can be said in: the visitor's first. */
function offerCurrencies({ visitor, provider }: PageContext): string[] {
  return currenciesAtHand(visitor.currency, provider.location.currency)
}

/** Procedures and packages by category, in the order that the clinic lists them. */
async function presentGroups(page: PageContext): Promise<{ groups: OptionGroup[]; rate: RateSource | null }> {
  const { language, currency } = page.visitor
  const input = { language: contentLanguageOf(page.visitor), ...(currency && { currency }) }
  const [{ procedures, rate }, { packages, rate: packageRate }, estimates] = await Promise.all([
    page.call(searchProcedures, input),
    page.call(listPackages, input),
    page.call(listEstimates, input),
  ])
  const from = ({ isRange, from: lowest, shown }: PriceText) => (isRange ? `${page.t('price.from')} ${lowest}` : shown)
  const groups = new Map<string, OptionGroup>()
  const add = (slug: string, category: string, option: Option) => {
    const group = groups.get(slug) ?? { category, options: [] }
    group.options.push(option)
    groups.set(slug, group)
  }
  for (const { slug, name, category, price, unit, photo } of procedures) {
    const counted = estimates.procedures.find((one) => one.slug === slug)
    const said = sayPerUnit(from(presentPrice(price, language)), unit, page.t)
    add(category.slug, category.name, {
      value: procedurePrefix + slug,
      name,
      price: said,
      ...(counted && { counts: sayCounts(page, counted) }),
      art: `procedure/${slug}`,
      photo,
    })
  }
  for (const { slug, name, procedure, price, photo } of packages) {
    const option = { value: packagePrefix + slug, name: page.t('meta.quote.packageOption', { name }), photo }
    add(procedure.category, procedure.category, {
      ...option,
      price: from(presentPrice(price, language)),
      art: `package/${slug}`,
    })
  }
  return { groups: [...groups.values()], rate: rate ?? packageRate }
}

type Estimates = z.output<typeof listEstimates.reply>['procedures'][number]

/** `8 teeth: AED 15,200–20,800` */
function sayCounts({ t, visitor }: PageContext, { unit, prices }: Estimates): OptionGroup[] {
  const options = prices.map((price, at) => {
    const quantity = sayQuantity({ count: at + 1, unit }, t) ?? ''
    const name = t('meta.quote.countOption', { quantity, price: presentPrice(price, visitor.language).shown })
    return { value: String(at + 1), name }
  })
  return [{ category: '', options }]
}
