// How the days to fly of a procedure are put into words, the same on every page, in the assistant and in mails.
import { type DaysToFly, homeDayOf, needsRelease } from '#kernel/days-to-fly.ts'
import type { Translate } from './translate.ts'

/** A sentence: `You may fly from day 5`. */
export const sayFlying = (days: DaysToFly, t: Translate): string => say(days, 'procedure.mark', t)

/** Beside a label: `from day 5`. */
export const sayFlyingBriefly = (days: DaysToFly, t: Translate): string => say(days, 'procedures', t)

function say(days: DaysToFly, place: 'procedure.mark' | 'procedures', t: Translate): string {
  const day = homeDayOf(days)
  if (day === null) return t(`${place}.flyUnknown`)
  if (!needsRelease(days)) return t(`${place}.flyFrom`, { day })
  const { flyFromDay } = days
  return flyFromDay === null
    ? t(`${place}.flyRelease`, { release: day })
    : t(`${place}.flyBoth`, { release: day, day: flyFromDay })
}

/** What to do about it. */
export function sayBeforeFlying(days: DaysToFly, t: Translate): string {
  if (homeDayOf(days) === null) return t('procedure.flyUnknownDetail')
  return t(needsRelease(days) ? 'procedure.flyReleaseDetail' : 'procedure.flyDetail')
}
