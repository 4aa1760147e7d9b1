// Which places of a document are different from before.
import { divide, isNothing, isSame, keysOfList, pathTo } from './places.ts'

/** Null where there was or is nothing. */
export type ChangedPlace = { path: string; before: unknown; after: unknown }

/** Each place that differs, in the order of the document; of a list whose entries changed their order, the list by their keys. */
export function changedPlaces(before: unknown, after: unknown, path = ''): ChangedPlace[] {
  if (isSame(before, after)) return []
  const division = divide([before, after])
  if (!division) return [{ path, before: before ?? null, after: after ?? null }]
  const inside = division.parts.flatMap(({ key, values: [one, other] }) => changedPlaces(one, other, pathTo(path, key)))
  if (division.form !== 'keyed' || isNothing(before) || isNothing(after)) return inside
  const [was, is] = [keysOfList(before) ?? [], keysOfList(after) ?? []]
  return isReordered(was, is) ? [...inside, { path, before: was, after: is }] : inside
}

/** Whether the keys that both have stand in another order. */
export function isReordered(was: readonly string[], is: readonly string[]): boolean {
  const kept = was.filter((key) => is.includes(key))
  return is.filter((key) => was.includes(key)).some((key, at) => key !== kept[at])
}
