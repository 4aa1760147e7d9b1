// The names of what a search says in its address, and which steps between addresses are another search: what every page has to know.

/** In the order in which they are written. */
export const searchNames = [
  'checkIn',
  'checkOut',
  'nights',
  'room',
  'text',
  'max',
  'maxCurrency',
  'stars',
  'feature',
  'board',
  'refundable',
  'minutes',
  'sort',
  'show',
  'procedure',
  'view',
  'lang',
] as const

/** Fields of the form without scripts, which cannot write `room=2-4-11`: each of the four rooms has its own pair. */
export const plainRooms = [1, 2, 3, 4].map((number) => ({ adults: `adults${number}`, ages: `ages${number}` }))

/** All that a search page reads of its address. */
export const searchParameters: readonly string[] = [
  ...searchNames,
  ...plainRooms.flatMap(({ adults, ages }) => [adults, ages]),
]

/** Whether one page of searching follows on itself, in the same language: all around the search stays as it is. */
export function isOtherSearch(from: URL, to: URL): boolean {
  const isSearch = from.pathname.endsWith('/hotels') && from.pathname === to.pathname && from.search !== to.search
  return isSearch && from.searchParams.get('lang') === to.searchParams.get('lang')
}
