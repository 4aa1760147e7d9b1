// Steps of an order: each is a row before it is a call, with what came of every attempt.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { digestOf } from './checkout-parts.ts'
import type { OrderRow, StepRow } from './find-order.ts'
import type { StepAttempt, StepName, StepState } from './order.ts'
import { orderSteps } from './tables.ts'

export type Step = {
  name: StepName
  /** The item, the payment or the refund that it is about; null where it is about the order. */
  subjectId: string | null
  /** What is asked for, without any time in it. */
  asks: unknown
}

/** What the supplier or the gateway is asked under: the same step has the same one. */
export const stepKey = ({ name, subjectId }: Pick<Step, 'name' | 'subjectId'>, { id }: Pick<OrderRow, 'id'>): string =>
  `${name} ${subjectId ?? id}`

export const findStep = (steps: readonly StepRow[], name: StepName, subjectId: string | null): StepRow | undefined =>
  steps.find((step) => step.name === name && step.subjectId === subjectId)

export const isStepOver = (step: StepRow | undefined): boolean => step !== undefined && step.state !== 'waiting'

/** Idempotent. @param scope under the order's lock, so that no two have one position */
export async function beginStep(scope: Scope, order: OrderRow, step: Step, now: Date): Promise<StepRow> {
  const { name, subjectId, asks } = step
  const key = stepKey(step, order)
  const before = await scope.rows(orderSteps, eq(orderSteps.orderId, order.id))
  const known = before.find((one) => one.key === key)
  if (known) return known
  const position = Math.max(-1, ...before.map((one) => one.position)) + 1
  const asked = { name, subjectId, digest: digestOf(asks), key }
  const fresh = { id: newId(), orderId: order.id, position, state: 'waiting' as const, attempts: [], startedAt: now }
  const [row] = await scope.insert(orderSteps, [{ ...asked, ...fresh }])
  if (!row) throw new RangeError('a step was not written')
  return row
}

/** What a colleague said of it stays. */
export async function endStep(scope: Scope, { id }: StepRow, state: Exclude<StepState, 'waiting'>, now: Date) {
  await scope.update(orderSteps, { state, endedAt: now }, and(eq(orderSteps.id, id), eq(orderSteps.state, 'waiting')))
}

/** More than these say nothing new. */
const attemptsKept = 20

export async function noteAttempt(scope: Scope, { id }: StepRow, attempt: StepAttempt): Promise<void> {
  const [row] = await scope.rows(orderSteps, eq(orderSteps.id, id))
  if (row)
    await scope.update(orderSteps, { attempts: [...row.attempts, attempt].slice(-attemptsKept) }, eq(orderSteps.id, id))
}

/** Later each time, up to five minutes. */
export function tryAgainAt({ attempts }: Pick<StepRow, 'attempts'>, now: Date): Date {
  return new Date(now.getTime() + Math.min(300_000, 2_000 * 2 ** attempts.length))
}
