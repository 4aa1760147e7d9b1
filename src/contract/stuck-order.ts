// An order that nobody could finish, as the inbox shows it, and what a colleague says became of its steps.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { orderItemState, orderState } from './orders.ts'
import { oneLine, writtenText } from './written-text.ts'

/** What a colleague may say became of a step: of its booking what the supplier did, or of the step itself. */
export const stepResolution = z.enum(['booked', 'refused', 'cancelled', 'standing', 'done', 'skipped'])
export type StepResolution = z.infer<typeof stepResolution>

export const stuckOrder = z.object({
  reference: z.string(),
  state: orderState,
  items: z.array(z.object({ title: z.string(), booking: z.string(), state: orderItemState })),
  /** Steps that wait for a colleague, and those that one has said something of. */
  steps: z.array(
    z.object({
      id: z.uuid(),
      /** What it is about; empty where it is about the order. */
      title: z.string(),
      /** For `resolveOrderStep`; none where nothing is left to be said. */
      resolutions: z.array(stepResolution),
      needsSupplierReference: z.boolean(),
      /** To be sent along with what is said. */
      revision: z.int(),
      /** Who said what became of it, and how they knew; both empty where nobody did. */
      by: z.string(),
      resolution: z.string(),
    }),
  ),
  /** Only the gateway knows what became of the money; it is asked until it says. */
  waitsForGateway: z.boolean(),
})

export const resolveOrderStep = endpoint({
  name: 'resolveOrderStep',
  method: 'POST',
  path: '/api/desk/inbox/{id}/resolve-step',
  input: z.object({
    id: z.uuid(),
    step: z.uuid(),
    /** Of its booking as it was shown. @see no-longer-possible (422) with reason `changed` when it has changed since */
    revision: z.int32().min(0),
    to: stepResolution,
    /** How the colleague knows; stands in the patient's access log. */
    reason: writtenText(500).min(1),
    /** The supplier's own number of the booking: needed for `booked`, unless the supplier is the clinic's own. */
    supplierReference: oneLine(80).default(''),
  }),
  reply: z.object({ done: z.literal(true) }),
  who: 'staff',
  may: 'payments.work',
  summary: 'Says what became of a step of an order that nobody could finish. What only a gateway knows is refused.',
})
