// Whether so many days lie between a procedure and a flight as its page asks for.
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import type { FlightCheck, ProcedureFacts } from './tools.ts'

type Procedure = Pick<ProcedureFacts, 'slug' | 'name' | 'flyFromDay' | 'flySource'>

/** Where only the surgeon can say, nothing is said of the dates. @param performedOn plain date, as `flyOn` */
export function checkFlight(
  { slug, name, flyFromDay, flySource }: Procedure,
  { performedOn, flyOn }: { performedOn: string; flyOn: string },
): FlightCheck {
  const daysBetween = nightsBetween(performedOn, flyOn)
  return {
    procedure: { slug, name },
    performedOn,
    flyOn,
    daysBetween,
    daysNeeded: flyFromDay,
    flyFrom: flyFromDay === null ? null : addDays(performedOn, flyFromDay),
    isLongEnough: flyFromDay === null ? null : daysBetween >= flyFromDay,
    source: flySource,
  }
}
