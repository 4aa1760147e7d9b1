// By when an answer is promised, as the time that is left or that has passed: in words, by the clock of the server.
import type { Translate } from '#texts/translate.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** What is due later than that is rather found in a day’s plan by its clock. */
const mostHours = 12

export type Due = { isOver: boolean; text: string }

/**
 * `Answer within 5 hours`, `Answer by 23 Nov at 13:00`, `Overdue by 2 days`. Time that is left is rounded down and time that has passed as well, so that nobody
 * is promised more than there is.
 * @param dueBy the same moment in words
 * @param now in milliseconds since 1970
 */
export function sayDue(t: Translate, dueAt: string, dueBy: string, now: number): Due {
  const left = Date.parse(dueAt) - now
  const isOver = left <= 0
  const [unit, count] = inUnits(Math.abs(left))
  if (!isOver && unit === 'hours' && count > mostHours) {
    return { isOver, text: t('desk.inbox.due.by', { moment: dueBy }) }
  }
  return { isOver, text: t(`desk.inbox.due.${isOver ? 'over' : 'in'}.${unit}`, { count }) }
}

function inUnits(ms: number): ['minutes' | 'hours' | 'days', number] {
  if (ms < hourMs) return ['minutes', Math.max(1, Math.floor(ms / minuteMs))]
  if (ms < 2 * dayMs) return ['hours', Math.floor(ms / hourMs)]
  return ['days', Math.floor(ms / dayMs)]
}
