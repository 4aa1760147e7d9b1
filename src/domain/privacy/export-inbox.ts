// What an export tells of the inbox: messages with their conversations and answers, and what colleagues noted beside anything of the client's.
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { contactAnswers, contactMessages, inboxItems, inboxNotes } from '#domain/inbox/tables.ts'

/** Newest first. */
export async function readContacts(scope: Scope, { poolId, sub }: ClientKey) {
  const isOwn = and(eq(contactMessages.clientPoolId, poolId), eq(contactMessages.clientSub, sub))
  const rows = await scope.rows(contactMessages, isOwn, { orderBy: [desc(contactMessages.createdAt)] })
  const references = rows.map(({ reference }) => reference)
  const answers =
    references.length > 0
      ? await scope.rows(contactAnswers, inArray(contactAnswers.reference, references), {
          orderBy: [asc(contactAnswers.at)],
        })
      : []
  return rows.map((row) => ({
    kind: row.kind,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    procedure: row.procedureSlug,
    text: row.text,
    transcript: row.transcript ?? [],
    consentVersion: row.consentVersion,
    sentAt: row.createdAt,
    answers: answers
      .filter(({ reference }) => reference === row.reference)
      .map(({ byName, text: words, at }) => ({ by: byName, text: words, at })),
  }))
}

/** Oldest first. */
export async function readClinicNotes({ transaction, providerId }: Scope, { poolId, sub }: ClientKey) {
  const { byName, text, at } = inboxNotes
  const isOwn = and(eq(inboxItems.clientPoolId, poolId), eq(inboxItems.clientSub, sub))
  return transaction
    .select({ about: inboxItems.kind, reference: inboxItems.reference, by: byName, text, at })
    .from(inboxNotes)
    .innerJoin(inboxItems, eq(inboxItems.id, inboxNotes.itemId))
    .where(and(eq(inboxNotes.providerId, providerId), eq(inboxItems.providerId, providerId), isOwn))
    .orderBy(asc(at))
}
