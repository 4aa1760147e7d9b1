// Puts what a list of the desk tells of a request or a booking into words: what it is about, from where, in which language, and its offer.
import type { InboxItem } from '#contract/inbox.ts'
import { isLanguageCode } from '#kernel/language-code.ts'
import { formatShortDay, languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'

const offerStates = ['open', 'accepted', 'declined', 'withdrawn', 'superseded', 'expired'] as const

/** @returns one piece after the other; none where nothing is told */
export function sayDescribed(page: PageContext, described: InboxItem['described']): string[] {
  if (!described) return []
  const { about, days, country, language, offer } = described
  const read = page.visitor.language
  const region = country && (new Intl.DisplayNames(read, { type: 'region' }).of(country) ?? country)
  return [
    about,
    days ? `${formatShortDay(days.from, read)} – ${formatShortDay(days.until, read)}` : '',
    region ?? '',
    isLanguageCode(language) ? languageName(language, read) : language,
    sayOffer(page, offer),
  ].filter((piece) => piece !== '')
}

function sayOffer({ t, visitor }: PageContext, offer: NonNullable<InboxItem['described']>['offer']): string {
  const state = offerStates.find((one) => one === offer?.state)
  if (!offer || !state) return ''
  return t(`meta.desk.row.offer.${state}`, { day: formatShortDay(offer.validUntil, visitor.language) })
}
