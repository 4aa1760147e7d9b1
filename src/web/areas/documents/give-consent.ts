// Says yes to something the client was asked, in the version of the words that were shown.
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { hasShape, isFlag, readAs } from '#web/browser/read-reply.ts'

/** @throws TabFailure */
export const giveConsent = (call: OwnCall, purpose: 'health-data' | 'sharing', version: string): Promise<unknown> =>
  call({
    name: 'setConsent',
    method: 'POST',
    path: '/api/client/consents/set',
    body: { purpose, isGiven: true, version },
    parse: readAs(hasShape<{ isGiven: boolean }>({ isGiven: isFlag })),
  })
