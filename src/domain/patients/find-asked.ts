// Finds what people asked for by what they gave with it: their e-mail address, their phone, and what it is about.
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '#db/scope.ts'
import type { InboxThing } from '#domain/inbox/inbox.ts'
import { contactMessages } from '#domain/inbox/tables.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'

/** Of each kind no more than so many, the newest. */
const mostThings = 2_000

export type Asked = {
  /** As it was typed. */
  text: string
  /** Slugs of the procedures and packages that are called so. */
  about: readonly string[]
}

/** With fewer digits nearly every number would be found. */
const leastDigits = 5

/** The digits of what looks like a phone number, without what countries are dialled with; undefined for other text. */
export function phoneDigits(text: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(text.trim())) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= leastDigits ? digits : undefined
}

/** @returns requests and messages, the newest of each kind first */
export async function findAsked(scope: Scope, { text, about }: Asked): Promise<InboxThing[]> {
  const requests = conditions(quoteRequests, text, [
    about.length > 0 ? inArray(quoteRequests.procedureSlug, [...about]) : undefined,
    about.length > 0 ? inArray(quoteRequests.packageSlug, [...about]) : undefined,
  ])
  const messages = conditions(contactMessages, text, [
    about.length > 0 ? inArray(contactMessages.procedureSlug, [...about]) : undefined,
  ])
  const ofRequests = await scope.transaction
    .select({ reference: quoteRequests.reference })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.providerId, scope.providerId), requests))
    .orderBy(desc(quoteRequests.createdAt))
    .limit(mostThings)
  const ofMessages = await scope.transaction
    .select({ reference: contactMessages.reference, kind: contactMessages.kind })
    .from(contactMessages)
    .where(and(eq(contactMessages.providerId, scope.providerId), messages))
    .orderBy(desc(contactMessages.createdAt))
    .limit(mostThings)
  return [...ofRequests.map(({ reference }) => ({ kind: 'quote-request' as const, reference })), ...ofMessages]
}

type Given = { email: AnyPgColumn; phone: AnyPgColumn }

/** One of them is enough. The beginning of an address without LIKE: behind row-level security an index answers no other. */
function conditions({ email, phone }: Given, text: string, more: (SQL | undefined)[]): SQL {
  const start = text.trim().toLowerCase()
  const digits = phoneDigits(text)
  const found = or(
    sql`(${email} ~>=~ ${start} and ${email} ~<~ ${`${start}\u{10FFFF}`})`,
    digits ? sql`regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}` : undefined,
    ...more,
  )
  return found ?? sql`false`
}
