// Transfers and insurance that suit an order, in words: what each is, whom the contract is with, and what it costs for this trip.
import { listTripExtras, type TripExtra } from '#contract/extras.ts'
import type { Order } from '#contract/orders.ts'
import { formatMoney, formatWeekday } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'

/** Nothing where they cannot be had: an order is paid without them. */
export async function readExtras(page: PageContext, { reference }: Order) {
  const asked = { order: reference, language: contentLanguageOf(page.visitor), currency: page.visitor.currency }
  const found = await page.call(listTripExtras, asked).catch(() => ({ extras: [] }))
  return found.extras.map((extra) => presentExtra(page, extra))
}

export type ExtraView = ReturnType<typeof presentExtra>

function presentExtra(page: PageContext, extra: TripExtra) {
  const { language } = page.visitor
  const { slug, title, description, party, insurance, choices } = extra
  return {
    slug,
    title,
    description,
    facts: sayFacts(page, extra),
    party: sayParty(page, extra),
    registration: party?.registration
      ? page.t('meta.extra.registration', { registration: `\u2068${party.registration}\u2069` })
      : null,
    policyUrl: party?.policyUrl ?? null,
    covers: insurance?.covers ?? [],
    excludes: insurance?.excludes ?? [],
    choices: choices.map(({ ways, total }) => ({
      ways,
      key: ways.length > 1 ? ('both' as const) : (ways[0] ?? null),
      price: formatMoney(total, language),
    })),
  }
}

function sayFacts({ t, visitor }: PageContext, extra: TripExtra): string[] {
  const { language } = visitor
  const { transfer, unit, unitPrice, people, from, until, choices } = extra
  const day = (date: string) => formatWeekday(date, language)
  const price = formatMoney(unitPrice, language)
  const goes = (way: 'arrival' | 'departure') => choices.some(({ ways }) => ways.includes(way))
  if (!transfer) {
    return [
      t('meta.extra.period', { from: day(from), until: day(until) }),
      t('meta.extra.people', { count: people }),
      t(`meta.extra.unit.${unit}`, { price }),
    ]
  }
  return [
    ...(goes('arrival') ? [t('meta.extra.day.arrival', { day: day(from) })] : []),
    ...(goes('departure') ? [t('meta.extra.day.departure', { day: day(until) })] : []),
    t('meta.extra.people', { count: people }),
    ...(transfer.vehicles > 1 ? [t('meta.extra.vehicles', { count: transfer.vehicles })] : []),
    t(unit === 'person' ? 'meta.extra.unit.ride' : `meta.extra.unit.${unit}`, { price }),
    t('meta.extra.seats', { count: transfer.seats }),
    t('meta.extra.luggage', { luggage: transfer.luggage }),
    ...(transfer.wheelchair ? [t('meta.extra.wheelchair')] : []),
  ]
}

function sayParty({ t, provider }: PageContext, { party, insurance }: TripExtra): string {
  const clinic = provider.name
  if (!party) return t('meta.extra.party.clinic', { clinic })
  const name = `\u2068${party.name}\u2069`
  if (!insurance) return t('meta.extra.party.company', { name })
  return t(insurance.isSoldHere ? 'meta.extra.party.insurer' : 'meta.extra.party.introduced', { name, clinic })
}
