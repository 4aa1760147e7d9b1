// The columns of procedures.csv, each with the field of a procedure's document that it holds.
import type { ProcedureDocument } from './write-procedure.ts'

/** Fields that are not by language. */
export const factColumns = {
  slug: 'slug',
  price_from: 'priceFrom',
  price_to: 'priceTo',
  currency: 'currency',
  unit: 'unit',
  duration_min: 'durationMin',
  anaesthesia: 'anaesthesia',
  hospital_nights: 'hospitalNights',
  stay_days: 'stayDays',
  fly_from_day: 'flyFromDay',
  release_from_day: 'releaseFromDay',
  fly_source: 'flySource',
  fly_source_url: 'flySourceUrl',
  reviewed_by: 'reviewedBy',
  reviewed_on: 'reviewedOn',
} as const satisfies Record<string, keyof ProcedureDocument>

/** Fields that are by language: in procedures.csv in the first one, in procedures.<language>.csv in another. */
export const wordColumns = ['name', 'category', 'summary'] as const satisfies (keyof ProcedureDocument)[]

type FactColumn = keyof typeof factColumns
type WordColumn = (typeof wordColumns)[number]

/** In the order of docs/data-pack.md. */
export const tableColumns = ['slug', ...wordColumns, ...factsAfterSlug()] as (FactColumn | WordColumn)[]
export const translationColumns = ['slug', ...wordColumns] as const

function factsAfterSlug(): string[] {
  return Object.keys(factColumns).filter((column) => column !== 'slug')
}
