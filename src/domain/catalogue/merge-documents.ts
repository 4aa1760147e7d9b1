// Brings two people's changes of one document together: nothing of either is lost, and where both changed one place it is told.
import { isReordered } from './changed-places.ts'
import { type Division, divide, isFields, isNothing, isSame, keysOfList, type Part, pathTo } from './places.ts'

/** `theirs` stands, `mine` is wanted. */
export type Conflict = { path: string; theirs: unknown; mine: unknown }

/** `value` has theirs in the place of every conflict. */
export type Merged = { value: unknown; conflicts: Conflict[] }

/**
 * @param base what both began from
 * @param mine the one that is being saved
 * @param theirs what stands by now
 * @param chosen paths of conflicts in which mine is wanted all the same
 */
export function mergeDocuments(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  chosen: ReadonlySet<string> = new Set(),
): Merged {
  const conflicts: Conflict[] = []
  const settle = (path: string, own: unknown, standing: unknown): unknown => {
    if (chosen.has(path)) return own
    conflicts.push({ path, theirs: standing ?? null, mine: own ?? null })
    return standing
  }
  const merge = (path: string, from: unknown, own: unknown, standing: unknown): unknown => {
    if (isSame(own, standing) || isSame(from, own)) return standing
    if (isSame(from, standing)) return own
    // What one took away and the other changed is in question as a whole.
    if (isNothing(own) || isNothing(standing)) return settle(path, own, standing)
    const division = divide([from, own, standing])
    if (!division) return settle(path, own, standing)
    const parts = division.parts.map(({ key, values: [one, two, three] }) => ({
      key,
      values: [merge(pathTo(path, key), one, two, three)],
    }))
    if (division.form !== 'keyed') return rebuild(division.form, parts)
    const order = orderOf(keysOfList(from) ?? [], keysOfList(own) ?? [], keysOfList(standing) ?? [])
    return order ? inOrder(parts, order) : settle(path, own, standing)
  }
  return { value: merge('', base, mine, theirs), conflicts }
}

function rebuild(form: Division['form'], parts: readonly Part[]): unknown {
  if (form === 'places') return parts.map(({ values: [value] }) => value)
  const kept = parts.filter(({ values: [value] }) => value !== undefined)
  return Object.fromEntries(kept.map(({ key, values: [value] }) => [key, value]))
}

function inOrder(parts: readonly Part[], order: readonly string[]): unknown[] {
  const entries = new Map(parts.map(({ key, values: [value] }) => [key, value]))
  return order.map((key) => entries.get(key)).filter(isFields)
}

/** The order of whoever moved entries, with what the other added behind what it stood behind; undefined where both moved them apart. */
function orderOf(from: readonly string[], own: readonly string[], standing: readonly string[]): string[] | undefined {
  const moved = [isReordered(from, own), isReordered(from, standing)]
  if (moved[0] && moved[1] && isReordered(own, standing)) return undefined
  const [spine, other] = moved[0] ? [own, standing] : [standing, own]
  const order = [...spine]
  for (const [at, key] of other.entries()) {
    if (order.includes(key)) continue
    const before = other.slice(0, at).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}
