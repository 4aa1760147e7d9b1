// Does something for a patient, and shows their page as it is after it; what was done is said once.
import { useRevalidator } from 'react-router'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import type { Deed } from '#web/areas/profile/use-deed.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'

export type PatientDeed = Pick<Deed<OwnCall>, 'isBusy' | 'news' | 'say'> & {
  /** @returns whether it was done */
  send: (name: string, path: `/api/${string}`, body: object) => Promise<boolean>
}

/** @param own sentences for what is wrong with what was given */
export function usePatientDeed(own: {
  invalid: 'desk.patients.fault.file' | 'desk.patients.fault.accepted'
}): PatientDeed {
  const { revalidate } = useRevalidator()
  const { run, ...deed } = useApiDeed({
    'invalid-input': own.invalid,
    'too-large': own.invalid,
    'not-allowed': 'desk.patients.fault.consent',
    'not-found': 'desk.patients.fault.missing',
  })
  const send: PatientDeed['send'] = (name, path, body) =>
    run(async (call) => {
      // Of the reply only that it came is looked at: the page is asked for anew, in its own words.
      await call({ name, method: 'POST', path, body, parse: () => true })
      await revalidate()
    })
  return { ...deed, send }
}
