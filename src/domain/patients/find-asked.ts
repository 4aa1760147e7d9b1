// Finds what people asked for and booked by what they gave with it: their e-mail address, their phone, and what it is about.
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '#db/scope.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { type InboxThing, searchable } from '#domain/inbox/inbox.ts'
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

/** With fewer digits nearly every number would be found; four are the end of one, as people give it on the phone. */
const leastDigits = 5

/** The part of a phone number that a text asks for, without what countries are dialled with, for LIKE; undefined for other text. */
export function phonePattern(text: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(text.trim())) return undefined
  const typed = text.replace(/\D/g, '')
  if (typed.length === leastDigits - 1) return `%${typed}`
  const digits = typed.replace(/^0+/, '')
  return digits.length >= leastDigits ? `%${digits}%` : undefined
}

/** A phone number as a pattern is compared with it. */
export const digitsOf = (phone: AnyPgColumn | SQL): SQL => sql`regexp_replace(${phone}, '\\D', '', 'g')`

/** With fewer letters nearly everything would be found. */
const leastLetters = 3

/** Whether the title of a booking holds the text, in any language. */
export function isTitled(text: string): SQL {
  const part = searchable(text)
  if (part.length < leastLetters) return sql`false`
  return sql`exists (select from json_each_text(${bookings.title}) as named
    where strpos(lower(normalize(named.value, nfkc)), ${part}::text) > 0)`
}

/** @returns requests, messages and bookings, the newest of each kind first */
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
  return [
    ...ofRequests.map(({ reference }) => ({ kind: 'quote-request' as const, reference })),
    ...ofMessages,
    ...(await findBooked(scope, text)).map((reference) => ({ kind: 'booking' as const, reference })),
  ]
}

/** @returns references of bookings */
async function findBooked(scope: Scope, text: string): Promise<string[]> {
  const { reference, contact, agreedAt, providerId } = bookings
  const pattern = phonePattern(text)
  const found = or(
    sql`starts_with(lower(${contact} ->> 'email'), ${text.trim().toLowerCase()})`,
    pattern ? sql`${digitsOf(sql`${contact} ->> 'phone'`)} like ${pattern}` : undefined,
    isTitled(text),
  )
  const rows = await scope.transaction
    .select({ reference })
    .from(bookings)
    .where(and(eq(providerId, scope.providerId), isNotNull(agreedAt), found))
    .orderBy(desc(agreedAt))
    .limit(mostThings)
  return rows.map((row) => row.reference)
}

type Given = { email: AnyPgColumn; phone: AnyPgColumn }

/** One of them is enough. The beginning of an address without LIKE: behind row-level security an index answers no other. */
function conditions({ email, phone }: Given, text: string, more: (SQL | undefined)[]): SQL {
  const start = text.trim().toLowerCase()
  const pattern = phonePattern(text)
  const found = or(
    sql`(${email} ~>=~ ${start} and ${email} ~<~ ${`${start}\u{10FFFF}`})`,
    pattern ? sql`${digitsOf(phone)} like ${pattern}` : undefined,
    ...more,
  )
  return found ?? sql`false`
}
