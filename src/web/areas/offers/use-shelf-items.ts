// The catalogue beside an offer, in its currency and in the languages that it is written in.
import { useCallback } from 'react'
import type { PriceUnit } from '#kernel/price-unit.ts'
import { readOfferShelf } from '#web/browser/endpoints/offer-drafts.ts'
import { hasShape, isListOf, isText } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useApiPart } from '#web/signed-in/use-api-part.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
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
const isItems = hasShape({ items: isListOf((value): value is Item => isItem(value)) })

/** @param language that the patient reads */
export function useShelfItems(reference: string, currency: string, language: string) {
  const load = useCallback(
    (call: OwnCall) => call(toEndpoint(readOfferShelf, { currency, language, reference }, isItems)),
    [currency, language, reference],
  )
  return useApiPart(load)
}
