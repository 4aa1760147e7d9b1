// Reads what the server answers to a save and to a decision: what the screens use of it, and nothing else.
import type { CatalogueChange, CatalogueValue } from '#contract/catalogue.ts'
import { type Guard, hasShape, isListOf, isText, readAs } from '#web/browser/read-reply.ts'
import { isObject, type Json } from './value-at.ts'

export type Outcome = 'done' | 'scheduled' | 'review' | 'same' | 'conflict' | 'prices'

/** One place where a colleague wrote something else meanwhile. `at` is an ISO moment. */
export type Conflict = { path: string; theirs: Json; mine: Json; by: string; at: string }

export type Merged = { path: string; by: string }

/** Amounts in major units as text; of the place `currency` its codes. */
export type UnusualPrice = { path: string; before: string; after: string }

export type Saved = {
  outcome: Outcome
  document: CatalogueValue | null
  base: string
  conflicts: Conflict[]
  merged: Merged[]
  prices: UnusualPrice[]
}

const outcomes: readonly string[] = ['done', 'scheduled', 'review', 'same', 'conflict', 'prices'] satisfies Outcome[]
const isOutcome: Guard<Outcome> = (value): value is Outcome => outcomes.includes(String(value))
/** It came as JSON: it is some. */
const isJson: Guard<Json> = (value): value is Json => value !== undefined
const isDocument: Guard<CatalogueValue | null> = (value): value is CatalogueValue | null =>
  value === null || isObject(value as Json)

const isSaved = hasShape<Saved>({
  outcome: isOutcome,
  document: isDocument,
  base: isText,
  conflicts: isListOf(hasShape<Conflict>({ path: isText, theirs: isJson, mine: isJson, by: isText, at: isText })),
  merged: isListOf(hasShape<Merged>({ path: isText, by: isText })),
  prices: isListOf(hasShape<UnusualPrice>({ path: isText, before: isText, after: isText })),
})

export const readSaved = readAs(isSaved)

export type Decided = { change: Pick<CatalogueChange, 'state' | 'note'> }

const states: readonly string[] = [
  'review',
  'scheduled',
  'done',
  'undone',
  'dropped',
  'failed',
] satisfies CatalogueChange['state'][]
const isState: Guard<CatalogueChange['state']> = (value): value is CatalogueChange['state'] =>
  states.includes(String(value))

export const readDecided = readAs(
  hasShape<Decided>({ change: hasShape<Decided['change']>({ state: isState, note: isText }) }),
)
