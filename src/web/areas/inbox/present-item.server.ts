// One item of the inbox in words: what it is about, line by line, what was said, what colleagues noted, and what may be done.
import { readInboxItem } from '#contract/inbox.ts'
import { Fault } from '#kernel/fault.ts'
import { isLanguageCode } from '#kernel/language-code.ts'
import { languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { Fact, ItemReply, Said } from './item-view.ts'
import { presentConversation } from './present-conversation.server.ts'
import { presentRow, wholeMoment } from './present-inbox.server.ts'
import { presentProcedure, presentRequest } from './present-request.server.ts'
import {
  presentBooking,
  presentInforming,
  presentOrder,
  presentOutcome,
  presentShare,
  presentStuck,
} from './present-things.server.ts'

/** `known` is undefined where it cannot be had. @throws Fault not-found, not-allowed, invalid-input for what is no id */
export async function presentItem(page: PageContext, id: string, now: Date) {
  const { language } = page.visitor
  const reply = await page.call(readInboxItem, { id, language }).catch(unlessRefused)
  return { id, now: now.toISOString(), known: reply && presentKnown(page, reply, now) }
}
export type KnownItem = ReturnType<typeof presentKnown>

/** Of an address that nothing is at, or that they may not see. */
const refusals: readonly Fault['code'][] = ['not-allowed', 'not-found', 'invalid-input']

function unlessRefused(error: unknown): undefined {
  if (error instanceof Fault && !refusals.includes(error.code)) return undefined
  throw error
}

function presentKnown(page: PageContext, reply: ItemReply, now: Date) {
  const { item, notes, colleagues, seen, patient, request, contact, share, booking, order } = reply
  const said = request?.messages ?? contact?.answers ?? []
  const name = request?.name ?? contact?.name ?? item.from
  return {
    row: presentRow(page, item, now),
    received: page.t('meta.desk.inbox.received', { moment: wholeMoment(page, item.receivedAt) }),
    colleagues,
    patient,
    /** How far the thread below goes. */
    seen,
    /** What they wrote at first. */
    words: request?.need || contact?.text || '',
    health: request?.medicalNotes ?? '',
    /** Null where it is not about one. */
    conversation: contact && item.kind === 'assistant-question' ? presentConversation(page, contact) : null,
    facts: factsOf(page, reply),
    informing: booking && presentInforming(page, booking),
    outcome: booking && presentOutcome(booking),
    stuck: order && presentStuck(page, order),
    reach: reachOf(page, request ?? contact ?? undefined, request?.channel),
    offer: request?.offer ?? null,
    said: said.map((one) => presentSaid(page, one, name)),
    /** A request is answered in its thread, a message by mail; the rest is not answered here. */
    answering: request ? ('thread' as const) : contact ? ('mail' as const) : null,
    notes: notes.map((note) => ({ ...note, moment: wholeMoment(page, note.at) })),
    isOfPatient: Boolean(share ?? booking ?? order),
    /** They said something that nobody has answered. */
    isAsked: item.state === 'open' && said.at(-1)?.by === null,
  }
}

function factsOf(page: PageContext, { request, contact, share, booking, order }: ItemReply): Fact[] {
  if (request) return presentRequest(page, request)
  if (contact) return presentProcedure(page, contact.procedure)
  if (share) return presentShare(page, share)
  if (booking) return presentBooking(page, booking)
  return order ? presentOrder(page, order) : []
}

type Reached = { email: string; phone: string; language: string }

function reachOf({ t, visitor }: PageContext, one: Reached | undefined, channel?: string): Fact[] {
  if (!one) return []
  const wish = channel === 'phone' || channel === 'whatsapp' || channel === 'email' ? channel : undefined
  return [
    { label: t('meta.desk.inbox.email'), text: one.email, href: `mailto:${one.email}`, isLatin: true },
    {
      label: t('meta.desk.inbox.phone'),
      text: one.phone,
      href: `tel:${one.phone.replace(/[^\d+]/g, '')}`,
      isLatin: true,
    },
    { label: t('meta.desk.inbox.wish'), text: wish ? t(`quote.channel.${wish}`) : '' },
    {
      label: t('meta.desk.inbox.language'),
      text: isLanguageCode(one.language) ? languageName(one.language, visitor.language) : one.language,
    },
  ].filter(({ text }) => text !== '')
}

function presentSaid(
  page: PageContext,
  { id, by, text, at }: { id: string; by: string | null; text: string; at: string },
  name: string,
): Said {
  return { id, who: by ?? name, isOurs: by !== null, text, at, moment: wholeMoment(page, at) }
}
