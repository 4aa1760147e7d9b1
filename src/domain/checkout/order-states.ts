// The states of an order, and what may be done in which.

/**
 * `open`: the client looks at it and may change it; `paying`: they agreed, and a payment is on its way; `booking`: the money is
 * promised, and everything is being booked; `undoing`: something could not be had, and all is given back; `placed`: booked, whole or
 * without what could not be had; `failed`: nothing was booked and nothing taken; `cancelled`: nothing of it stands any more;
 * `abandoned`: nobody went on with it before its holds ended.
 */
export const orderStates = [
  'open',
  'paying',
  'booking',
  'undoing',
  'placed',
  'failed',
  'cancelled',
  'abandoned',
] as const
export type OrderState = (typeof orderStates)[number]

/** In which what is still owed of an order can be paid: a cancellation fee may be more than was paid until then. */
export const payableStates: readonly OrderState[] = ['placed', 'cancelled']

export const orderActions = ['agree', 'reopen', 'begin', 'undo', 'place', 'fail', 'cancel', 'abandon'] as const
export type OrderAction = (typeof orderActions)[number]

const none = Object.fromEntries(orderActions.map((action) => [action, null])) as Record<OrderAction, null>

/** The state that an action leads to; null where it is refused. The state it is in already: idempotent. */
// biome-ignore format: it is read as a table
export const orderTransitions: Record<OrderState, Record<OrderAction, OrderState | null>> = {
  open:      { ...none, agree: 'paying', reopen: 'open', abandon: 'abandoned' },
  paying:    { ...none, agree: 'paying', reopen: 'open', begin: 'booking', abandon: 'abandoned' },
  booking:   { ...none, begin: 'booking', undo: 'undoing', place: 'placed' },
  undoing:   { ...none, undo: 'undoing', fail: 'failed' },
  placed:    { ...none, place: 'placed', cancel: 'cancelled' },
  failed:    { ...none, fail: 'failed' },
  cancelled: { ...none, cancel: 'cancelled' },
  // Money that comes after all is given back or used: a late yes of the gateway begins it anew.
  abandoned: { ...none, abandon: 'abandoned', begin: 'booking' },
}
