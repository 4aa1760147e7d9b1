// Tells where the nights of a package end before its patient may fly home.
import { homeDayOf, needsRelease } from '#kernel/days-to-fly.ts'
import type { PackPackage, PackProcedure } from './pack.ts'

type Stay = Pick<PackPackage, 'slug' | 'procedureSlug' | 'nights'>
type Flying = Pick<PackProcedure, 'slug' | 'hospitalNights' | 'flyFromDay' | 'releaseFromDay'>

/**
 * In hospital from the day of the procedure, then in the hotel: a night before the procedure makes the stay end even earlier.
 * @returns a note for each package that ends too early; none for one without a hotel, or where only the surgeon can say
 */
export function noteEarlyEnds(packages: readonly Stay[], procedures: readonly Flying[]): string[] {
  return packages.flatMap(({ slug, procedureSlug, nights }) => {
    const procedure = procedures.find((one) => one.slug === procedureSlug)
    const home = procedure && homeDayOf(procedure)
    if (!procedure || home === null || home === undefined || nights === 0) return []
    const { hospitalNights } = procedure
    const last = hospitalNights + nights
    if (last >= home) return []
    const from = needsRelease(procedure) ? 'the clinic releases the patient' : 'the patient may fly'
    return [
      `packages.json: ${slug}: its nights (${hospitalNights} in hospital, ${nights} in the hotel) end on day ${last}; ` +
        `procedures.csv says that ${from} from day ${home}`,
    ]
  })
}
