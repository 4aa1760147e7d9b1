// The query parameters that pages read. Others (campaign marks and the like) change nothing, so caches leave them out.
import { searchParameters } from './search-parameters.ts'

const listed = [
  'q',
  'category',
  'maxPrice',
  'maxStay',
  'maxFly',
  'sort',
  'compare',
  'procedure',
  'package',
  'sent',
  'lang',
  'to',
  // what the router asks for its own data
  '_routes',
  // the room chosen at a hotel, and parts of a list that its page fetches by themselves
  'offer',
  'at',
  'replaces',
  'source',
  'hotel',
  // the order that was paid for
  'order',
]

/** Each name once: a search for a stay has names of its own, and some that other pages read as well. */
const pageParameters: readonly string[] = [...new Set([...listed, ...searchParameters])]

/** The same query with only the parameters that are read, in a fixed order; `''` or starting with `?`. */
export function keepKnown(search: string, known = pageParameters): string {
  const kept = new URLSearchParams()
  const given = new URLSearchParams(search)
  for (const name of known) for (const value of given.getAll(name)) if (value !== '') kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
