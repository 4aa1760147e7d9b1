// Writes everything that a provider's pages say in one language as passages.
import type { Offered } from './offered.ts'
import type { Passage } from './passage.ts'
import type { Wording } from './wording.ts'
import { writeClinicPassages } from './write-clinic-passages.ts'
import { writeHotelPassage } from './write-hotel-passages.ts'
import { writeLegalPassages } from './write-legal-passages.ts'
import { writeOfferedPassages, writePackagePassages } from './write-offer-passages.ts'
import { writePersonPassage } from './write-people-passages.ts'
import { writeProcedurePassages } from './write-procedure-passages.ts'

/**
 * Piece by piece, so that whoever gathers them may give way in between.
 * @param offered packages on sale alone: what cannot be had is not told of
 */
export function* writePassages(offered: Offered, wording: Wording): Generator<Passage[]> {
  const { procedures, packages, practitioners, hotels } = offered
  for (const row of procedures) {
    const around = {
      packages: packages.filter(({ procedureSlug }) => procedureSlug === row.slug),
      practitioners: practitioners.filter((one) => one.procedures.includes(row.slug)),
    }
    yield writeProcedurePassages(row, around, wording)
  }
  for (const one of packages) yield writePackagePassages(one, wording)
  for (const one of practitioners) {
    const performed = procedures.filter(({ slug }) => one.procedures.includes(slug))
    yield [writePersonPassage(one, performed, wording)]
  }
  for (const hotel of hotels) yield [writeHotelPassage(hotel, wording)]
  yield writeOfferedPassages(offered, wording)
  yield writeClinicPassages(wording)
  yield writeLegalPassages(wording)
}
