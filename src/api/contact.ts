// Endpoints of the contact page: taking a message, and whether the provider answers as soon as it promises.
import { contactConsentVersion, getReplyTime, sendContactMessage } from '#contract/contact.ts'
import { type ReplyTime, readReplyTime } from '#domain/inbox/reply-time.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { type ApiApp, serve } from './serve.ts'
import { type TakeMessageParts, takeMessage } from './take-message.ts'

export type ContactApiParts = TakeMessageParts

export function serveContact(app: ApiApp, parts: ContactApiParts): void {
  serve(app, sendContactMessage, (input, call) => {
    const { name, email, phone, text, language } = input
    const kind = 'contact-message'
    const consentVersion = contactConsentVersion
    return takeMessage(parts, call, input, {
      kind,
      name,
      email,
      phone,
      text,
      language,
      transcript: null,
      procedureSlug: null,
      consentVersion,
    })
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
