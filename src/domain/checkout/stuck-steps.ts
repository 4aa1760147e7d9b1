// Reads what of an order a colleague may say: for each step that waits what became of it, and whether only the gateway knows the rest.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { needsSupplierReference, type Resolution, readResolutions } from '#domain/bookings/resolutions.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { isLivePayment } from '#domain/payments/payment-states.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { OrderItem, StepRow, WholeOrder } from './find-order.ts'
import type { StepName } from './order.ts'

/** Of the step itself. `done`: they cancelled it on the telephone; `skipped`: it stays as it is, and the clinic pays for it. */
const ownResolutions = ['done', 'skipped'] as const

export type StepResolution = Extract<Resolution, 'booked' | 'refused' | 'cancelled' | 'standing'> | 'done' | 'skipped'

export type StuckStep = {
  step: StepRow
  /** That it is about; undefined where it is about the order. */
  item: OrderItem | undefined
  /** What a colleague may say of it now; empty where they said it, or the supplier can still be asked. */
  resolutions: StepResolution[]
  /** Whether saying `booked` takes the supplier's number. */
  needsSupplierReference: boolean
  /** Of the booking, to be sent along with what is said of it. */
  revision: number
}

export type StuckSteps = {
  /** Those that wait for a colleague, and those that one has said something of. */
  steps: StuckStep[]
  /** Money is promised, taken or on its way back, and the gateway has not said what became of it. */
  waitsForGateway: boolean
}

const atGateway: readonly StepName[] = ['authorize', 'capture', 'refund', 'void']

type Reading = Pick<CheckoutParts, 'bookables' | 'clock'>

/** @param scope entered as the client whose order it is */
export async function readStuckSteps(parts: Reading, scope: Scope, whole: WholeOrder): Promise<StuckSteps> {
  const { order, payments } = whole
  const waiting = whole.steps.filter(({ state }) => state === 'waiting')
  const steps: StuckStep[] = []
  for (const step of whole.steps) {
    if (atGateway.includes(step.name)) continue
    const stuck = await readStuckStep(parts, scope, whole, step)
    if (stuck.resolutions.length > 0 || step.resolvedBy !== '') steps.push(stuck)
  }
  const isGivingBack = order.state === 'undoing' && payments.some(({ state }) => isLivePayment(state))
  return { steps, waitsForGateway: isGivingBack || waiting.some(({ name }) => atGateway.includes(name)) }
}

export async function readStuckStep(
  { bookables, clock }: Reading,
  scope: Scope,
  { items, changes }: Pick<WholeOrder, 'items' | 'changes'>,
  step: StepRow,
): Promise<StuckStep> {
  const change = changes.find(({ id }) => id === step.subjectId)
  const item = items.find(({ id }) => id === (change?.itemId ?? step.subjectId))
  const bookingId = change?.bookingId ?? item?.bookingId
  const [row] = bookingId ? await scope.rows(bookings, eq(bookings.id, bookingId)) : []
  const ofBooking = row ? (await readResolutions(bookables, scope, row, clock())).filter(isOfStep) : []
  return {
    step,
    item,
    resolutions: step.state === 'waiting' ? sayable(step.name, row?.state, ofBooking) : [],
    needsSupplierReference: row !== undefined && needsSupplierReference(bookables, row),
    revision: row?.revision ?? 0,
  }
}

/** What money does only the gateway says. A booking that is on its way is resolved as what it is; of one that stands, the step. */
function sayable(name: StepName, booking: string | undefined, ofBooking: StepResolution[]): StepResolution[] {
  if (name === 'announce') return ['skipped']
  if (name !== 'book' && name !== 'cancel') return []
  if (booking === 'booking' || booking === 'cancelling') return ofBooking
  return name === 'cancel' ? [...ownResolutions] : []
}

const isOfStep = (one: Resolution): one is Extract<StepResolution, Resolution> =>
  one !== 'completed' && one !== 'no-show'

/** Said of the step alone, and not of its booking. */
export const isOwnResolution = (to: StepResolution): to is (typeof ownResolutions)[number] =>
  ownResolutions.some((one) => one === to)
