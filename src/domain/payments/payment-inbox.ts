// Puts a payment before the clinic's people: a refund that failed, a dispute, money that nothing stands for.
import type { Scope } from '#db/scope.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import type { PaymentRow } from './payment-parts.ts'

/** One item for each order, named by its reference alone: nobody's name is known here. */
export const putPaymentInInbox = (
  scope: Scope,
  { reference }: Pick<PaymentRow, 'reference'>,
  at: Date,
): Promise<void> => putInInbox(scope, { kind: 'payment', reference, from: reference, at, dueAt: null })
