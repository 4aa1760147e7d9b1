// Takes what somebody writes to the provider, on the contact page or with a conversation: once, whosever it is, and from no script.
import { type ContactParts, type ContactSubmission, sendContact } from '#domain/inbox/send-contact.ts'
import { plainDate } from '#kernel/clock.ts'
import { newReference } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { senderHeader } from './gate.ts'
import { readKey } from './read-key.ts'
import type { Call } from './serve.ts'
import { signedInAs } from './signed-in-as.ts'

export type TakeMessageParts = ContactParts & { digestSender: (address: string) => string; log: Log }

type Written = Omit<ContactSubmission, 'idempotencyKey' | 'inputDigest' | 'senderDigest'>

/**
 * @param input all that came in: the same of it is the same message
 * @throws Fault idempotency-key-reused, too-many-requests
 */
export async function takeMessage(
  parts: TakeMessageParts,
  call: Call,
  input: { leaveEmpty: string },
  written: Written,
): Promise<{ reference: string; replyHours: number; email: string }> {
  const provider = await call.findOwnProvider()
  const { replyHours } = provider.contact
  const email = written.email.toLowerCase()
  // A script filled in the field that people do not see: it hears what everyone hears, and nothing is kept.
  if (input.leaveEmpty !== '') {
    parts.log.warn('a script sent a message', { kind: written.kind })
    return { reference: newReference('M'), replyHours, email }
  }
  const today = plainDate(parts.clock(), provider.location.timeZone)
  const submission = {
    ...written,
    email,
    ...readKey(call, input, today),
    senderDigest: parts.digestSender(call.header(senderHeader) ?? 'unknown'),
  }
  const client = await signedInAs(email, parts, call)
  return { reference: await sendContact(parts, provider, submission, client), replyHours, email }
}
