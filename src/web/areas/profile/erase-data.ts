// Erases a client's data at the clinic, and then what this browser kept of it.
import { eraseClient } from '#web/browser/endpoints/privacy.ts'
import { hasShape, isListOf, isText } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

const isErased = hasShape({ kept: isListOf(hasShape({ what: isText })) })

/** Again is no fault. @throws TabFailure; then nothing was erased, or the answer did not come */
export async function eraseData(call: OwnCall, email: string, language: string): Promise<void> {
  await call(toEndpoint(eraseClient, { email, language }, isErased))
  // Before the session ends, which leaves a word for the login behind. What cannot be reached was not kept either.
  const { forgetDevice } = await import('#web/browser/forget-device.ts')
  await forgetDevice().catch(() => {})
}
