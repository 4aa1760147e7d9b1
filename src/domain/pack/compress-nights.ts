// Says the nights of a calendar in as few entries as it can: a pattern of weekdays for a season, and then the days that differ from it.
import type { PackNights } from './pack.ts'

/** What a calendar says of a night; days of the calendar without a night have no rooms. */
export type Night = Pick<PackNights, 'priceMinor' | 'rooms' | 'minimumStay' | 'closed'>

/** A night that is said by saying nothing. */
export const unsaid: Night = { priceMinor: 0, rooms: 0, minimumStay: 1, closed: false }

const dayMs = 86_400_000
const week = [0, 1, 2, 3, 4, 5, 6]

/** Days counted from 1970, as `values` are; a number stands for each different night, 0 for an unsaid one. */
type Stretch = { from: number; to: number; cost: number; pattern: readonly number[]; before: Stretch | undefined }

const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
const weekdayOf = (day: number): number => (day + 4) % 7

/**
 * @param first day of the nights, which follow one another without a gap
 * @returns later entries take the place of earlier ones; expandCalendar makes the same nights of them
 */
export function compressNights(first: string, nights: readonly Night[]): PackNights[] {
  const start = Date.parse(`${first}T00:00:00Z`) / dayMs
  const known: Night[] = [unsaid]
  const numbers = new Map([[keyOf(unsaid), 0]])
  const values = nights.map((night) => {
    const key = keyOf(night)
    const number = numbers.get(key) ?? known.push(night) - 1
    numbers.set(key, number)
    return number
  })
  const entry = (from: number, to: number, weekdays: number[] | null, number: number): PackNights => ({
    from: dateOf(start + from),
    to: dateOf(start + to),
    weekdays,
    ...(known[number] ?? unsaid),
  })
  return cheapestStretches(values, start).flatMap(({ from, to, pattern }) => [
    ...patternEntries(pattern).map(({ weekdays, number }) => entry(from, to, weekdays, number)),
    ...exceptionsTo(values, start, from, to, pattern).map((run) => entry(run.from, run.to, null, run.number)),
  ])
}

const keyOf = ({ priceMinor, rooms, minimumStay, closed }: Night) => `${priceMinor} ${rooms} ${minimumStay} ${closed}`

/** Cuts the days so that all entries together are the fewest: a stretch costs those of its pattern and of its exceptions. */
function cheapestStretches(values: readonly number[], start: number): Stretch[] {
  const cuts = cutsOf(values)
  const best: (Stretch | undefined)[] = [undefined]
  for (let end = 1; end < cuts.length; end += 1) {
    for (let begin = 0; begin < end; begin += 1) {
      const from = cuts[begin] ?? 0
      const to = (cuts[end] ?? 0) - 1
      const pattern = patternOf(values, start, from, to)
      const before = best[begin]
      const own = patternEntries(pattern).length + exceptionsTo(values, start, from, to, pattern).length
      const cost = (before?.cost ?? 0) + own
      if (!best[end] || cost < (best[end]?.cost ?? 0)) best[end] = { from, to, cost, pattern, before }
    }
  }
  const stretches: Stretch[] = []
  for (let last = best.at(-1); last; last = last.before) stretches.unshift(last)
  return stretches
}

/** Each pair of cuts is tried: where nights differ without order there are more of them than help. */
const mostCuts = 60

/** Where a new pattern may begin: where days begin or cease to differ from those a week before. */
function cutsOf(values: readonly number[]): number[] {
  const differs = (day: number) => day >= 7 && values[day] !== values[day - 7]
  const isCut = (day: number) => differs(day) !== differs(day - 1) || beginsTwoWeeks(values, day)
  const found = values.map((_, day) => day).filter((day) => day > 0 && isCut(day))
  const every = Math.ceil(found.length / mostCuts)
  return [0, ...found.filter((_, at) => at % every === 0), values.length]
}

/** From here on two weeks are alike, and not as the one before. */
function beginsTwoWeeks(values: readonly number[], day: number): boolean {
  if (day < 7 ? values[day] === values[day - 1] : values[day] === values[day - 7]) return false
  return week.every((at) => values[day + at] === values[day + at + 7])
}

/** The most frequent value of each weekday, in days from..to; the smallest of several. */
function patternOf(values: readonly number[], start: number, from: number, to: number): number[] {
  const counts = week.map(() => new Map<number, number>())
  for (let day = from; day <= to; day += 1) {
    const ofDay = counts[weekdayOf(start + day)]
    const value = values[day] ?? 0
    ofDay?.set(value, (ofDay.get(value) ?? 0) + 1)
  }
  const all = counts
    .flatMap((ofDay) => [...ofDay])
    .reduce((sums, [value, count]) => sums.set(value, (sums.get(value) ?? 0) + count), new Map<number, number>())
  const usual = mostOf(all) ?? 0
  // A weekday that the stretch does not have follows the others.
  return counts.map((ofDay) => mostOf(ofDay) ?? usual)
}

function mostOf(counts: ReadonlyMap<number, number>): number | undefined {
  const sorted = [...counts].sort(([one, many], [other, few]) => few - many || one - other)
  return sorted[0]?.[0]
}

/** The value of most weekdays is said of all, then those of the others; nothing is said of weekdays without rooms. */
function patternEntries(pattern: readonly number[]): { weekdays: number[] | null; number: number }[] {
  const daysOf = new Map<number, number[]>()
  for (const [weekday, number] of pattern.entries()) daysOf.set(number, [...(daysOf.get(number) ?? []), weekday])
  const sorted = [...daysOf].sort(([, one], [, other]) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0))
  const mayCoverAll = !daysOf.has(0)
  return sorted
    .filter(([number]) => number !== 0)
    .map(([number, weekdays], at) => ({ number, weekdays: mayCoverAll && at === 0 ? null : weekdays }))
}

/** Days in a row that are not as the pattern says, and alike. */
function exceptionsTo(
  values: readonly number[],
  start: number,
  from: number,
  to: number,
  pattern: readonly number[],
): { from: number; to: number; number: number }[] {
  const runs: { from: number; to: number; number: number }[] = []
  for (let day = from; day <= to; day += 1) {
    const number = values[day] ?? 0
    const last = runs.at(-1)
    const isAsLast = last?.number === number && last.to === day - 1
    if (number === pattern[weekdayOf(start + day)]) continue
    if (last && isAsLast) last.to = day
    else runs.push({ from: day, to: day, number })
  }
  return runs
}
