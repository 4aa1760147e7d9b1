// A change of one item of an order that stands: what becomes of its price, how far it has come, and what may be done with it in which state.
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import type { PlannedInstalment } from './plan-instalments.ts'

/**
 * `quoted`: the new one is held, and its client looks at what it costs; `agreed`: they agreed, and its money is awaited; `booking`: the
 * money is promised, and the new one is being booked; `undoing`: it could not be had, and what was done for it is given back; `done`: the
 * item is the new one; `refused`: the item is as it was, for the reason beside it; `withdrawn`: so their client wanted.
 */
export const changeStates = ['quoted', 'agreed', 'booking', 'undoing', 'done', 'refused', 'withdrawn'] as const
export type ChangeState = (typeof changeStates)[number]

/** On its way: until it ended nothing else is done with its item. */
export const liveChangeStates = ['agreed', 'booking', 'undoing'] as const satisfies readonly ChangeState[]

export const isLiveChange = ({ state }: { state: ChangeState }): boolean =>
  liveChangeStates.some((live) => live === state)

export const changeActions = ['agree', 'decline', 'book', 'undo', 'finish', 'refuse', 'withdraw'] as const
export type ChangeAction = (typeof changeActions)[number]

const none = Object.fromEntries(changeActions.map((action) => [action, null])) as Record<ChangeAction, null>

/** The state that an action leads to; null where it is refused. */
// biome-ignore format: it is read as a table
export const changeTransitions: Record<ChangeState, Record<ChangeAction, ChangeState | null>> = {
  quoted:    { ...none, agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' },
  // Declined: they may pay another way while the new one is held.
  agreed:    { ...none, agree: 'agreed', decline: 'quoted', book: 'booking', undo: 'undoing' },
  booking:   { ...none, book: 'booking', undo: 'undoing', finish: 'done' },
  // A supplier's late yes: the old one is gone by then, and the new one is theirs.
  undoing:   { ...none, undo: 'undoing', book: 'booking', refuse: 'refused', withdraw: 'withdrawn' },
  done:      { ...none, finish: 'done' },
  refused:   { ...none, refuse: 'refused', book: 'booking' },
  withdrawn: { ...none, withdraw: 'withdrawn', book: 'booking' },
}

/** In minor units of the order's currency; frozen with the quote, and what is charged is exactly that. */
export type ChangeSums = {
  /** Of the item before and after, what is paid on site and fees for changing included. */
  beforeMinor: number
  totalMinor: number
  onSiteMinor: number
  /** Of the total what this change costs beside the price. */
  feeMinor: number
  /** By how much what is charged through this site moves; negative where it is less. */
  chargeMinor: number
  /** Paid with this change, paid on later days, or given back with it. */
  nowMinor: number
  later: PlannedInstalment[]
  refundMinor: number
}

/** As the client saw it: with the sums and the policy of the item what cancelling the whole order costs then. */
export type QuotedChange = ChangeSums & { policy: CancellationPolicy; orderPolicy: CancellationPolicy }

/** As in the passport; `position` is of the traveller who is renamed or stays, null of one who is added. */
export type ChangedTraveller = { position: number | null; firstName: string; lastName: string }

/**
 * `not-booked`: nothing stands that could be changed; `clinic`: only the clinic changes it; `over`: too late; `changing`: a change of it
 * is on its way; `paying`: a payment for it is.
 */
export const changeRefusals = ['not-booked', 'clinic', 'over', 'changing', 'paying'] as const
export type ChangeRefusal = (typeof changeRefusals)[number]
