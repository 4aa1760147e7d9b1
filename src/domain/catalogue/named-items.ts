// What of the catalogue a line of an offer is for: whatever has the name that the line begins with.
import type { Localized } from '#kernel/localized.ts'
import type { ShelfItem } from './offer-shelf.ts'

/** As `Porcelain veneers: 8 teeth` names veneers: those of the longest name; parts of several packages may share one. */
export function namedItems(label: Localized, shelf: readonly ShelfItem[]): ShelfItem[] {
  const isNamed = (text: string, name: string) =>
    name !== '' && text.toLowerCase().startsWith(name.toLowerCase()) && !/^\p{L}/u.test(text.slice(name.length))
  const named = shelf.flatMap((item) => {
    const names = Object.entries(item.name).filter(([code, name]) => isNamed(label[code]?.trim() ?? '', name))
    return names.length > 0 ? [{ item, length: Math.max(...names.map(([, name]) => name.length)) }] : []
  })
  const longest = Math.max(...named.map(({ length }) => length))
  return named.filter(({ length }) => length === longest).map(({ item }) => item)
}
