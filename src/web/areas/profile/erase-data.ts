// Erases a client's data at the clinic, and then what this browser kept of it.
import { hasShape, isListOf, isText, readAs } from '#web/browser/read-reply.ts'
import type { OwnCall } from './use-own-call.ts'

const readKept = readAs(
  hasShape<{ kept: { what: string }[] }>({ kept: isListOf(hasShape<{ what: string }>({ what: isText })) }),
)

/** Again is no fault. @throws TabFailure; then nothing was erased, or the answer did not come */
export async function eraseData(call: OwnCall, email: string, language: string): Promise<void> {
  await call({
    name: 'eraseClient',
    method: 'POST',
    path: '/api/client/erase',
    body: { email, language },
    parse: readKept,
  })
  // Before the session ends, which leaves a word for the login behind. What cannot be reached was not kept either.
  const { forgetDevice } = await import('#web/browser/forget-device.ts')
  await forgetDevice().catch(() => {})
}
