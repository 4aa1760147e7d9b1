// What free text finds a hotel by: its words in every language, in one spelling.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import type { Localized } from '#kernel/localized.ts'

/** Lower case, no accents or vowel signs, one form of alef, ya and ta marbuta, no dotless i: both sides of a comparison go through it. */
export function foldText(text: string): string {
  return normalizeWord(text).replaceAll('ı', 'i').replace(/\s+/g, ' ').trim()
}

/** Name, summary and address, in all languages. */
export function searchTextOf(hotel: { name: Localized; summary: Localized; address: Localized }): string {
  return [hotel.name, hotel.summary, hotel.address].flatMap((text) => Object.values(text).map(foldText)).join('\n')
}
