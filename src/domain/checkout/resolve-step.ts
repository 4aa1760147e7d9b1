// A colleague says what became of a step that nobody could find out by asking, or leaves it, with a reason.
import { and, eq, notInArray } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { Fault } from '#kernel/fault.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type StepRow } from './find-order.ts'
import type { StepName, StepState } from './order.ts'
import { orderSteps } from './tables.ts'

/** What money does only the gateway says, and bookings are resolved with the booking: these are left to say. */
const resolvable: Record<StepName, Exclude<StepState, 'waiting'>[]> = {
  authorize: [],
  book: [],
  capture: [],
  refund: [],
  void: [],
  announce: ['skipped'],
  cancel: ['done', 'skipped'],
}

export type ResolveStep = {
  order: string
  step: string
  /** `done`: they cancelled it on the telephone; `skipped`: it stays as it is, and the clinic pays for it. */
  to: 'done' | 'skipped'
  /** In the colleague's own words. */
  reason: string
}

/**
 * @param scope entered as the client whose order it is
 * @throws Fault not-found; no-longer-possible for a step that is over (`over`), is worked at (`busy`), or is nothing to be said of
 * (`not-resolvable`); invalid-input without a reason
 */
export async function resolveStep(
  { jobs, clock }: Pick<CheckoutParts, 'jobs' | 'clock'>,
  scope: Scope,
  client: ClientKey,
  by: { name: string },
  { order: reference, step: stepId, to, reason }: ResolveStep,
): Promise<StepRow> {
  if (reason.trim() === '') {
    throw new Fault('invalid-input', 'A reason is needed.', { fields: [{ path: 'reason', reason: 'required' }] })
  }
  const now = clock()
  const order = await findOrder(scope, client, reference, { forUpdate: true })
  if (order.leasedUntil !== null && order.leasedUntil > now) throw noLonger('busy', 'step')
  const isIt = and(eq(orderSteps.orderId, order.id), eq(orderSteps.id, stepId))
  const [found] = await scope.rows(orderSteps, isIt)
  if (!found) throw new Fault('not-found', 'There is no such step.')
  if (!resolvable[found.name].includes(to)) throw noLonger('not-resolvable', 'step')
  const said = { state: to, endedAt: now, resolvedBy: by.name, resolution: reason.trim() }
  const [step] = await scope.update(orderSteps, said, and(isIt, notInArray(orderSteps.state, ['done', 'skipped'])))
  if (!step) throw noLonger('over', 'step')
  const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'order', why: 'care' } as const
  await writeAudit(scope, client, { ...entry, subjectId: order.reference }, now)
  await jobs.put(scope.transaction, orderQueue, { providerId: order.providerId, orderId: order.id })
  return step
}
