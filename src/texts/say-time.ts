// How times around a procedure are put into words: how long it takes, and when in the recovery something is.
import type { Translate } from './translate.ts'

/** From here on a time is easier to grasp in hours. */
const hoursFromMin = 120

/** `45 minutes`, `7 hours`, `2 hours 30 minutes`. */
export function sayDuration(durationMin: number, t: Translate): string {
  if (durationMin < hoursFromMin) return t('procedures.minutes', { count: durationMin })
  const hours = t('procedure.hours', { count: Math.floor(durationMin / 60) })
  const rest = durationMin % 60
  return rest === 0
    ? hours
    : t('procedure.hoursAndMinutes', { hours, minutes: t('procedures.minutes', { count: rest }) })
}

/** `Day 0`, `Weeks 2 to 6`. */
export function sayPhase(
  { unit, from, to }: { unit: 'day' | 'week' | 'month'; from: number; to: number },
  t: Translate,
): string {
  return from === to ? t(`procedure.when.${unit}`, { from }) : t(`procedure.when.${unit}s`, { from, to })
}
