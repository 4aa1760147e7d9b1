// What a client says of themselves: read with what is so before they say anything, and changed field by field.
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { ClientAccount } from './accounts.ts'
import { type ClientDetails, defaultNotifications, type Notifications } from './client.ts'
import { clients } from './tables.ts'

type ClientRow = typeof clients.$inferSelect

type PlainFields = Pick<ClientRow, 'firstName' | 'lastName' | 'currency' | 'phoneNumber' | 'language' | 'pictureId'>

export type ClientRecord = PlainFields & {
  details: ClientDetails
  notifications: Notifications
  /** Null before they said anything. */
  updatedAt: Date | null
}

/** What is left out stays; null empties a part of the details. */
export type ClientChanges = Partial<PlainFields> & {
  details?: { [Part in keyof ClientDetails]: ClientDetails[Part] | null }
  notifications?: Partial<Notifications>
}

/** @param scope of `forClient`, entered as this client */
export async function readRecord(scope: Scope, account: ClientAccount): Promise<ClientRecord> {
  const [row] = await scope.transaction.select().from(clients).where(ofClient(account))
  return row ? toRecord(row) : { ...firstRecord(account), updatedAt: null }
}

/**
 * Changes what is given, in one statement: of two who change different things at once both are kept, also when neither had a
 * row before them.
 * @param scope of `forClient`, entered as this client
 */
export async function changeRecord(
  scope: Scope,
  account: ClientAccount,
  { details = {}, notifications = {}, ...fields }: ClientChanges,
  now: Date,
): Promise<ClientRecord> {
  const parts = Object.entries(details)
  const emptied = parts.filter(([, part]) => part === null).map(([name]) => name)
  const given = Object.fromEntries(parts.filter(([, part]) => part !== null && part !== undefined))
  const { poolId, sub } = account
  const first = firstRecord(account)
  const [row] = await scope.transaction
    .insert(clients)
    .values({
      poolId,
      sub,
      ...first,
      ...fields,
      details: given,
      notifications: { ...first.notifications, ...notifications },
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [clients.poolId, clients.sub],
      set: {
        ...fields,
        details: sql`(${clients.details} - ${sql.param(emptied)}::text[]) || ${JSON.stringify(given)}::jsonb`,
        notifications: sql`${clients.notifications} || ${JSON.stringify(notifications)}::jsonb`,
        updatedAt: now,
      },
    })
    .returning()
  if (!row) throw new Error('a row that was written did not come back')
  return toRecord(row)
}

/** Whether the changes would make anything of the record different: what is saved twice is changed once. */
export function isChanging(
  before: ClientRecord,
  { details = {}, notifications = {}, ...fields }: ClientChanges,
): boolean {
  const given = { ...before.details, ...details }
  const parts = Object.fromEntries(Object.entries(given).filter(([, part]) => part !== null && part !== undefined))
  const after = { ...before, ...fields, details: parts, notifications: { ...before.notifications, ...notifications } }
  return !isDeepStrictEqual(after, before)
}

/** Before they say anything: the names of their account, and nothing else. */
const firstRecord = ({ givenName, familyName }: ClientAccount): Omit<ClientRecord, 'updatedAt'> => ({
  firstName: givenName,
  lastName: familyName,
  currency: '',
  phoneNumber: '',
  language: '',
  pictureId: '',
  details: {},
  notifications: defaultNotifications,
})

function toRecord(row: ClientRow): ClientRecord {
  const { firstName, lastName, currency, phoneNumber, language, pictureId, details, updatedAt } = row
  const notifications = { ...defaultNotifications, ...row.notifications }
  return { firstName, lastName, currency, phoneNumber, language, pictureId, details, notifications, updatedAt }
}

const ofClient = ({ poolId, sub }: ClientKey) => and(eq(clients.poolId, poolId), eq(clients.sub, sub))
