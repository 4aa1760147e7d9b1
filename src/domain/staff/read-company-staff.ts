// Who stands under an address, or as a person, on the lists of a company's locations, each of which keeps its own.
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { providerDomains, providers } from '#domain/provider/tables.ts'
import type { Localized } from '#kernel/localized.ts'
import type { StaffRow } from './hold-list.ts'
import { staffMembers } from './tables.ts'

type Doors = Pick<Database, 'forProvider' | 'directory'>

/** @param email in lower case. @returns also those who have left */
export async function readCompanyStaff(database: Doors, companyId: string, email: string): Promise<StaffRow[]> {
  const places = await database.directory((transaction) =>
    transaction.select({ id: providers.id }).from(providers).where(eq(providers.companyId, companyId)),
  )
  const found: StaffRow[] = []
  for (const { id } of places)
    found.push(...(await database.forProvider(id, (scope) => scope.rows(staffMembers, eq(staffMembers.email, email)))))
  return found
}

/** Another location of the company where somebody works too. `domain` is the first of its site's. */
export type OtherPlace = { providerId: string; name: Localized; domain: string }

/** @param here the location that is not meant */
export async function staffElsewhere(
  database: Doors,
  { companyId, here }: { companyId: string; here: string },
  { poolId, sub }: { poolId: string; sub: string },
): Promise<OtherPlace[]> {
  const rows = await database.directory((transaction) =>
    transaction
      .select({ id: providers.id, location: providers.location, domain: providerDomains.domain })
      .from(providers)
      .innerJoin(providerDomains, eq(providerDomains.providerId, providers.id))
      .where(eq(providers.companyId, companyId))
      .orderBy(providers.slug, providerDomains.domain),
  )
  const others = new Map(
    rows
      .filter(({ id }) => id !== here)
      .toReversed()
      .map((row) => [row.id, row]),
  )
  const found: OtherPlace[] = []
  for (const { id, location, domain } of [...others.values()].toReversed()) {
    const own = await database.forProvider(id, (scope) => scope.rows(staffMembers, eq(staffMembers.sub, sub)))
    if (own.some((row) => row.poolId === poolId && row.leftAt === null))
      found.push({ providerId: id, name: location.name, domain })
  }
  return found
}
