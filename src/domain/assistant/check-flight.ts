// Whether so many days lie between a procedure and a flight as its page asks for.
import { needsRelease } from '#kernel/days-to-fly.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import type { FlightCheck, ProcedureFacts } from './tools.ts'

type Procedure = Pick<ProcedureFacts, 'slug' | 'name' | 'flyFromDay' | 'releaseFromDay' | 'flySource'>

/** Where only the surgeon can say, nothing is said of the dates. @param performedOn plain date, as `flyOn` */
export function checkFlight(
  { slug, name, flyFromDay, releaseFromDay, flySource }: Procedure,
  { performedOn, flyOn }: { performedOn: string; flyOn: string },
): FlightCheck {
  const days = { flyFromDay, releaseFromDay }
  const daysBetween = nightsBetween(performedOn, flyOn)
  const dateOf = (day: number | null) => (day === null ? null : addDays(performedOn, day))
  return {
    procedure: { slug, name },
    performedOn,
    flyOn,
    daysBetween,
    days,
    flyFrom: dateOf(flyFromDay),
    releaseFrom: needsRelease(days) ? dateOf(releaseFromDay) : null,
    verdict: judge(days, daysBetween),
    source: flySource,
  }
}

function judge(days: FlightCheck['days'], daysBetween: number): FlightCheck['verdict'] {
  const { flyFromDay, releaseFromDay } = days
  if (flyFromDay === null && releaseFromDay === null) return null
  if (flyFromDay !== null && daysBetween >= flyFromDay) return 'enough'
  if (releaseFromDay !== null && daysBetween >= releaseFromDay) return 'with-release'
  return 'too-early'
}
