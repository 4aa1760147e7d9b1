// Which addresses arrive in one mailbox: limits of mails to somebody count them as one.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** What stands behind a plus is the owner's own note, and is no other mailbox. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** @param column of an address in lower case */
export const reachesMailbox = (column: AnyColumn, email: string): SQL =>
  sql`regexp_replace(${column}, '\\+[^@]*@', '@') = ${mailboxOf(email)}`
