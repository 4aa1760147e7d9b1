// Everything of a provider that its pages speak of, beside the provider itself.

import type { InferSelectModel } from 'drizzle-orm'
import { asc, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { isOnSale } from '#domain/packages/care-package.ts'
import { type PackageRow, readPackages } from '#domain/packages/read-packages.ts'
import { type PractitionerRow, readPractitioners } from '#domain/practitioners/read-practitioners.ts'
import { type ProcedureRow, readProcedures } from '#domain/procedures/read-procedures.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { hotels } from '#domain/rooms/tables.ts'

/** What a row has of the database and no page says. */
type Kept = 'id' | 'providerId' | 'withdrawnAt'

export type KnownProcedure = Omit<ProcedureRow, Kept>
export type KnownPackage = Omit<PackageRow, Kept>
export type KnownPractitioner = Omit<PractitionerRow, Kept>
export type KnownHotel = Omit<InferSelectModel<typeof hotels>, Kept>

/** All on sale, in the order of the provider's lists. */
export type Offered = {
  procedures: readonly KnownProcedure[]
  packages: readonly KnownPackage[]
  practitioners: readonly KnownPractitioner[]
  hotels: readonly KnownHotel[]
}

/** Of more hotels than these nobody asks one by one, and the search for hotels finds them. */
const mostHotels = 500

/** Packages whose dates are over, or not yet begun, are among them: `onSale` leaves them out on a day. */
export async function readOffered(database: Database, provider: Provider): Promise<Offered> {
  const [procedures, packages, practitioners, ownHotels] = await Promise.all([
    readProcedures(database, provider),
    readPackages(database, provider),
    readPractitioners(database, provider),
    database.forProvider(provider.id, (scope) =>
      scope.rows(hotels, isNull(hotels.withdrawnAt), { orderBy: [asc(hotels.position)], limit: mostHotels }),
    ),
  ])
  return { procedures, packages, practitioners, hotels: ownHotels }
}

/** Of packages those of which today is one of their days, and the procedure is offered. */
export function onSale(offered: Offered, today: string): Offered {
  const procedures = new Set(offered.procedures.map(({ slug }) => slug))
  const packages = offered.packages.filter((one) => isOnSale(one, today) && procedures.has(one.procedureSlug))
  return { ...offered, packages }
}
