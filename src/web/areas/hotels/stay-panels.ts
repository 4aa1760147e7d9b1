// The fields of a stay that open below their line: what they need of the form around them, and which one of them a fault lies in.
import type { FieldFault } from '#kernel/fault.ts'
import type { StayFields } from './stay-draft.ts'

export type StayPanel = 'dates' | 'guests'

export type StayPanels = {
  fields: StayFields
  faults: readonly FieldFault[]
  /** The one that stands open. */
  panel: StayPanel | null
  change: (typed: Partial<StayFields>) => void
  set: (change: { panel: StayPanel | null }) => void
}

/** In a panel that stays shut nobody sees what is wrong. */
export function panelOf(fault: FieldFault | undefined): StayPanel | null {
  if (!fault) return null
  if (/^check(In|Out)/.test(fault.path)) return 'dates'
  return fault.path.startsWith('room') ? 'guests' : null
}

/** What the address could not say; all else is the API's to judge. */
export function whatIsMissing({ checkIn, checkOut, rooms }: StayFields): FieldFault[] {
  const days = Object.entries({ checkIn, checkOut }).filter(([, day]) => day === '')
  const ages = rooms.flatMap(({ children }, at) => (children.includes(null) ? [`room.${at}.children`] : []))
  return [
    ...days.map(([path]) => ({ path, reason: 'required' })),
    ...ages.map((path) => ({ path, reason: 'required' })),
  ]
}
