// The recovery as a drawing: phases at equal steps, and how far hospital, stay and the wait for a flight reach along them.
import type { Procedure } from '#contract/procedures.ts'
import { homeDayOf } from '#kernel/days-to-fly.ts'
import type { Inline } from '#kernel/rich-text.ts'
import { sayFlying } from '#texts/say-flying.ts'
import { sayPhase } from '#texts/say-time.ts'
import type { Translate } from '#texts/translate.ts'

type Phase = Procedure['recovery'][number]
type Recovering = Pick<Procedure, 'recovery' | 'hospitalNights' | 'stayDays' | 'flyFromDay' | 'releaseFromDay'>

/** Where a person is from this point of the line on. */
export type Place = 'hospital' | 'clinic' | 'home'

export type RecoveryPhase = { kind: 'phase'; label: string; text: Inline[]; place: Place; column: number }
/** `reach`: how far along the line it ends, in percent; null where nobody can say. */
export type RecoveryMark = { kind: 'hospital' | 'stay' | 'fly'; title: string; reach: number | null; place: Place }

/** Days that a unit of the clinic's wording stands for; only the drawing uses them. */
const daysIn = { day: 1, week: 7, month: 30 } as const
/** Part of a step that a phase of several days takes up; the rest leads over to the next. */
const phaseShare = 0.8

/** Phases and marks in one list by day: the order that a phone shows and a screen reader reads. */
export function presentRecovery(procedure: Recovering, t: Translate): (RecoveryPhase | RecoveryMark)[] {
  const starts = startDays(procedure.recovery)
  const phases = procedure.recovery.map((phase, at) => {
    const entry = { kind: 'phase' as const, label: sayPhase(phase, t), text: phase.text, column: at + 1 }
    return { day: starts[at] ?? 0, entry }
  })
  const marks = marksOf(procedure, t).map(({ kind, title, day }) => {
    const reach = day === null ? null : reachOf(day, procedure.recovery, starts)
    return { day: day ?? procedure.stayDays, entry: { kind, title, reach } }
  })
  let place: Place = 'hospital'
  return [...phases, ...marks]
    .sort((one, other) => one.day - other.day)
    .map(({ entry }) => {
      if (entry.kind === 'stay') place = 'home'
      else if (entry.kind === 'hospital' && place === 'hospital') place = 'clinic'
      return { ...entry, place }
    })
}

/** The wait for a flight comes before the end of the stay: who may not fly yet has not left. */
function marksOf(procedure: Recovering, t: Translate) {
  const { hospitalNights, stayDays } = procedure
  return [
    {
      kind: 'hospital' as const,
      day: hospitalNights,
      title: hospitalNights > 0 ? t('procedure.mark.hospital', { count: hospitalNights }) : t('procedure.mark.sameDay'),
    },
    {
      kind: 'fly' as const,
      day: homeDayOf(procedure),
      title: sayFlying(procedure, t),
    },
    { kind: 'stay' as const, day: stayDays, title: t('procedure.mark.stay', { count: stayDays }) },
  ]
}

/** Week 2 is drawn at day 14, or earlier when the clinic names an earlier day after it: the line never runs back. */
function startDays(phases: Phase[]): number[] {
  const days = phases.map(({ unit, from }) => from * daysIn[unit])
  for (let at = days.length - 2; at >= 0; at -= 1) days[at] = Math.min(days[at] ?? 0, days[at + 1] ?? 0)
  return days
}

/** Percent of the line that a day lies at, when every phase takes the same width. */
function reachOf(day: number, phases: Phase[], starts: number[]): number {
  const anchors = starts.flatMap((start, at) => {
    const end = (phases[at]?.to ?? 0) * daysIn[phases[at]?.unit ?? 'day']
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY
    return end > start && end < next ? [[start, at] as const, [end, at + phaseShare] as const] : [[start, at] as const]
  })
  const after = anchors.findIndex(([anchor]) => anchor > day)
  const [fromDay, from] = anchors[after < 0 ? anchors.length - 1 : after - 1] ?? [0, 0]
  const [toDay, to] = anchors[after] ?? [fromDay + day, Math.min(from + 0.5, phases.length)]
  const share = toDay > fromDay ? Math.max(0, day - fromDay) / (toDay - fromDay) : 0
  return Math.round(((from + share * (to - from)) / Math.max(1, phases.length)) * 1000) / 10
}
