// Reads what the server answers to a save and to a decision: what the screens use of it, and nothing else.
import type { CatalogueValue } from '#contract/catalogue.ts'
import { type Guard, hasShape, isListOf, isOneOf, isText, type Shown } from '#web/browser/read-reply.ts'
import { isObject, type Json } from './value-at.ts'

/** One place where a colleague wrote something else meanwhile. `at` is an ISO moment. */
export type Conflict = { path: string; theirs: Json; mine: Json; by: string; at: string }

export type Merged = { path: string; by: string }

/** Amounts in major units as text; of the place `currency` its codes. */
export type UnusualPrice = { path: string; before: string; after: string }

export type Saved = {
  outcome: Shown<typeof isOutcome>
  document: CatalogueValue | null
  base: string
  conflicts: Conflict[]
  merged: Merged[]
  prices: UnusualPrice[]
}

const isOutcome = isOneOf('done', 'scheduled', 'review', 'same', 'conflict', 'prices')
/** It came as JSON: it is some. */
const isJson: Guard<Json> = (value): value is Json => value !== undefined
const isDocument: Guard<CatalogueValue | null> = (value): value is CatalogueValue | null =>
  value === null || isObject(value as Json)

export const isSaved = hasShape<Saved>({
  outcome: isOutcome,
  document: isDocument,
  base: isText,
  conflicts: isListOf(hasShape<Conflict>({ path: isText, theirs: isJson, mine: isJson, by: isText, at: isText })),
  merged: isListOf(hasShape<Merged>({ path: isText, by: isText })),
  prices: isListOf(hasShape<UnusualPrice>({ path: isText, before: isText, after: isText })),
})

const isState = isOneOf('review', 'scheduled', 'done', 'undone', 'dropped', 'failed')

export const isDecided = hasShape({ change: hasShape({ state: isState, note: isText }) })
