// The query parameters that pages read. Others (campaign marks and the like) change nothing, so caches leave them out.

const pageParameters: readonly string[] = [
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
]

/** The same query with only the parameters that are read, in a fixed order; `''` or starting with `?`. */
export function keepKnown(search: string, known = pageParameters): string {
  const kept = new URLSearchParams()
  const given = new URLSearchParams(search)
  for (const name of known) for (const value of given.getAll(name)) if (value !== '') kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
