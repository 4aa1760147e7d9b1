// Does something for a patient, and shows their page as it is after it; what was done is said once.
import { useRevalidator } from 'react-router'
import type { Sentences } from '#web/areas/profile/pool-fault.ts'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import type { Deed } from '#web/areas/profile/use-deed.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'

export type PatientDeed = Pick<Deed<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  /** @returns whether it was done */
  send: (name: string, path: `/api/${string}`, body: object) => Promise<boolean>
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
  const { run, ...deed } = useApiDeed({
    ...own.reasons,
    'invalid-input': own.invalid,
    'too-large': own.invalid,
    'not-allowed': 'desk.patients.fault.consent',
    'not-found': 'desk.patients.fault.missing',
  })
  const send: PatientDeed['send'] = (name, path, body) =>
    run(async (call) => {
      // Of the reply only that it came is looked at: the page is asked for anew, in its own words.
      await call({ name, method: 'POST', path, body, parse: () => true }).catch((error: unknown) => {
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
