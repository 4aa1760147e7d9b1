// Reads the recovery of a procedure: a list whose items say when, as `Day 1-3:`, and then what to expect.
import type { List } from 'mdast'
import type { RecoveryPhase } from '#domain/procedures/procedure.ts'
import { offsetOf, readItems } from './markdown.ts'
import type { Refuse } from './source.ts'
import { shown } from './wording.ts'

type Unit = RecoveryPhase['unit']

const label = /^(Day|Week|Month)\s+(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*:\s*/
/** Where a unit can begin and end at most, in days: week 2 may be meant to start on day 7 or on day 14. */
const daysOf: Record<Unit, number> = { day: 1, week: 7, month: 31 }

export function readRecovery(list: List, refuse: Refuse): RecoveryPhase[] {
  const phases: RecoveryPhase[] = []
  const texts = readItems(list.children, refuse)
  for (const [index, item] of list.children.entries()) {
    const [first, ...rest] = texts[index] ?? []
    if (first === undefined) continue
    const start = item.children[0] ? offsetOf(item.children[0]) : offsetOf(item)
    const match = typeof first === 'string' ? label.exec(first) : null
    if (typeof first !== 'string' || !match) {
      const said = typeof first === 'string' ? first : 'bold or a link'
      refuse(start, `${shown(said)} must start with when it is, such as "Day 0:", "Day 1-3:", "Week 2:" or "Month 3:"`)
      continue
    }
    const from = Number(match[2])
    const words = first.slice(match[0].length)
    const text = words === '' ? rest : [words, ...rest]
    const unit = match[1]?.toLowerCase() as Unit
    const phase = { unit, from, to: Number(match[3] ?? from), text }
    const trouble = troubleOf(phase, phases)
    if (trouble) refuse(start, `${shown(match[0].trim())} ${trouble}`)
    phases.push(phase)
  }
  return phases
}

function troubleOf(phase: RecoveryPhase, before: readonly RecoveryPhase[]): string | undefined {
  if (phase.text.length === 0) return 'says nothing; must be followed by what to expect'
  if (phase.to < phase.from) return 'ends before it starts'
  const later = before.find((other) => isBefore(phase, other))
  return later && `goes back in time; it stands after ${later.unit} ${later.from}`
}

/** Surely earlier: within a unit by number, across units only where no reading of the words makes it right. */
function isBefore(phase: RecoveryPhase, other: RecoveryPhase): boolean {
  if (phase.unit === other.unit) return phase.from < other.from
  const lastDay = phase.unit === 'day' ? phase.to : (phase.to + 1) * daysOf[phase.unit] - 1
  const firstDay = other.unit === 'day' ? other.from : (other.from - 1) * (other.unit === 'month' ? 30 : 7)
  return lastDay < firstDay
}
