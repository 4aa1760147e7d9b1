// What the tab does with a booking, and what it asks of the API for that: the same for every kind, at addresses of its own.
import type { Money } from '#kernel/money.ts'
import type { ApiCall } from '#web/browser/call-api.ts'
import type { Action } from './use-action.ts'
import type { OwnCall } from './use-own-call.ts'

/** The booking as it is then; of it only the reference is looked at. */
type Changed = { reference: string }

type Asked = { reference: string; language: string }

/** What the tab asks of the API about a booking of this kind; how it is confirmed is the kind's own form's. */
export type BookingCalls = {
  release(asked: Asked): ApiCall<Changed>
  cancel(asked: Asked & { agreedFee: Money; revision: number }): ApiCall<Changed>
  calendar(reference: string): string
}

export type FieldFault = { path: string; reason: string }

/** `onFields` is told what is wrong with single fields. */
export type BookingAction = Omit<Action<OwnCall>, 'run'> & {
  send: (request: ApiCall<Changed>, onFields?: (fields: FieldFault[]) => void) => Promise<boolean>
}
