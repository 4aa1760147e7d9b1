// Does something for a patient, and shows their page as it is after it; what was done is said once.
import { useRevalidator } from 'react-router'
import type { ApiCall } from '#web/browser/call-api.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import type { Sentences } from '#web/signed-in/pool-fault.ts'
import type { Action } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

export type PatientDeed = Pick<Action<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  /** @returns whether it was done */
  send: (request: ApiCall<unknown>) => Promise<boolean>
}

/** Why nobody can be released from a day: said beside its field. */
export const dayFaults: Sentences = {
  past: 'desk.patients.fault.past',
  'before-offer': 'desk.patients.fault.beforeOffer',
}

/** @param own sentences for what is wrong with what was given; `reasons` by what is said of a field */
export function usePatientDeed(own: {
  invalid: 'desk.patients.fault.file' | 'desk.patients.fault.accepted'
  reasons?: Sentences
}): PatientDeed {
  const { revalidate } = useRevalidator()
  const { run, ...deed } = useApiAction({
    ...own.reasons,
    'invalid-input': own.invalid,
    'too-large': own.invalid,
    'not-allowed': 'desk.patients.fault.consent',
    'not-found': 'desk.patients.fault.missing',
  })
  const send: PatientDeed['send'] = (request) =>
    run(async (call) => {
      // The page is asked for anew after it, in its own words.
      await call(request).catch((error: unknown) => {
        throw byReason(error, own.reasons)
      })
      await revalidate()
    })
  return { ...deed, send }
}

/** A field's own reason says more than that something is wrong. */
function byReason(error: unknown, reasons: Sentences = {}): unknown {
  const reason = error instanceof TabFailure ? error.fault.fields?.[0]?.reason : undefined
  if (!(error instanceof TabFailure) || reason === undefined || !(reason in reasons)) return error
  return new TabFailure({ ...error.fault, code: reason })
}
