// Says yes to something the client was asked, in the version of the words that were shown.
import { setConsent } from '#web/browser/endpoints/clients.ts'
import { hasShape, isFlag } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

/** @throws TabFailure */
export const giveConsent = (call: OwnCall, purpose: 'health-data' | 'sharing', version: string): Promise<unknown> =>
  call(toEndpoint(setConsent, { purpose, isGiven: true, version }, hasShape({ isGiven: isFlag })))
