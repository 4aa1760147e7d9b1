// A colleague says what became of a step that nobody could find out by asking, or leaves it, with a reason.
import { and, eq, notInArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { resolveBooking } from '#domain/bookings/resolve-booking.ts'
import { Fault } from '#kernel/fault.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderRow, readWholeOrder, type StepRow } from './find-order.ts'
import { isOwnResolution, readStuckStep, type StepResolution, type StuckStep } from './stuck-steps.ts'
import { orderSteps } from './tables.ts'

export type ResolveStep = {
  order: string
  step: string
  to: StepResolution
  /** In the colleague's own words. */
  reason: string
  /** Of its booking as it was shown. */
  revision: number
  /** The supplier's number of the booking, where it gave one. */
  supplierReference?: string | undefined
}

/**
 * What money does only the gateway says. What a supplier did with a booking is resolved with the booking.
 * @param scope entered as the client whose order it is
 * @throws Fault not-found; no-longer-possible for a step that is over (`over`), is worked at (`busy`), or is nothing to be said of
 * (`not-resolvable`), and `changed` when its booking is another revision by now; invalid-input without a reason, or without the number of
 * a supplier that is not the clinic's own
 */
export async function resolveStep(
  parts: Pick<CheckoutParts, 'jobs' | 'clock' | 'bookables'>,
  scope: Scope,
  caller: BookingCaller,
  by: { name: string },
  said: ResolveStep,
): Promise<StepRow> {
  const now = parts.clock()
  if (said.reason.trim() === '') {
    throw new Fault('invalid-input', 'A reason is needed.', { fields: [{ path: 'reason', reason: 'required' }] })
  }
  const order = await findOrder(scope, caller.account, said.order, { forUpdate: true })
  if (order.leasedUntil !== null && order.leasedUntil > now) throw noLonger('busy', 'step')
  const stuck = await findStuckStep(parts, scope, order, said.step)
  if (!stuck.resolutions.includes(said.to)) throw noLonger('not-resolvable', 'step')
  const step = await writeResolution(parts, scope, stuck, by, said)
  if (isOwnResolution(said.to)) await noteInLog(scope, caller, order, by, said.reason.trim(), now)
  else await resolveItsBooking(parts, scope, caller, by, stuck, said)
  await parts.jobs.put(scope.transaction, orderQueue, { providerId: order.providerId, orderId: order.id })
  return step
}

async function findStuckStep(
  parts: Pick<CheckoutParts, 'clock' | 'bookables'>,
  scope: Scope,
  order: OrderRow,
  id: string,
): Promise<StuckStep> {
  const whole = await readWholeOrder(scope, order)
  const step = whole.steps.find((one) => one.id === id)
  if (!step) throw new Fault('not-found', 'There is no such step.')
  if (step.state === 'done' || step.state === 'skipped') throw noLonger('over', 'step')
  return readStuckStep(parts, scope, whole, step)
}

/** What became of its booking ends the step by itself, when the order is gone on with. */
async function writeResolution(
  { clock }: Pick<CheckoutParts, 'clock'>,
  scope: Scope,
  { step: { id } }: StuckStep,
  by: { name: string },
  { to, reason }: ResolveStep,
): Promise<StepRow> {
  const ends = isOwnResolution(to) ? { state: to, endedAt: clock() } : {}
  const set = { ...ends, resolvedBy: by.name, resolution: reason.trim() }
  const isOpen = and(eq(orderSteps.id, id), notInArray(orderSteps.state, ['done', 'skipped']))
  const [step] = await scope.update(orderSteps, set, isOpen)
  if (!step) throw noLonger('over', 'step')
  return step
}

async function resolveItsBooking(
  parts: Pick<CheckoutParts, 'jobs' | 'clock' | 'bookables'>,
  scope: Scope,
  caller: BookingCaller,
  by: { name: string },
  { item }: StuckStep,
  { to, revision, reason, supplierReference }: ResolveStep,
): Promise<void> {
  if (!item || isOwnResolution(to)) throw noLonger('not-resolvable', 'step')
  await resolveBooking(parts, scope, caller, item.booking.reference, by, { revision, to, reason, supplierReference })
}

async function noteInLog(
  scope: Scope,
  { account }: BookingCaller,
  { reference }: OrderRow,
  by: { name: string },
  note: string,
  now: Date,
): Promise<void> {
  const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'order', why: 'care', note } as const
  await writeAudit(scope, account, { ...entry, subjectId: reference }, now)
}
