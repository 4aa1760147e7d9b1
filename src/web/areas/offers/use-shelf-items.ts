// The catalogue beside an offer, in its currency and in the languages that it is written in.

import { useCallback } from 'react'
import type { PriceUnit } from '#kernel/price-unit.ts'
import { useApiPart } from '#web/areas/profile/use-api-part.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { hasShape, isListOf, isText, readAs } from '#web/browser/read-reply.ts'
import type { Addition, Texts } from './offer-draft-fields.ts'

export type Item = {
  kind: 'procedure' | 'package' | 'part' | 'hotel'
  slug: string
  name: Texts
  within: Texts | null
  price: { from: string; to: string } | null
  unit: PriceUnit
  adds: Addition
}

const isItem = hasShape<Pick<Item, 'slug' | 'kind'>>({
  slug: isText,
  kind: (value): value is Item['kind'] => isText(value),
})
const readItems = readAs(hasShape<{ items: Item[] }>({ items: isListOf((value): value is Item => isItem(value)) }))

/** @param language that the patient reads */
export function useShelfItems(reference: string, currency: string, language: string) {
  const path = `/api/desk/offer-shelf?currency=${currency}&language=${language}&reference=${reference}` as const
  const load = useCallback(
    (call: OwnCall) => call({ name: 'offerShelf', method: 'GET', path, parse: readItems }),
    [path],
  )
  return useApiPart(load)
}
