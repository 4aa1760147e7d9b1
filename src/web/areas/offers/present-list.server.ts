// The list of what a client has asked for, in words: where each request stands, what comes next and until when.
import { listClientQuotes, type QuoteSummary } from '#contract/offers.ts'
import { plainDate } from '#kernel/clock.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { daysUntil } from './days-until.ts'

/** In this order on the page: what waits for the client first. */
const groups = ['offered', 'asked', 'accepted', 'over'] as const
type Group = (typeof groups)[number]

/** `groups` is undefined where the list cannot be had. */
export async function presentList(page: PageContext, now: Date) {
  const { language, currency } = page.visitor
  const found = await page
    .call(listClientQuotes, { language: contentLanguageOf(page.visitor), currency })
    .catch(() => undefined)
  return {
    offersTexts: areaTexts(language, 'offers'),
    heading: page.t('meta.offers.heading'),
    groups: found && presentGroups(page, found, now),
  }
}
export type QuoteGroups = ReturnType<typeof presentGroups>

function presentGroups(page: PageContext, found: QuoteSummary[], now: Date) {
  const items = found.map((quote) => presentItem(page, quote, now))
  return groups
    .map((name) => ({
      name,
      title: page.t(`meta.offers.group.${name}`),
      items: items.filter(({ group }) => group === name),
    }))
    .filter((group) => group.items.length > 0)
}
export type QuoteItem = ReturnType<typeof presentItem>

const groupOf = (state: QuoteSummary['state']): Group => (state === 'declined' || state === 'lapsed' ? 'over' : state)

function presentItem(page: PageContext, quote: QuoteSummary, now: Date) {
  const { visitor, provider, t } = page
  const day = (moment: string) => formatDate(plainDate(new Date(moment), provider.location.timeZone), visitor.language)
  return {
    reference: quote.reference,
    /** Its own page: a procedure may be asked for twice, and what it is about stays out of the address. */
    href: `/profile/procedures/${quote.reference}`,
    title: quote.title,
    group: groupOf(quote.state),
    state: quote.state,
    stateText: t(`meta.offers.state.${quote.state}`),
    next: sayNext(page, quote, now),
    total: quote.total && quote.state !== 'asked' ? formatMoney(quote.total, visitor.language) : null,
    sent: t('meta.offers.sentOn', { date: day(quote.sentAt) }),
  }
}

/** What comes next, who does it, and until when. */
export function sayNext(
  { provider, visitor, t }: PageContext,
  { state, validUntil, isProvidersTurn }: Pick<QuoteSummary, 'state' | 'validUntil' | 'isProvidersTurn'>,
  now: Date,
): string {
  const clinic = provider.name
  if (state !== 'offered' || !validUntil) return t(`meta.offers.next.${turnOf(state, isProvidersTurn)}`, { clinic })
  const count = daysUntil(validUntil, plainDate(now, provider.location.timeZone))
  const date = formatDate(validUntil, visitor.language)
  const wait = isProvidersTurn ? ` ${t('meta.offers.next.waiting', { clinic })}` : ''
  return t(count === 0 ? 'meta.offers.next.lastDay' : 'meta.offers.next.offered', { date, count }) + wait
}

/** `wrote`: the clinic has written, and nothing goes on without an answer; `waiting`: so has the client. */
function turnOf(state: QuoteSummary['state'], isProvidersTurn: boolean) {
  if (state === 'asked' || state === 'accepted') return isProvidersTurn ? state : 'wrote'
  if (state === 'offered') return 'wrote'
  return isProvidersTurn ? 'waiting' : state
}
