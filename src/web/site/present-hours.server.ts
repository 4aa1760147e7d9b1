// When the people of a clinic are there next, as ready words: hours at the clinic, and no appointments that could be made.
import { listPractitionerHours, mostHoursDays, type PractitionerHours } from '#contract/practitioners.ts'
import { plainDate } from '#kernel/clock.ts'
import { formatClock, formatWeekday } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentTimeZone } from './present-time-zone.server.ts'

/** More are no help in finding a day. */
const daysShown = 3

export type HoursText = {
  label: string
  /** `Mon 24 Nov 09:00–13:00, 14:00–17:00`, day by day. */
  days: string[]
}

/** By slug; whom the clinic says no hours of is left out. `note` says whose clock it is, and is empty where no hours are told. */
export async function presentHours(
  page: PageContext,
  people: readonly { slug: string }[],
): Promise<{ hours: ReadonlyMap<string, HoursText>; note: string }> {
  const read = await Promise.all(
    people.map(async ({ slug }): Promise<[string, HoursText | undefined]> => {
      const told = await page.call(listPractitionerHours, { practitioner: slug, days: mostHoursDays })
      return [slug, hoursText(told, page)]
    }),
  )
  const hours = new Map(read.filter((pair): pair is [string, HoursText] => pair[1] !== undefined))
  const { timeZone, city } = page.provider.location
  const zone = presentTimeZone(timeZone, page.visitor.language, new Date())
  return { hours, note: hours.size > 0 ? page.t('meta.hours.note', { city, zone }) : '' }
}

/** @returns undefined where the clinic says nothing of when they are there */
export function hoursText(
  { timeZone, isGiven, hours }: PractitionerHours,
  { t, visitor }: Pick<PageContext, 't' | 'visitor'>,
): HoursText | undefined {
  if (!isGiven) return undefined
  if (hours.length === 0) return { label: t('meta.hours.none'), days: [] }
  const { language } = visitor
  const byDay = Map.groupBy(hours, ({ startsAt }) => plainDate(new Date(startsAt), timeZone))
  // In Arabic, too, a span of time reads from left to right.
  const span = ({ startsAt, endsAt }: PractitionerHours['hours'][number]) =>
    `\u2066${formatClock(startsAt, timeZone, language)}–${formatClock(endsAt, timeZone, language)}\u2069`
  const days = [...byDay]
    .slice(0, daysShown)
    .map(
      ([date, spans]) =>
        `${formatWeekday(date, language)} ${spans.map(span).reduce((first, second) => t('meta.hours.both', { first, second }))}`,
    )
  return { label: t('meta.hours.next'), days }
}
