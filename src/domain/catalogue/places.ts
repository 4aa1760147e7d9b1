// How a document divides into places: what two people can change without being in each other's way.

export type Part = { key: string; values: unknown[] }
export type Division = { form: 'object' | 'keyed' | 'places'; parts: Part[] }

type Fields = { [key: string]: unknown }

export const isNothing = (value: unknown): value is null | undefined => value === undefined || value === null

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values say the same: keys in any order, nothing like null. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null)
}

/** JSON with its keys in order: alike for documents that say the same. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (!isFields(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

/**
 * What an entry of a list is told apart by: its slug; of days that differ from the week, which days they are. Undefined where nothing
 * tells it apart.
 */
export function keyOfEntry(entry: unknown): string | undefined {
  if (!isFields(entry)) return undefined
  const { slug, from, to, hours } = entry
  if (typeof slug === 'string' && slug !== '') return slug
  if (typeof from === 'string' && typeof to === 'string' && hours !== undefined) return `${from}/${to}`
  return undefined
}

/** The keys of a list in its order; undefined where an entry has none or two have the same. */
export function keysOfList(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined
  const keys = list.map(keyOfEntry)
  const known = keys.filter((key) => key !== undefined)
  return known.length === list.length && new Set(known).size === known.length ? known : undefined
}

/**
 * Objects divide by their keys, lists by what tells their entries apart, and lists of objects without such a key by the place of each,
 * as long as none came, went or moved: an edit must not land on another line than it was meant for.
 * @param versions of one value, the first being what the others were made from
 * @returns undefined for what is one place as a whole
 */
export function divide(versions: readonly unknown[]): Division | undefined {
  const present = versions.filter((version) => !isNothing(version))
  if (present.length === 0) return undefined
  if (present.every(isFields)) return { form: 'object', parts: byKey(versions, present.flatMap(Object.keys), fieldOf) }
  const lists = present.filter((version) => Array.isArray(version))
  if (lists.length !== present.length) return undefined
  const keys = lists.map(keysOfList)
  if (keys.every((own) => own !== undefined) && keys.some((own) => own.length > 0)) {
    return { form: 'keyed', parts: byKey(versions, keys.flat(), entryOf) }
  }
  if (lists.length !== versions.length || !isUnmoved(lists)) return undefined
  const places = (lists[0] ?? []).map((_, at) => String(at))
  return {
    form: 'places',
    parts: byKey(versions, places, (list, at) => (Array.isArray(list) ? list[Number(at)] : null)),
  }
}

function byKey(versions: readonly unknown[], keys: string[], read: (value: unknown, key: string) => unknown): Part[] {
  return [...new Set(keys)].map((key) => ({ key, values: versions.map((version) => read(version, key)) }))
}

const fieldOf = (value: unknown, key: string): unknown =>
  isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined

const entryOf = (list: unknown, key: string): unknown =>
  Array.isArray(list) ? list.find((entry) => keyOfEntry(entry) === key) : undefined

/** Of equal length, of objects alone, and no entry where another one was. */
function isUnmoved([first = [], ...others]: unknown[][]): boolean {
  if (first.length === 0 || ![first, ...others].every((list) => list.every(isFields))) return false
  const before = first.map(canonicalJson)
  return others.every((list) => {
    if (list.length !== before.length) return false
    return list.map(canonicalJson).every((entry, at) => entry === before[at] || !before.includes(entry))
  })
}

/** The path of a part: `rooms.classic`, `name.ar`. */
export const pathTo = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** Whether one place is the other, or is inside it, or holds it. */
export function overlaps(one: string, other: string): boolean {
  const isWithin = (inner: string, outer: string) => outer === '' || inner === outer || inner.startsWith(`${outer}.`)
  return isWithin(one, other) || isWithin(other, one)
}
