// Endpoints of the contact page: taking a message, and whether the provider answers as soon as it promises.
import { createHash } from 'node:crypto'
import { contactConsentVersion, getReplyTime, sendContactMessage } from '#contract/contact.ts'
import { type ReplyTime, readReplyTime } from '#domain/inbox/reply-time.ts'
import { type ContactParts, sendContact } from '#domain/inbox/send-contact.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { newReference } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { senderHeader } from './gate.ts'
import { type ApiApp, serve } from './serve.ts'
import { signedInAs } from './signed-in-as.ts'

export type ContactApiParts = ContactParts & { digestSender: (address: string) => string; log: Log }

export function serveContact(app: ApiApp, parts: ContactApiParts): void {
  serve(app, sendContactMessage, async (input, call) => {
    const provider = await call.findOwnProvider()
    const { replyHours } = provider.contact
    const { leaveEmpty, consent: _, ...message } = input
    const email = message.email.toLowerCase()
    // A script filled in the field that people do not see: it hears what everyone hears, and nothing is kept.
    if (leaveEmpty !== '') {
      parts.log.warn('a script sent a contact message')
      return { reference: newReference('M'), replyHours, email }
    }
    const inputDigest = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
    const today = plainDate(parts.clock(), provider.location.timeZone)
    const submission = {
      ...message,
      email,
      consentVersion: contactConsentVersion,
      // Without a key the content is the key, for a day: the same words in another month are another message.
      idempotencyKey: call.header('idempotency-key')?.slice(0, 200) || `${today} ${inputDigest}`,
      inputDigest,
      senderDigest: parts.digestSender(call.header(senderHeader) ?? 'unknown'),
    }
    const client = await signedInAs(email, parts, call)
    return { reference: await sendContact(parts, provider, submission, client), replyHours, email }
  })

  const readKept = rememberMinutely(parts)
  serve(app, getReplyTime, async (_, call) => {
    const provider = await call.findOwnProvider()
    const { kept, until } = await readKept(provider)
    call.holdUntil(until)
    return { replyHours: provider.contact.replyHours, kept }
  })
}

type Kept = { kept: ReplyTime | null; until: Date }

const rememberedMs = 60_000

/** Everyone who comes within a minute reads what the first had counted. */
function rememberMinutely({ database, clock }: Pick<ContactApiParts, 'database' | 'clock'>) {
  const known = new Map<string, { from: Date; kept: Promise<ReplyTime | null> }>()
  return async ({ id }: Provider): Promise<Kept> => {
    const now = clock()
    const until = (from: Date) => new Date(from.getTime() + rememberedMs)
    const before = known.get(id)
    if (before && now < until(before.from)) return { kept: await before.kept, until: until(before.from) }
    const kept = database.forProvider(id, (scope) => readReplyTime(scope, now))
    known.set(id, { from: now, kept })
    kept.catch(() => known.delete(id))
    return { kept: await kept, until: until(now) }
  }
}
