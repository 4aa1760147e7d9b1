// Writes a package as its entry of packages.json.
import type { PackagePart } from '#domain/packages/care-package.ts'
import { writeAmount } from '#kernel/read-amount.ts'
import type { PackPackage } from './pack.ts'

export function writePackage(row: Omit<PackPackage, 'position'>) {
  const { currency } = row
  return {
    slug: row.slug,
    procedure: row.procedureSlug,
    name: row.name,
    summary: row.summary,
    nights: row.nights,
    hotelClass: row.hotelClass,
    transfers: row.transfers,
    companions: row.companions,
    inside: row.inside.map((part) => writePart(part, currency)),
    excluded: row.excluded,
    price: writeAmount({ amountMinor: row.priceMinor, currency }),
    currency,
    validFrom: row.validFrom,
    validTo: row.validTo,
  }
}

function writePart({ text, kind, worthMinor, mayChangeIf }: PackagePart, currency: string) {
  const part = { text, kind, worth: writeAmount({ amountMinor: worthMinor, currency }) }
  return mayChangeIf === null ? part : { ...part, mayChangeIf }
}
