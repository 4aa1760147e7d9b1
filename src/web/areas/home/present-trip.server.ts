// Lays the days of one procedure in a row, as the drawn example of a trip.
import type { ProcedureSummary } from '#contract/procedures.ts'
import { homeDayOf } from '#kernel/days-to-fly.ts'
import { sayFlying } from '#texts/say-flying.ts'
import type { Translate } from '#texts/translate.ts'

export type DayKind = 'hospital' | 'near' | 'mayFly'

export type Trip = {
  slug: string
  title: string
  /** In a hotel: those of the stay that are not spent in hospital. */
  nights: number
  /** Every day of the stay, from the day of the procedure on. */
  days: DayKind[]
  /** What the kinds that occur mean, in their order. */
  legend: { kind: DayKind; text: string }[]
  home: string
}

/** More days than this cannot be told apart in one row. */
const mostDays = 21

/** The share of the stay that is spent in hospital: the more, the more the drawing has to tell. */
const shareInHospital = (one: ProcedureSummary) => one.hospitalNights / one.stayDays

/** A procedure that fits in a row and lets one fly before the stay ends; null when the provider has none. */
export function presentTrip(procedures: readonly ProcedureSummary[], t: Translate): Trip | null {
  const [shown] = procedures
    .filter((one) => one.stayDays > 1 && one.stayDays <= mostDays && (homeDayOf(one) ?? Infinity) < one.stayDays)
    .sort((a, b) => shareInHospital(b) - shareInHospital(a))
  const homeDay = shown ? homeDayOf(shown) : null
  if (!shown || homeDay === null) return null
  const { slug, name, hospitalNights, stayDays } = shown
  const kindOf = (day: number): DayKind => (day < hospitalNights ? 'hospital' : day >= homeDay ? 'mayFly' : 'near')
  const days = Array.from({ length: stayDays }, (_, day) => kindOf(day))
  const meaning: Record<DayKind, string> = {
    hospital: t('home.tripHospital', { count: hospitalNights }),
    near: t('home.tripStay', { count: stayDays }),
    mayFly: sayFlying(shown, t),
  }
  const kinds = (['hospital', 'near', 'mayFly'] as const).filter((kind) => days.includes(kind))
  return {
    slug,
    title: t('home.tripTitle', { procedure: name }),
    nights: stayDays - hospitalNights,
    days,
    legend: kinds.map((kind) => ({ kind, text: meaning[kind] })),
    home: t('home.tripHome', { count: stayDays }),
  }
}
