// Lists a provider's patients, the most recent first, each with their last request.
import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import { documentShares } from '#domain/documents/tables.ts'
import { partStart, searchable } from '#domain/inbox/inbox.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { typedReference } from '#kernel/id.ts'
import { type Described, describeAsked } from './describe-asked.ts'
import { digitsOf, isTitled, phonePattern } from './find-asked.ts'

export type PatientLine = { sub: string; name: string; lastAt: Date; lastRequest: Described | null }

/** Where a page ended. */
export type PatientPlace = { lastAt: string; sub: string }

type Asked = {
  poolId: string
  text?: string | undefined
  /** Slugs of the procedures and packages that are called so. */
  about: readonly string[]
  after?: PatientPlace | undefined
  /** Plain date where the provider is. */
  today: string
}

export const patientPageRows = 50

/** @param asked `text`: the beginning of a name, of an address that they gave here or of a reference; a phone number, or what is booked */
export async function listPatients(
  database: Pick<Database, 'forProvider' | 'forPool'>,
  providerId: string,
  asked: Asked,
): Promise<{ patients: PatientLine[]; next: PatientPlace | null }> {
  const { rows, described } = await database.forProvider(providerId, async (scope) => {
    const found = await readPage(scope, asked)
    const things = found.flatMap(({ reference }) => (reference ? { kind: 'quote-request' as const, reference } : []))
    return { rows: found, described: await describeAsked(scope, things, asked.today) }
  })
  const page = rows.slice(0, patientPageRows)
  const names = await readAccountNames(database, asked.poolId, page)
  const last = page.at(-1)
  return {
    patients: page.map(({ sub, name, moment, reference }) => ({
      sub,
      name: name || (names.get(sub) ?? ''),
      lastAt: new Date(moment),
      lastRequest: described.get(reference ?? '') ?? null,
    })),
    next: rows.length > page.length && last ? { lastAt: last.exact, sub: last.sub } : null,
  }
}

type Row = { sub: string; name: string; moment: Date; exact: string; reference: string | null }

/** What each client did here, put together by client: the last moment, and the name that they gave last. */
async function readPage(
  { transaction, providerId }: Scope,
  { poolId, text = '', about, after }: Asked,
): Promise<Row[]> {
  const older = after ? sql`(max(at), sub) < (${after.lastAt}::timestamptz, ${after.sub}::text)` : sql`true`
  const { rows } = await transaction.execute<Omit<Row, 'name'> & { name: string | null }>(sql`
    with seen as (
      select client_sub as sub, name, lower(email) as email, reference, created_at as at,
        ${digitsOf(sql`phone`)} as phone, array[procedure_slug, package_slug] as asked, false as is_titled from ${quoteRequests}
      where provider_id = ${providerId}::uuid and client_pool_id = ${poolId} and client_sub is not null
      union all
      select client_sub, concat_ws(' ', contact->>'firstName', contact->>'lastName'), lower(contact->>'email'), reference, agreed_at,
        ${digitsOf(sql`contact->>'phone'`)}, null, ${isTitled(text)}
      from ${bookings} where provider_id = ${providerId}::uuid and client_pool_id = ${poolId} and agreed_at is not null
      union all
      select sub, null, null, null, shared_at, null, null, false from ${documentShares}
      where provider_id = ${providerId}::uuid and pool_id = ${poolId}
    )
    select sub, (array_agg(name order by at desc) filter (where name <> ''))[1] as name, max(at) as moment, max(at)::text as exact,
      (array_agg(reference order by at desc) filter (where asked is not null))[1] as reference
    from seen group by sub having ${text.trim() === '' ? sql`true` : sql`bool_or(${isAskedFor(text, about)})`} and ${older}
    order by max(at) desc, sub desc limit ${patientPageRows + 1}`)
  return rows.map((row) => ({ ...row, name: row.name ?? '' }))
}

/** Of what one client did here, by the columns of `seen`. */
function isAskedFor(text: string, about: readonly string[]): SQL {
  const pattern = phonePattern(text)
  const reference = typedReference(text)
  const start = partStart(searchable(text))
  const found = or(
    // Any word of it; a hyphen parts words as a space does.
    start ? sql`strpos(translate(' ' || lower(name), '-', ' '), ${` ${start}`}::text) > 0` : undefined,
    sql`starts_with(email, ${text.trim().toLowerCase()})`,
    reference ? sql`starts_with(reference, ${reference})` : undefined,
    pattern ? sql`phone like ${pattern}` : undefined,
    sql`asked && ${sql.param([...about])}::text[]`,
    sql`is_titled`,
  )
  return found ?? sql`false`
}

/** Of those who gave no name here: as their account says. */
async function readAccountNames(
  database: Pick<Database, 'forPool'>,
  poolId: string,
  rows: readonly Row[],
): Promise<Map<string, string>> {
  const nameless = rows.filter(({ name }) => name === '').map(({ sub }) => sub)
  if (nameless.length === 0) return new Map()
  const found = await database.forPool(poolId, (transaction) =>
    transaction.select().from(clientAccounts).where(inArray(clientAccounts.sub, nameless)),
  )
  return new Map(found.map(({ sub, givenName, familyName }) => [sub, `${givenName} ${familyName}`.trim()]))
}
